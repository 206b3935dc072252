import { remembered } from '../../../text/maps'
import type { SampleText } from '../../page/texts'
import type { SymbolIndex } from '../../symbols/look-up'
import { likelyTypo, nearestName } from '../../symbols/nearest-name'
import type { UnknownSymbol } from '../../symbols/uses'
import { isListed, isOfKind } from './unknown-codes'

/** Where events come by their names, as texts. */
const LANGUAGES = /^(?:dart|tsx?|jsx?|typescript|javascript)$/
/** What is compared with a text, and the text: `event.name == 'urlOpened'`. */
const COMPARED = /([\w.$?!()[\]]+)\s*[!=]==?\s*(["'])([a-z][\w:]*)\2/g
/** The same the other way round, `'urlOpened' == event.name`. */
const REVERSED = /(["'])([a-z][\w:]*)\1\s*[!=]==?\s*([\w.$?]+)/g
/** `case 'urlOpened':` of a switch, and `'urlOpened' =>` of one that gives a value. */
const CASE = /\bcase\s+(["'])([a-z][\w:]*)\1|(["'])([a-z][\w:]*)\3(?=\s*(?:\|\||=>))/g
/** What a switch goes by. */
const SWITCH = /\bswitch\s*\(([^{}]*?)\)\s*\{/g
/** What holds the name of an event. */
const OF_EVENT = /event/i
/** A word alone is one of any text. */
const MADE_OF_WORDS = /[a-z][A-Z]|_|:/

interface Compared {
  subject: string
  written: string
  offset: number
}

/**
 * Names in a sample that what came is compared with, and that are those of events with a slip in them: such a comparison is
 * never true, and nobody says so.
 */
export function misspeltEvents(
  { text, language }: Pick<SampleText, 'text' | 'language'>,
  index: SymbolIndex,
): UnknownSymbol[] {
  if (!LANGUAGES.test(language)) return []
  return comparedIn(text).flatMap(({ subject, written, offset }) => {
    if (!MADE_OF_WORDS.test(written) || isListed(written, index) || index.isLabel(written)) return []
    const events = eventsOf(index)
    const meant = OF_EVENT.test(subject) ? nearestName(written, events) : likelyTypo(written, events)
    return meant === undefined ? [] : [{ written, offset, meant }]
  })
}

function comparedIn(text: string): Compared[] {
  const switches = [...text.matchAll(SWITCH)]
  return [
    ...[...text.matchAll(COMPARED)].map(({ 0: all, 1: subject = '', 3: written = '', index }) => {
      return { subject, written, offset: index + all.length - written.length - 1 }
    }),
    ...[...text.matchAll(REVERSED)].map(({ 2: written = '', 3: subject = '', index }) => {
      return { subject, written, offset: index + 1 }
    }),
    ...[...text.matchAll(CASE)].flatMap((match) => {
      const before = switches.filter(({ index }) => index < match.index).at(-1)
      const written = match[2] ?? match[4] ?? ''
      const offset = match.index + match[0].lastIndexOf(written)
      return before ? [{ subject: before[1] ?? '', written, offset }] : []
    }),
  ]
}

const known = new WeakMap<SymbolIndex, string[]>()

const eventsOf = (index: SymbolIndex): string[] =>
  remembered(known, index, () => index.names().filter((name) => isOfKind('event', name, index)))
