import { describe, expect, it } from 'vitest'
import { usesIn } from './uses-in'

const lists: Record<string, string> = {
  android: `types:
  Beckon:
    kind: object
    members:
      launch: { kind: function, signature: fun launch() }
      old: { kind: function, signature: old(tag) }
      none: function
      all: { kind: function, signature: 'fun all(vararg tags: String)' }
      register: { kind: function, signature: 'suspend fun register(userId: String?, userName: String? = null)' }
      find: { kind: function, signature: 'fun find(id: String)' }
      'find(URL)': { kind: function, signature: 'fun find(url: Uri, deep: Boolean, fast: Boolean)' }
      observe: { kind: function, signature: 'fun observe(listener: (Map<String, Any>) -> Unit)' }
`,
  ios: `types:
  Beckon:
    kind: class
    members:
      shared: { kind: property, type: Beckon }
      isIn: { kind: function, signature: 'func isIn(_ zone: String) -> Bool' }
      fetch: { kind: function, signature: 'func fetch(_ tag: String) async throws -> String' }
      sign: { kind: function, signature: 'func sign(a: String, b: String) async throws' }
      load: { kind: function, signature: 'func load(_ tag: String, done: @escaping (Error?) -> Void)' }
`,
  'react-native': `types:
  Beckon:
    kind: class
    members:
      add: { kind: function, signature: 'add(tag: string, options?: Options): Promise<void>' }
`,
  flutter: `types:
  Beckon:
    kind: class
    members:
      log: { kind: function, signature: 'Future<void> log(String name, {Map<String, dynamic>? data})' }
`,
}

/** What is found about a piece of code on a platform. */
function wrongIn(platform: string, language: string, text: string): (string | undefined)[] {
  return usesIn(`v3/${platform}`, lists[platform] ?? '', language, text).unknown.map(({ wrong }) => wrong)
}

describe('a call with the wrong number of arguments', () => {
  it.each([
    ['android', 'kotlin', 'Beckon.launch(this)', 'takes no arguments, not 1'],
    ['android', 'kotlin', 'Beckon.register()', 'takes 1 to 2 arguments and perhaps a callback, not 0'],
    [
      'android',
      'kotlin',
      'Beckon.register(a, b, c, d)',
      'takes 1 to 2 arguments and perhaps a callback, not 4',
    ],
    [
      'android',
      'kotlin',
      'Beckon.register("a", "b", "c")',
      'takes 1 to 2 arguments and perhaps a callback, not 3',
    ],
    [
      'android',
      'kotlin',
      'Beckon.register("a", null, true)',
      'takes 1 to 2 arguments and perhaps a callback, not 3',
    ],
    ['ios', 'swift', 'Beckon.shared.fetch("a", "b")', 'takes 1 argument and perhaps a callback, not 2'],
    ['android', 'kotlin', 'Beckon.find(a, b)', 'takes 1 to 3 arguments, not 2'],
    ['android', 'java', 'Beckon.launch(this, "a");', 'takes no arguments, not 2'],
    ['ios', 'swift', 'Beckon.shared.isIn()', 'takes 1 argument, not 0'],
    ['ios', 'swift', 'if Beckon.shared.isIn("a", "b") { go() }', 'takes 1 argument, not 2'],
    [
      'ios',
      'swift',
      'Beckon.shared.sign(a: "a") { result in show(result) }',
      'takes 2 arguments and perhaps a callback, not 1',
    ],
    [
      'ios',
      'swift',
      'Beckon.shared.fetch { result in show(result) }',
      'takes 1 argument and perhaps a callback, not 0',
    ],
    ['ios', 'swift', 'Beckon.shared.load { error in show(error) }', 'takes 2 arguments, not 1'],
    ['react-native', 'tsx', 'await Beckon.add()', 'takes 1 to 2 arguments, not 0'],
    ['react-native', 'js', 'Beckon.add(a, { b, c }, [d, e])', 'takes 1 to 2 arguments, not 3'],
    ['flutter', 'dart', "await Beckon.log('a', {'b': 1}, 'c');", 'takes 1 to 2 arguments, not 3'],
  ])('is found on %s in %s: %s', (platform, language, text, wrong) => {
    expect(wrongIn(platform, language, text)).toEqual([wrong])
  })

  it.each([
    ['android', 'kotlin', 'Beckon.launch()'],
    ['android', 'kotlin', 'Beckon.none(1, 2, 3)'],
    ['android', 'kotlin', 'Beckon.old(1, 2)'],
    ['android', 'kotlin', 'Beckon.all("a", "b", "c")'],
    ['android', 'kotlin', 'Beckon.register(mapOf<String, Int>().a, f(1, 2)) { }'],
    ['android', 'kotlin', 'Beckon.register(\n  userId = "a",\n  userName = "b",\n)'],
    ['android', 'kotlin', 'Beckon.observe { map -> show(map) }'],
    ['android', 'kotlin', 'tags.forEach(Beckon::find)'],
    ['android', 'kotlin', 'Beckon.find(a, b, c)'],
    ['ios', 'swift', 'if Beckon.shared.isIn("a") { go() }'],
    ['ios', 'swift', 'Beckon.shared.fetch("a") { result in show(result) }'],
    ['ios', 'swift', 'Beckon.shared.sign(a: "a", b: "b") { result in show(result) }'],
    ['ios', 'swift', 'Beckon.shared.load("a") { error in show(error) }'],
    ['ios', 'swift', 'let tag = try await Beckon.shared.fetch("a, b")'],
    ['react-native', 'ts', "await Beckon.add('a', { b: 1, c: 2 })"],
    ['react-native', 'ts', 'tags.map(Beckon.add)'],
    ['react-native', 'inline', 'Beckon.add()'],
    ['flutter', 'dart', "await Beckon.log('a', data: {'b': 1, 'c': 2});"],
  ])('is none on %s in %s: %s', (platform, language, text) => {
    expect(wrongIn(platform, language, text)).toEqual([])
  })
})
