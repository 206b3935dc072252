import { describe, expect, it } from 'vitest'
import { usesIn } from './uses-in'

const list = `types:
  Receiver:
    kind: class
    members:
      onOpened: { kind: event, signature: 'fun onOpened(context: Context, item: BeckonItem)' }
      onFailed: { kind: event, signature: 'fun onFailed(code: Int, reasons: List<String>?)' }
      onLoose: event
  Callback:
    kind: interface
    members: { onSuccess: { kind: event, signature: 'fun onSuccess(result: T)' } }
  BeckonItem: { kind: class, members: { id: property } }
`
const wrongIn = (language: string, text: string) =>
  usesIn('v3/android', list, language, text).unknown.map(({ written, wrong }) => `${written} ${wrong ?? ''}`)
const kotlin = (method: string) =>
  wrongIn('kotlin', `class Mine : Receiver() {\n  override fun ${method} {}\n}`)
const java = (method: string, type = 'Receiver') =>
  wrongIn('java', `class Mine extends ${type} {\n  @Override\n  public void ${method} {}\n}`)

describe('the parameters of a method that overrides one of the SDK', () => {
  it.each([
    ['onOpened(item: BeckonItem)', 'onOpened has the parameters (Context, BeckonItem), not (BeckonItem)'],
    ['onOpened()', 'onOpened has the parameters (Context, BeckonItem), not ()'],
    ['onFailed(error: Exception)', 'onFailed has the parameters (Int, List<String>?), not (Exception)'],
  ])('are found in Kotlin: %s', (method, wrong) => {
    expect(kotlin(method)).toEqual([wrong])
  })

  it('are found in Java', () => {
    expect(java('onOpened(String context, BeckonItem item)')).toEqual([
      'onOpened has the parameters (Context, BeckonItem), not (String, BeckonItem)',
    ])
  })

  it.each([
    ['other names', 'onOpened(c: Context, opened: BeckonItem)'],
    ['whole names and what may be missing', 'onOpened(c: android.content.Context?, i: a.b.BeckonItem,)'],
    ['types of types', 'onFailed(code: Int, why: MutableList<String>)'],
    ['what the list does not say', 'onLoose(a: Int)'],
  ])('may have %s in Kotlin', (_, method) => {
    expect(kotlin(method)).toEqual([])
  })

  it.each([
    ['annotations and final', 'onOpened(@NonNull final Context c, @Nullable BeckonItem i)', 'Receiver'],
    ['types of Java', 'onFailed(int code, List<String> reasons)', 'Receiver'],
    ['any type', 'onSuccess(List<String> result)', 'Callback<List<String>>'],
  ])('may have %s in Java', (_, method, type) => {
    expect(java(method, type)).toEqual([])
  })
})
