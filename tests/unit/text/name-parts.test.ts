import { describe, expect, it } from 'vitest'
import { declarationParts, nameParts } from '../../../src/text/name-parts'

describe('long names', () => {
  it.each([
    ['hasRemoteNotificationsEnabled', 'has|Remote|Notifications|Enabled'],
    ['com.beckon.push.ktx', 'com.|beckon.|push.|ktx'],
    ['beckonPushLib:didUpdateHeading:', 'beckon|Push|Lib:|did|Update|Heading:'],
    ['https://push.beckon.example/device', 'https://|push.beckon.example|/device'],
    ['https://<host>.example:8080/a/b', 'https://|<host>.example:8080|/a/|b'],
    ['BECKON_APPLICATION_KEY', 'BECKON_|APPLICATION_|KEY'],
  ])('%s breaks between its parts', (name, parts) => {
    expect(nameParts(name).join('|')).toBe(parts)
  })

  it.each(['Set up iOS and tvOS', 'React Native', 'addTag(tag)', 'JavaScript'])(
    '“%s” stays whole',
    (text) => {
      expect(nameParts(text)).toEqual([text])
    },
  )
})

describe('declarations', () => {
  it.each([
    [
      'fun handleNotificationReply(intent: Intent, callback: BeckonCallback<BeckonNotification>)',
      'fun |handleNotificationReply(|intent: |Intent, |callback: |BeckonCallback<|BeckonNotification>)',
    ],
    [
      'func application(didReceiveRemoteNotificationWithCompletion:)',
      'func |application(|did|Receive|Remote|Notification|With|Completion:)',
    ],
    ['fun addTag(tag: String)', 'fun |addTag(tag: |String)'],
  ])('%s breaks behind its marks, and in a name only where that is longer than a line', (code, parts) => {
    expect(declarationParts(code, 24).join('|')).toBe(parts)
    expect(declarationParts(code, 24).join('')).toBe(code)
  })
})
