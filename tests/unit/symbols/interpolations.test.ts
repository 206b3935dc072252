import { describe, expect, it } from 'vitest'
import { tokensWithin } from '../../../src/compiler/symbols/interpolations'

describe('a text with values in it', () => {
  it.each([
    ['kotlin', '"Hi ${device.name}!"'],
    ['dart', "'Hi ${device.name}!'"],
    ['swift', '"Hi \\(device.name)!"'],
  ])('is followed by their code, between brackets, where it stands: %s', (language, text) => {
    const [whole, ...code] = tokensWithin(text, language)
    expect(whole).toEqual({ kind: 'string', text, offset: 0 })
    expect(code.map((one) => one.text).join(' ')).toBe('( device . name )')
    for (const { text: written, offset } of code.slice(1, -1)) {
      expect(text.slice(offset, offset + written.length)).toBe(written)
    }
  })

  it('has none in other languages, and in plain texts', () => {
    expect(tokensWithin('"${a.b}"', 'java')).toHaveLength(1)
    expect(tokensWithin('"a.b"', 'kotlin')).toHaveLength(1)
  })
})
