import { expect, it } from 'vitest'
import { usesIn } from './uses-in'

const members = (one: string, many: string) =>
  `types:\n  Beckon:\n    kind: object\n    members:\n      add: { kind: function, signature: '${one}' }\n      addAll: { kind: function, signature: '${many}' }\n`
const lists: Record<string, string> = {
  kotlin: members('suspend fun add(tag: String)', 'suspend fun addAll(tags: List<String>)'),
  swift: members(
    'func add(_ tag: String) async',
    'func addAll(_ tags: [String], for user: String)',
  ).replaceAll('object', 'class'),
  dart: members(
    'static Future<void> add(String tag)',
    'static Future<void> addAll(List<String> tags)',
  ).replaceAll('object', 'class'),
}
const platforms: Record<string, string> = { kotlin: 'android', swift: 'ios', dart: 'flutter' }
const wrongIn = (language: string, text: string) =>
  usesIn(`v3/${platforms[language] ?? ''}`, lists[language] ?? '', language, text).unknown.map(
    ({ wrong }) => wrong,
  )

it.each([
  ['kotlin', 'Beckon.add(listOf("a"))', 'takes a text for tag, not a list'],
  ['kotlin', 'Beckon.addAll("a")', 'takes a list for tags, not a text'],
  ['kotlin', 'Beckon.add(tag = listOf("a"))', 'takes a text for tag, not a list'],
  ['swift', 'Beckon.add(["a"])', 'takes a text for tag, not a list'],
  ['swift', 'Beckon.addAll("a", for: "b")', 'takes a list for tags, not a text'],
  ['swift', 'Beckon.addAll(["a"], for: ["b"])', 'takes a text for user, not a list'],
  ['dart', "Beckon.addAll('a');", 'takes a list for tags, not a text'],
  ['dart', "Beckon.add(['a']);", 'takes a text for tag, not a list'],
])('a text for a list, and a list for a text, is found in %s: %s', (language, text, wrong) => {
  expect(wrongIn(language, text)).toEqual([wrong])
})

it.each([
  ['kotlin', 'Beckon.add("a" + b); Beckon.add(listOf("a").first()); Beckon.addAll("a".split(" "))'],
  ['kotlin', 'Beckon.addAll(listOf("a")); Beckon.addAll(tags = all); Beckon.add("a") { }'],
  ['swift', 'Beckon.add(["a"][0]); Beckon.addAll(["a"], for: "b"); Beckon.add("a")'],
  ['dart', "Beckon.addAll([...a, 'b']); Beckon.add(['a'].first); Beckon.addAll('a b'.split(' '));"],
])('what only begins like one is none in %s: %s', (language, text) => {
  expect(wrongIn(language, text)).toEqual([])
})
