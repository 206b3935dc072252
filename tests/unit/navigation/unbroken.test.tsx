import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Unbroken } from '../../../src/navigation/Unbroken'

const drawn = (text: string) => renderToStaticMarkup(<Unbroken text={text} />)

describe('a label', () => {
  it('breaks in a name that is longer than its line where the name has parts', () => {
    expect(drawn('BeckonNotificationDeliveryMechanism')).toBe(
      'Beckon<wbr/>Notification<wbr/>Delivery<wbr/>Mechanism',
    )
    expect(drawn('Migrate com.beckon.push.receiver')).toBe(
      'Migrate com.<wbr/>beckon.<wbr/>push.<wbr/>receiver',
    )
    expect(drawn('BECKON_APPLICATION_KEY')).toBe('BECKON_<wbr/>APPLICATION_<wbr/>KEY')
  })

  it.each(['BeckonPush', 'BeckonUserInbox', 'Set up iOS and tvOS', 'Internationalisation', ''])(
    'has no byte more than its text where none is so long: “%s”',
    (text) => {
      expect(drawn(text)).toBe(text)
    },
  )

  it('keeps short words with a hyphen whole', () => {
    expect(drawn('In-app messages')).toBe('<span class="nobr">In-app</span> messages')
  })
})
