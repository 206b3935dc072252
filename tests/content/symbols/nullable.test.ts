import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { readSymbolLists } from '../../../src/compiler/symbols/read-lists'
import { readSignature } from '../../../src/compiler/symbols/signature'
import type { SdkSymbol, SignatureLanguage, SymbolList } from '../../../src/compiler/symbols/symbol'

const { lists } = readSymbolLists(path.resolve('.'))
const named = lists.map((list) => [`${list.version} ${list.platform}`, list] as const)

/** What a text says of the thing itself: "null before launch", "the purchase; null where it failed", "a time, or null". */
const SAYS_NULL = /(?:^|[;,] |\bor |\balways )(?:null|nil)(?=$|[ ,.;:])/
/** What a type says in any of the languages; `any` and `dynamic` hold null as they are. */
const MAY_BE_NULL = /[?]|@Nullable|\bnull\b|\bundefined\b|\bany\b|\bdynamic\b/

/** The languages that a list is written in, whose types say null: Java that is made of Kotlin says it of no type argument. */
const saying = ({ signature, signatures = {} }: SdkSymbol): [SignatureLanguage, string][] =>
  (Object.entries(signatures) as [SignatureLanguage, string][]).filter(
    ([language, text]) => language !== 'objc' && (text === signature || language !== 'java'),
  )

function unsaid(symbol: SdkSymbol): string[] {
  const { id, about, returns, note, parameters = {} } = symbol
  return saying(symbol).flatMap(([language, text]) => {
    const shape = readSignature(text, language)
    const of = [about, returns, note].some((words) => SAYS_NULL.test(words ?? '')) && !MAY_BE_NULL.test(text)
    const taken = (shape.parameters ?? []).filter(
      ({ name, type, isNullable, isOptional }) =>
        SAYS_NULL.test(parameters[name] ?? '') && !isNullable && !isOptional && !MAY_BE_NULL.test(type ?? ''),
    )
    return [...(of ? [`${id}: ${text}`] : []), ...taken.map(({ name }) => `${id}, ${name}: ${text}`)]
  })
}

describe('what may be null, as a text of the lists says', () => {
  it.each(named)('says of %s its type as well', (_, list: SymbolList) => {
    expect(list.symbols.flatMap(unsaid)).toEqual([])
  })
})
