import { describe, expect, it } from 'vitest'
import { addedMembers } from '../../../src/compiler/symbols/added-members'
import { tokenize } from '../../../src/compiler/symbols/tokens'
import { usesOf } from './lists'

const added = (language: string, text: string) => [...addedMembers(tokenize(text, language))]

describe('members that a sample gives to types of the SDK', () => {
  it.each([
    [
      'a function of Kotlin',
      'kotlin',
      'suspend fun BeckonDevice.rename(name: String) = send(name)',
      ['rename'],
    ],
    ['a property of Kotlin', 'kotlin', 'private val BeckonDevice.isNew get() = age < 1', ['isNew']],
    ['one of what may be missing', 'kotlin', 'fun BeckonDevice?.orNew() = this ?: make()', ['orNew']],
    ['one of a collection', 'kotlin', 'fun List<BeckonDevice>.newest() = first()', ['newest']],
    ['one with type parameters', 'kotlin', 'fun <T> BeckonDevice.as(of: T): T = of', ['as']],
    ['one of a nested type', 'kotlin', 'fun BeckonDevice.Kind.say() = name', ['say']],
    [
      'an extension of Swift',
      'swift',
      'extension BeckonDevice { var a: Bool { let b = 1 }\nfunc c() {} }',
      ['a', 'c'],
    ],
    [
      'an extension of Dart',
      'dart',
      'extension New on BeckonDevice { bool get isNew => age < 1; Future<void> show(int c) async { d(); } String e() => f(); }',
      ['isNew', 'show', 'e'],
    ],
  ])('are those of %s', (_, language, text, names) => {
    expect(added(language, text)).toEqual(names)
  })

  it.each([
    ['a variable', 'kotlin', 'val device = BeckonDevice.first()'],
    ['a function that takes one', 'kotlin', 'fun show(device: BeckonDevice) = device.show()'],
    ['an extension of another type', 'kotlin', 'fun String.shorten() = take(3)'],
    [
      'an extension of another type of Dart',
      'dart',
      'extension Short on String { String shorten() => this; }',
    ],
  ])('are none with %s', (_, language, text) => {
    expect(added(language, text)).toEqual([])
  })

  it('may be used in the sample, and nothing else that the list has not', () => {
    const text = 'fun BeckonDevice.short() = userId\nfun show(device: BeckonDevice) = '
    expect(usesOf(`${text}device.short()`, 'kotlin').unknown).toEqual([])
    expect(usesOf(`${text}device.shorten()`, 'kotlin').unknown).toEqual(['2: shorten → ?'])
  })
})
