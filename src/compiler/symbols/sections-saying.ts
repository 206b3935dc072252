import { addTo, remembered } from '../../text/maps'
import type { CompiledPage } from '../page/compile-page'

/** The words of a page's code, each with the sections that have it. */
type Words = ReadonlyMap<string, readonly string[]>

const known = new WeakMap<CompiledPage, Words>()

/**
 * The sections of a page that say a word in samples or between backticks, in their order. `getName` is also said by `name`, as
 * Kotlin writes it.
 */
export function sectionsSaying(page: CompiledPage, word: string): string[] {
  const words = remembered(known, page, () => wordsOfPage(page))
  const sections = formsOf(word).flatMap((form) => words.get(form) ?? [])
  return ['', ...page.headings.map(({ id }) => id)].filter((section) => sections.includes(section))
}

function wordsOfPage({ samples, codes }: CompiledPage): Words {
  const words = new Map<string, string[]>()
  for (const { text, section } of [...codes, ...samples]) {
    for (const word of new Set(text.match(/[\w$]+/g))) addTo(words, word, section)
  }
  return words
}

function formsOf(word: string): string[] {
  const [, first, rest = ''] = /^(?:get|set)([A-Z])(\w*)$/.exec(word) ?? []
  return first ? [word, first.toLowerCase() + rest] : [word]
}
