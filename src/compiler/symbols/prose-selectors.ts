import { readSignature } from './signature'
import { swiftLabels } from './swift-names'
import type { SdkSymbol } from './symbol'

/** `addTag:completionHandler:` by itself, or no more than its first words. */
const SELECTOR = /^[a-z]\w*:(?:\w+:)*$/
/** What says who sends a delegate method: `beckonPushLib:didVisit:`, `beckon(_:didVisit:)`. */
const SENDER = /^beckon\w*(?::|\(_:)(?=\w)/

/** What a selector is looked up in. */
interface SelectorContext {
  symbols: readonly SdkSymbol[]
  /** The path of the page below its platform. */
  topic: string
  isHere: (symbol: SdkSymbol) => boolean
  /** Those of several that the text is about. */
  labelled: (found: readonly SdkSymbol[]) => readonly SdkSymbol[]
  /** Whether a selector may be that of the version a reader comes from. */
  isOldSelector: (selector: string) => boolean
}

/**
 * The methods that a selector in backticks names: by all its words, or by the first ones, where that can be but one method,
 * or the forms of one. Delegate methods are also called without their sender, `didVisit:`, and those of Swift `didVisit`.
 * @returns ids of the list; undefined for what is no selector of it
 */
export function selectorUses(
  written: string,
  { symbols, topic, isHere, labelled, isOldSelector }: SelectorContext,
): string[] | undefined {
  const text = written.replace(/^…/, '')
  const known = selectors.get(symbols) ?? keep(symbols)
  const meant = (known.get(/^\w*/.exec(text)?.[0] ?? '') ?? []).filter(
    ({ symbol, selector, isSwift }) =>
      isHere(symbol) &&
      (SELECTOR.test(text) ? selector.startsWith(text) : isSwift === true && selector === `${text}:`),
  )
  const all = meant.map(({ symbol }) => symbol)
  const exact = meant.filter(({ selector }) => selector === text).map(({ symbol }) => symbol)
  if (!all.length) return undefined
  if (isOldSelector(text)) return []
  // One word may be the whole of one method and the beginning of another.
  const isWhole = exact.length > 0 && (isOne(all) || /:\w/.test(text) || text.startsWith('beckon'))
  const found = isWhole ? exact : all
  const groups = [found, found.filter((one) => one.topic === topic), labelled(found)]
  return [...new Set(groups.find(isOne)?.map(({ id }) => id))]
}

/** Whether a method has a selector, or one that begins with it. */
export const hasSelector = (symbols: readonly SdkSymbol[], written: string): boolean =>
  ((selectors.get(symbols) ?? keep(symbols)).get(/^\w*/.exec(written)?.[0] ?? '') ?? []).some(
    ({ selector }) => selector.startsWith(written.endsWith(':') ? written : `${written}:`),
  )

/** Whether they are one method, or the forms of one. */
const isOne = (all: readonly SdkSymbol[]): boolean =>
  new Set(all.map(({ owner, name }) => `${owner}.${name.replace(/\(.*$/, '')}`)).size === 1

interface Known {
  symbol: SdkSymbol
  selector: string
  isSwift?: true
}

const selectors = new WeakMap<readonly SdkSymbol[], Map<string, Known[]>>()

/** Selectors by their first words. */
function keep(symbols: readonly SdkSymbol[]): Map<string, Known[]> {
  const byWord = new Map<string, Known[]>()
  for (const symbol of symbols) {
    for (const one of symbol.owner ? selectorsOf(symbol) : []) {
      if (!SELECTOR.test(one.selector)) continue
      const word = one.selector.slice(0, one.selector.indexOf(':'))
      byWord.set(word, [...(byWord.get(word) ?? []), one])
    }
  }
  selectors.set(symbols, byWord)
  return byWord
}

function selectorsOf(symbol: SdkSymbol): Known[] {
  const { name, signatures } = symbol
  if (SENDER.test(name)) {
    const selector = name.replace(SENDER, '').replace(/\)$/, '')
    if (name.includes('(')) return [{ symbol, selector, isSwift: true }]
    const inSwift = signatures?.swift ? [swiftLabels(signatures.swift).replace(/^_:/, '')] : []
    return [
      ...[name, selector].map((one) => ({ symbol, selector: one })),
      ...inSwift.map((one) => ({ symbol, selector: one, isSwift: true as const })),
    ]
  }
  if (!signatures?.objc) return []
  const { parameters = [] } = readSignature(signatures.objc, 'objc')
  return [{ symbol, selector: parameters.map(({ label }) => `${label}:`).join('') }]
}
