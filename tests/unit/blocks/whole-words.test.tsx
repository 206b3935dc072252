import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { ErrorEntry } from '../../../src/blocks/errors/ErrorEntry'
import { Start } from '../../../src/blocks/home/Starts'
import { calloutList } from '../../../src/compiler/site/callout-list'

vi.mock('react-i18next', () => ({ useTranslation: () => ({ t: (key: string) => key }) }))

const words = 'An e-mail of BeckonNotificationServiceError'
const drawn = 'An <span class="nobr">e-mail</span> of Beckon<wbr/>Notification<wbr/>Service<wbr/>Error'

describe('short words with a hyphen stay whole, and long names break between their parts', () => {
  it('in each text of an error', () => {
    const html = renderToStaticMarkup(
      <ErrorEntry id="one" title={words} also={words} meaning={words} cause={words} />,
    )
    expect(html.split(drawn)).toHaveLength(5)
  })

  it('in the line that says for whom a way to begin is', () => {
    expect(renderToStaticMarkup(<Start id="one" title="One" who={words} />)).toContain(`>${drawn}</p>`)
  })

  it('in what is said of a number in a picture, which is HTML of the build', () => {
    const list = calloutList('guides/a.png', [{ n: 1, label: words, text: words }])
    const here = drawn.replaceAll('<wbr/>', '<wbr>')
    expect(list).toBe(`<ol><li id="a-1" value="1"><a href="#a-1">${here}</a> <span>${here}</span></li></ol>`)
  })
})
