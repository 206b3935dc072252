import { describe, expect, it } from 'vitest'
import { usesOf } from './lists'

const unknown = (text: string, language: string) => usesOf(text, language).unknown

describe('a call on a variable whose type is plain from what was assigned', () => {
  it.each([
    ['kotlin', 'val push = Beckon.push()\npush.loadTags()'],
    ['java', 'BeckonPush push = Beckon.push();\npush.loadTags();'],
    ['java', 'var push = Beckon.push();\npush.loadTags();'],
    ['swift', 'let device = Beckon.shared.device()\ndevice.loadTags()'],
    ['swift', 'guard let push = Beckon.shared.push() else { return }\npush.loadTags()'],
    ['dart', 'final push = Beckon.push();\nawait push.loadTags();'],
    ['ts', 'const push = Beckon.push()\nawait push.loadTags()'],
    ['js', 'const push = Beckon.push();\npush.loadTags().then(show);'],
    ['kotlin', 'val push by lazy { Beckon.push() }\npush.loadTags()'],
    ['kotlin', 'val push get() = Beckon.push()\nthis.push.loadTags()'],
    ['swift', 'let push = Beckon.shared.push()\nself.push.loadTags()'],
  ])('is found in %s, although the page has a function of that name', (language, text) => {
    const own = language === 'swift' ? 'func loadTags() {}' : 'function loadTags() {}'
    expect(unknown(`${text}\n${own}`, language)).toEqual(['2: loadTags → ?'])
  })

  it.each([
    ['kotlin', 'Beckon.device().currentDevice?.let { println(it.title) }'],
    ['swift', 'Beckon.shared.device().currentDevice.map { $0.title }'],
  ])('is found in %s where the lambda names no parameter', (language, text) => {
    expect(unknown(text, language)).toHaveLength(1)
  })

  it('is none where another lambda has a value of the same name', () => {
    const text = 'Beckon.device().currentDevice?.let { println(it.id) }\nlist.forEach { println(it.title) }'
    expect(unknown(text, 'kotlin')).toEqual([])
  })

  it('is found where another language has the word for every value', () => {
    expect(unknown('Beckon.push().forEach { }', 'kotlin')).toEqual(['1: forEach → ?'])
    expect(unknown('Beckon.push().run { }', 'kotlin')).toEqual([])
  })

  it('is none where the name holds something else as well', () => {
    const text = 'const push = Beckon.push()\nfunction f() {\n  const push = other()\n  push.loadTags()\n}'
    expect(unknown(`${text}\nfunction loadTags() {}`, 'js')).toEqual([])
  })

  it('is none where the writer gives the type members', () => {
    const text = 'extension BeckonPush {\n  func loadTags() {}\n}\nBeckon.shared.push().loadTags()'
    expect(unknown(text, 'swift')).toEqual([])
  })
})

describe('a bare name in a block of Kotlin that has a value of the SDK for its receiver', () => {
  it.each([
    'Beckon.push().apply { loadTags() }',
    'Beckon.push().run {\n    loadTags()\n}',
    'val push = Beckon.push()\npush.apply { if (a) { loadTags() } }',
    'with(Beckon.push()) { loadTags() }',
    'Beckon.push().also { show(it) }.apply { loadTags() }',
    'with(Beckon.device()) { with(Beckon.push()) { loadTags() } }',
  ])('is found where nothing can have it: %s', (text) => {
    expect(unknown(text, 'kotlin')).toEqual([expect.stringContaining('loadTags → ?') as string])
  })

  it.each([
    'Beckon.push().apply { println("a") }',
    'Beckon.push().apply { enableRemoteNotifications() }',
    'Beckon.push().apply { view.apply { loadTags() } }',
    'Beckon.push().apply { scope.launch { loadTags() } }',
    'fun loadTags() {}\nBeckon.push().apply { loadTags() }',
    'import com.example.loadTags\n\nfun a() = Beckon.push().apply { loadTags() }',
    'class A : Activity() { fun a() { with(Beckon.push()) { loadTags() } } }',
    'with(view) { loadTags() }',
    'Beckon.push().apply { println(allowedUI = "a") }',
  ])('is none where something else may have it: %s', (text) => {
    expect(unknown(text, 'kotlin')).toEqual([])
  })

  it('is a use of the member that it names', () => {
    const { uses } = usesOf('with(Beckon.push()) { enableRemoteNotifications() }', 'kotlin')
    expect(uses).toContain('BeckonPush.enableRemoteNotifications')
    expect(usesOf('with(other) { enableRemoteNotifications() }', 'kotlin').uses).toEqual([])
  })
})

describe('a cascade of Dart', () => {
  it('asks each of its names of the same value', () => {
    const text = 'Beckon.push()\n  ..enableRemoteNotifications()\n  ..loadTags();'
    expect(unknown(text, 'dart')).toEqual(['3: loadTags → ?'])
    expect(unknown('Beckon.push()?..allowedUI\n  ..loadTags();', 'dart')).toEqual(['2: loadTags → ?'])
  })

  it('gives that value', () => {
    const text = 'final push = Beckon.push()..enableRemoteNotifications();\npush.loadTags();'
    expect(unknown(text, 'dart')).toEqual(['2: loadTags → ?'])
  })
})
