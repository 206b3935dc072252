import { addTo, remembered } from '../../text/maps'
import type { CompiledPage } from '../page/compile-page'

/** The words of a page's code, each with the sections that have it. */
type Words = ReadonlyMap<string, readonly string[]>

const known = new WeakMap<CompiledPage, Words>()

/** `error`, `from`: languages, apps and sentences have such a word as well. */
const ORDINARY = /^[a-z]+$/
/** What stands in backticks as a name and nothing else: `time`, `item.time`, `.time`, `time(zone)`. */
const NAME = /^[\w$?!.()[\]]*?([\w$]+)(?:\([^()]*\))?$/
/** What hangs on a value in a sample: `item.time`, `item?.time`, and `[item time]` of Objective-C. */
const ACCESS = /(?<=[\w)\]}?!]\s*\??\.\s*)[\w$]+|(?<=\[[^[\]\n]+ )[a-z]+(?=[\]:])/g

/** What makes a value of the SDK's, whose arguments have the names of what the value holds. */
const MADE = /\bBeckon\w*\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g
/** `BeckonTime(hours: 8)`, and `BeckonTime(hours = 8)` of Kotlin. */
const ARGUMENT = /[a-z]+(?=: | = )/g

/**
 * The sections of a page that say a word in samples or between backticks, in their order. `getName` is also said by `name`, as
 * Kotlin writes it. An ordinary word is said where it is a name: by itself between backticks, hanging on a value, or of an argument.
 */
export function sectionsSaying(page: CompiledPage, word: string): string[] {
  const words = remembered(known, page, () => wordsOfPage(page))
  const sections = formsOf(word).flatMap((form) => words.get(form) ?? [])
  return ['', ...page.headings.map(({ id }) => id)].filter((section) => sections.includes(section))
}

function wordsOfPage({ samples, codes }: CompiledPage): Words {
  const words = new Map<string, string[]>()
  const say = (said: Iterable<string>, section: string) => {
    for (const word of new Set(said)) addTo(words, word, section)
  }
  const telling = (text: string) => (text.match(/[\w$]+/g) ?? []).filter((word) => !ORDINARY.test(word))
  for (const { text, section } of codes)
    say([...telling(text), ...(NAME.exec(text)?.slice(1) ?? [])], section)
  for (const { text, section } of samples) {
    const given = (text.match(MADE) ?? []).flatMap((made) => made.match(ARGUMENT) ?? [])
    say([...telling(text), ...(text.match(ACCESS) ?? []), ...given], section)
  }
  return words
}

function formsOf(word: string): string[] {
  const [, first, rest = ''] = /^(?:get|set)([A-Z])(\w*)$/.exec(word) ?? []
  return first ? [word, first.toLowerCase() + rest] : [word]
}
