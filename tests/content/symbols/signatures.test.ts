import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { brokenSignature } from '../../../src/compiler/data-pages/reference/broken-signature'
import { signaturesOf } from '../../../src/compiler/data-pages/reference/member'
import { codeName } from '../../../src/compiler/data-pages/reference/group'
import { isDeclared } from '../../../src/compiler/symbols/list-statistics'
import { readSymbolLists } from '../../../src/compiler/symbols/read-lists'
import { isType } from '../../../src/compiler/symbols/symbol'

const { lists } = readSymbolLists(path.resolve('.'))
const named = lists.map((list) => [`${list.version} ${list.platform}`, list] as const)
const newest = named.filter(([, { version }]) => version === 'v3')

describe('signatures of the lists', () => {
  it.each(named)('of %s have at most 78 columns on the page', (_, list) => {
    const lines = list.symbols.flatMap((symbol) =>
      signaturesOf(symbol, list).flatMap(([language, text]) => brokenSignature(text, language).split('\n')),
    )
    expect(lines.filter((line) => line.length > 78)).toEqual([])
  })

  it.each(named)('of %s have what tells forms of a method apart: names or types of parameters', (_, list) => {
    const strange = list.symbols.flatMap(({ id, name, signatures = {} }) => {
      const [, forms] = /^\w+\(([^:]+)\)$/.exec(name) ?? []
      const words = new Set(Object.values(signatures).flatMap((text) => text.match(/\w+/g) ?? []))
      return forms?.split(', ').some((word) => !words.has(word)) ? [id] : []
    })
    expect(strange).toEqual([])
  })

  it.each(named)('of %s are not deprecated for a sentence, which would be set as code', (_, list) => {
    const sentences = list.symbols.flatMap(({ id, deprecated }) =>
      /\w \w/.test(deprecated?.instead ?? '') ? [`${id}: ${deprecated?.instead ?? ''}`] : [],
    )
    expect(sentences).toEqual([])
  })

  it.each(named)('of %s declare each type that code can name, but for a global', (_, list) => {
    const undeclared = list.symbols.filter(
      (symbol) => isType(symbol) && isDeclared(symbol) && symbol.kind !== 'object' && !symbol.signature,
    )
    expect(undeclared.map(({ id }) => id)).toEqual([])
  })

  it.each(newest)('of %s can be null where the text says when they are', (_, list) => {
    const never = list.symbols.flatMap((symbol) => {
      const { id, owner, about = '', returns = '' } = symbol
      const isSaid =
        /^(?:null|nil) where /.test(returns) ||
        /; (?:null|nil) (?:until|before|where|when|for any)\b/.test(about)
      const [, first] = signaturesOf(symbol, list)[0] ?? []
      return owner && isSaid && first !== undefined && !/\?|\bnull\b/.test(first) ? [id] : []
    })
    expect(never).toEqual([])
  })

  it.each(named)('of %s are told of in more than a word', (_, { symbols }) => {
    expect(symbols.flatMap(({ id, about }) => (about && !about.includes(' ') ? [id] : []))).toEqual([])
  })

  it.each(newest)('of %s name no type of the SDK that the list lacks', (_, list) => {
    const known = new Set(list.symbols.filter(isType).flatMap((type) => [codeName(type), type.name]))
    const strange = list.symbols.flatMap((symbol) =>
      signaturesOf(symbol, list)
        .flatMap(([, text]) => text.match(/(?<![\w.])Beckon[A-Z]\w*(?:\.[A-Z]\w*)*/g) ?? [])
        .filter((name) => !known.has(name))
        .map((name) => `${symbol.id}: ${name}`),
    )
    expect(strange).toEqual([])
  })

  it.each(named)('of %s are those of one member each: no language has an entry of its own', (_, list) => {
    const twice = list.symbols.flatMap(({ id, owner, signatures = {} }) =>
      list.symbols.flatMap((other) =>
        owner !== undefined &&
        other.owner === owner &&
        other.id < id &&
        signatures.swift !== undefined &&
        other.signatures?.swift === signatures.swift
          ? [`${id} is ${other.id}`]
          : [],
      ),
    )
    expect(twice).toEqual([])
  })
})
