import { SENTENCE_END, type SampleText, type SourceText } from '../../page/texts'
import type { SymbolIndex } from '../../symbols/look-up'
import type { SdkSymbol } from '../../symbols/symbol'
import { tokenize } from '../../symbols/tokens'
import type { UnknownSymbol, Uses } from '../../symbols/uses'
import { sdkOperatingSystems, type SdkOs } from '../../../shared/sdk'
import { overCodes, type UnknownCode } from './unknown-codes'

/** A sample that asks where it runs may have both sides. */
const ASKS = /\bPlatform\.(?:OS|select|is\w+)\b|\bplatformId\b|\bdevice\.platform\b|\bdefaultTargetPlatform\b/
/** `notificationOpened`, `Beckon.enableBeacons()`, `enableBeacons(success, fail)`. */
const NAMED = /^(?:[A-Z]\w*\.)?(\w+)(\([^]*\))?$/
/** What is said of a name that the page's system has not. */
const NOT_HERE = /\b(?:do not|does not|have no|has no|there (?:is|are) no|undefined)\b/
/** As many texts a sentence may have on either side of a name: a long list of names has few more. */
const NEAR = 16

/**
 * What a sample on a page for one system uses and the SDK has on the other alone: members, and events by their names in quotes.
 * @param uses what the sample uses of the SDK
 */
export function otherSystemInSample(
  { text, language, file }: SampleText,
  uses: Uses['uses'],
  index: SymbolIndex,
  os: SdkOs,
): UnknownSymbol[] {
  if (isShared(file) || ASKS.test(text)) return []
  const events = tokenize(text, language).flatMap(({ kind, text: quoted, offset }) => {
    const symbol = kind === 'string' ? index.top(quoted.slice(1, -1)) : undefined
    return symbol?.kind === 'event' ? [{ id: symbol.id, offset: offset + 1 }] : []
  })
  const all = new Map([...uses, ...events].map((one) => [one.offset, one]))
  return [...all.values()].flatMap(({ id, offset }) => {
    const variants = index.variants(id)
    const [one] = variants
    return one && areOfOther(variants, os) ? [{ written: one.name, offset, ...wrongOn(os, variants) }] : []
  })
}

type Said = Pick<SourceText, 'text' | 'kind' | 'file'>

/** The same of calls and events in backticks, unless the sentence, or the row, speaks of the other system or says that there is none. */
export function otherSystemInText(said: readonly Said[], index: SymbolIndex, os: SdkOs): UnknownCode[] {
  const other = sdkOperatingSystems.find(({ id }) => id !== os)?.label ?? ''
  const speaksOfOther = new RegExp(`\\b${other}\\b`)
  return overCodes(said, ({ text, file }, at, code) => {
    const [, name = '', call] = NAMED.exec(text) ?? []
    // A plain word may be anything.
    if (isShared(file) || (!call && !/[a-z][A-Z]|\./.test(text))) return []
    const top = index.top(name)
    const found = [...index.membersNamed(name), ...(top ? [top] : [])]
    if (found.some(({ kind }) => kind !== 'function' && kind !== 'event') || !areOfOther(found, os)) return []
    const sentence = sentenceAround(said, at)
    if (speaksOfOther.test(sentence) || NOT_HERE.test(sentence)) return []
    return [{ code, written: name, offset: text.indexOf(name), ...wrongOn(os, found) }]
  })
}

/** A partial is drawn in by the pages of both systems. */
const isShared = (file: string): boolean => file.includes('/_partials/')

/** The prose of the sentence that a code stands in; of a table, that of the cells before it and behind it. */
function sentenceAround(said: readonly Said[], at: number): string {
  const prose = (from: number) => {
    const one = said[from]
    return one && one.kind !== 'code' ? one.text : ''
  }
  const words: string[] = []
  for (let back = at - 1; back >= Math.max(0, at - NEAR); back--) {
    const parts = prose(back).split(SENTENCE_END)
    words.unshift(parts.at(-1) ?? '')
    if (parts.length > 1) break
  }
  for (let on = at + 1; on < Math.min(said.length, at + NEAR); on++) {
    const parts = prose(on).split(SENTENCE_END)
    words.push(parts[0] ?? '')
    if (parts.length > 1) break
  }
  return words.join(' ')
}

const areOfOther = (symbols: readonly SdkSymbol[], os: SdkOs): boolean =>
  symbols.length > 0 && symbols.every(({ only }) => only !== undefined && only !== os)

function wrongOn(os: SdkOs, [symbol]: readonly SdkSymbol[]): { wrong: string; fix: string } {
  const label = (id: string | undefined) => sdkOperatingSystems.find((one) => one.id === id)?.label ?? ''
  return {
    wrong: `is for ${label(symbol?.only)} alone, not for ${label(os)},`,
    fix: `use what ${label(os)} has, or say whose it is`,
  }
}
