import type { Words } from '../../files/words'
import { isType, type SdkSymbol, type typeKinds } from '../../symbols/symbol'
import { codeName } from './group'

/** Kinds that say how code declares a type; what code has no name for is declared nowhere. */
const DECLARED = new Set<SdkSymbol['kind']>([
  'class',
  'interface',
  'type',
] satisfies (typeof typeKinds)[number][])

const isNameless = (type: SdkSymbol): boolean =>
  isType(type) && DECLARED.has(type.kind) && codeName(type) === undefined

/** What a type is, in a word: of one that code has no name for, an object. */
export const kindLabel = (type: SdkSymbol, words: Words): string =>
  words(`symbols.kind.${isNameless(type) ? 'object' : type.kind}`)

/** What a type is, in a row of its own. */
export const kindText = (type: SdkSymbol, words: Words): string =>
  isNameless(type) ? words('symbols.nameless') : kindLabel(type, words)
