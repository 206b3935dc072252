import { describe, expect, it } from 'vitest'
import { usesIn } from './uses-in'

const lists: Record<string, string> = {
  android: `types:
  Beckon: { kind: object, members: { inbox: { kind: function, type: BeckonInbox, signature: 'fun inbox(): BeckonInbox' } } }
  BeckonInbox:
    kind: class
    members:
      badge: { kind: property, signature: 'val badge: Int' }
      refresh: { kind: function, signature: fun refresh() }
      add: { kind: function, signature: 'suspend fun add(id: String, note: String)' }
`,
  ios: `types:
  Beckon:
    kind: class
    members:
      shared: { kind: property, type: Beckon }
      isReady: { kind: property, signature: 'var isReady: Bool' }
      add: { kind: function, signature: 'func add(_ id: String, note: String) async throws' }
      note:
        kind: function
        signature: { objc: '- (void)addNote:(NSString *)note', swift: 'func add(note: String)' }
  BeckonError: { kind: enum, members: { gone: value, late: value } }
`,
  flutter: `types:
  Beckon:
    kind: class
    members:
      items: { kind: property, signature: 'static Future<List<int>> get items' }
      add: { kind: function, signature: 'static Future<void> add(String id, {required String? note})' }
`,
}

/** What is wrong with the uses in a piece of code. */
function wrongIn(platform: string, language: string, text: string): (string | undefined)[] {
  return usesIn(`v3/${platform}`, lists[platform] ?? '', language, text).unknown.map(
    ({ written, wrong }) => wrong ?? `no ${written}`,
  )
}

describe('a use whose name is right, and whose form is not', () => {
  it.each([
    ['android', 'kotlin', 'Beckon.inbox().badge()', 'is a property and is not called'],
    ['android', 'kotlin', 'val a = Beckon.inbox().refresh', 'is a function and has to be called'],
    ['android', 'kotlin', 'Beckon.inbox().add(ID, text = a)', 'is called with id, note, not with _, text'],
    ['ios', 'swift', 'Beckon.shared.isReady()', 'is a property and is not called'],
    ['ios', 'swift', 'Beckon.shared.add(id: a, note: b)', 'is called with _, note, not with id, note'],
    ['ios', 'swift', 'Beckon.shared.add(a, b)', 'is called with _, note, not with _, _'],
    ['flutter', 'dart', 'await Beckon.items();', 'is a property and is not called'],
    ['flutter', 'dart', "Beckon.add('a', text: 'b');", 'is called with _, note, not with _, text'],
    ['flutter', 'dart', "Beckon.add('a', 'b');", 'is called with _, note, not with _, _'],
    ['ios', 'swift', 'func f(e: BeckonError) { switch e { case .goen: break; default: break } }', 'no goen'],
  ])('is found on %s in %s: %s', (platform, language, text, found) => {
    expect(wrongIn(platform, language, text)).toEqual([found])
  })

  it.each([
    ['android', 'kotlin', 'Beckon.inbox().badge'],
    ['android', 'kotlin', 'run(Beckon.inbox()::refresh)'],
    ['android', 'kotlin', 'Beckon.inbox().add(note = a, id = b)'],
    ['android', 'kotlin', 'Beckon.inbox().add(a, b, callback)'],
    ['ios', 'swift', 'Beckon.shared.add(a, note: b)'],
    ['ios', 'swift', 'Beckon.shared.add(a, note: b, completion: done)'],
    ['ios', 'swift', 'Beckon.shared.add(a, note: b) { result in }'],
    ['ios', 'swift', 'Beckon.shared.add(note: b)'],
    ['ios', 'swift', 'Beckon.shared.add(a < b, note: c > d)'],
    ['flutter', 'dart', 'Beckon.add(f<int, int>(a), note: b);'],
    ['flutter', 'dart', "Beckon.add('a', note: null);"],
    ['flutter', 'dart', 'final items = await Beckon.items;'],
    ['ios', 'swift', 'func f(e: BeckonError) { switch e { case .gone, .late: go(.now) } }'],
  ])('is none on %s in %s: %s', (platform, language, text) => {
    expect(wrongIn(platform, language, text)).toEqual([])
  })
})
