import { describe, expect, it } from 'vitest'
import { indexSymbols } from '../../../src/compiler/symbols/look-up'
import { findUses } from '../../../src/compiler/symbols/find-uses'
import { readSymbolLists } from '../../../src/compiler/symbols/read-lists'
import { makeTree } from '../content/compile'

const list = `types:
  BeckonPushLib:
    kind: class
    members:
      shared: { kind: function, type: BeckonPushLib, signature: { objc: '+ (BeckonPushLib *)shared', swift: 'class func shared() -> BeckonPushLib' } }
      openScannable:
        kind: function
        signature:
          objc: '- (void)openScannable:(BeckonScannable *)scannable completionHandler:(Block)completion'
          swift: 'func open(_ scannable: BeckonScannable, completionHandler completion: Block)'
      openSettings:
        kind: function
        signature:
          objc: '- (void)openSettings:(BeckonNotification *)notification'
          swift: 'func open(settings notification: BeckonNotification)'
      continueUserActivity:
        kind: function
        signature:
          objc: '- (BOOL)continueUserActivity:(NSUserActivity *)activity'
          swift: 'func \`continue\`(_ activity: NSUserActivity) -> Bool'
  BeckonDevice: { kind: class }
  BeckonPushLibDelegate:
    kind: protocol
    members:
      'beckonPushLib:didRegisterDevice:':
        kind: event
        signature:
          objc: '- (void)beckonPushLib:(BeckonPushLib *)library didRegisterDevice:(BeckonDevice *)device'
          swift: 'func beckonPushLib(_ library: BeckonPushLib, didRegister device: BeckonDevice)'
`

function usesOf(text: string, language: string) {
  const { lists } = readSymbolLists(makeTree({ 'content/symbols/v2/ios.yaml': list }))
  const { uses, unknown } = findUses({ text, language }, indexSymbols(lists), new Set())
  return [
    uses.map(({ id }) => id).filter((id) => id.includes('.')),
    unknown.map(({ written, wrong }) => wrong ?? written),
  ]
}

describe('a method that a list calls as Objective-C does', () => {
  it.each([
    ['open(scannable) { _, _ in }', 'BeckonPushLib.openScannable'],
    ['open(settings: message)', 'BeckonPushLib.openSettings'],
    ['continue(activity)', 'BeckonPushLib.continueUserActivity'],
  ])('is found by its name in Swift: %s', (call, id) => {
    expect(usesOf(`BeckonPushLib.shared().${call}`, 'swift')).toEqual([['BeckonPushLib.shared', id], []])
  })

  it('is found where a class of Swift has it, and in a sentence', () => {
    const method = 'func beckonPushLib(_ library: BeckonPushLib, didRegister device: BeckonDevice) {}'
    const id = 'BeckonPushLibDelegate.beckonPushLib:didRegisterDevice:'
    expect(usesOf(method, 'swift')).toEqual([[id], []])
    expect(usesOf('beckonPushLib(_:didRegister:)', 'inline')).toEqual([[id], []])
  })

  it('is wrong in Swift with labels that no method of the name has', () => {
    expect(usesOf('BeckonPushLib.shared().open(message, in: controller)', 'swift')[1]).toEqual([
      expect.stringContaining('is called with'),
    ])
  })

  it('is wrong in Objective-C by its name in Swift', () => {
    expect(usesOf('[[BeckonPushLib shared] open:scannable completionHandler:done];', 'objc')[1]).toEqual([
      expect.stringContaining('is sent as'),
    ])
  })
})
