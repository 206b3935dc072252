import { describe, expect, it } from 'vitest'
import { usesIn } from './uses-in'

const old = `types:
  Beckon:
    kind: class
    members:
      shared: { kind: function, type: Beckon, signature: Beckon shared() }
      getDeviceId: { kind: function, signature: String getDeviceId() }
      isSetup: { kind: function, signature: boolean isSetup() }
      getTags: { kind: function, signature: 'void getTags(BeckonCallback<String> callback)' }
      getInbox: { kind: function, type: BeckonInbox, signature: BeckonInbox getInbox() }
  BeckonInbox: { kind: class, members: { refresh: { kind: function, signature: void refresh() } } }
`
const late = `types:
  Beckon: { kind: object, members: { getDeviceId: { kind: function, signature: 'fun getDeviceId(): String' } } }
`

/** What is found about a piece of code of an app that has a library in Java or one in Kotlin. */
const found = (file: string, list: string, language: string, text: string): string[] =>
  usesIn(file, list, language, text).unknown.map(
    ({ written, wrong }) => `${written} ${wrong ?? 'is unknown'}`,
  )

describe('a getter of Java', () => {
  it.each([
    ['kotlin', 'val id = Beckon.shared().deviceId'],
    ['kotlin', 'val id = Beckon.shared().getDeviceId()'],
    ['kotlin', 'if (Beckon.shared().isSetup) show()'],
    ['kotlin', 'val inbox = Beckon.shared().inbox\ninbox.refresh()'],
    ['inline', 'Beckon.shared().deviceId'],
    ['java', 'String id = Beckon.shared().getDeviceId();'],
  ])('is read in %s by %s', (language, text) => {
    expect(found('v2/android', old, language, text)).toEqual([])
  })

  it.each([
    ['kotlin', 'val id = Beckon.shared().deviceId()', 'deviceId is a property and is not called'],
    ['kotlin', 'val id = Beckon.shared().getDeviceId', 'getDeviceId is a function and has to be called'],
    ['kotlin', 'val tags = Beckon.shared().tags', 'tags is unknown'],
    ['kotlin', 'val inbox = Beckon.shared().inbox\ninbox.reload()', 'reload is unknown'],
    ['kotlin', 'Beckon.shared().deviceName', 'deviceName is unknown'],
    ['java', 'String id = Beckon.shared().deviceId;', 'deviceId is unknown'],
    ['inline', 'Beckon.shared().deviceId()', 'deviceId is a property and is not called'],
  ])('is not read in %s by %s', (language, text, wrong) => {
    expect(found('v2/android', old, language, text)).toEqual([wrong])
  })

  it('is none where the library is written in Kotlin', () => {
    expect(found('v3/android', late, 'kotlin', 'val id = Beckon.deviceId')).toEqual(['deviceId is unknown'])
  })
})
