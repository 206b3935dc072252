import type { WordsEntry } from '../../page/tree-entry'
import { CONTENT } from '../../files/content-files'
import { problemOf } from '../../problems/problem'
import { parseSdkPath } from '../../../shared/sdk'
import { languageOf } from '../../../shared/slugs'
import { grouped, remembered } from '../../../text/maps'
import type { Rule } from '../rule'

/**
 * Search leads to a page by its keywords, so they must be true of it, of it alone, and no title said twice. Of a page of an SDK,
 * one on the same topic may say what tells: readers of an old version use the words of the new one.
 */
export const keywordRule: Rule = {
  name: 'keyword',
  about:
    'keywords say what the title does not, what the page treats, and what no page on another subject claims',
  check: ({ said: entries }) => {
    const claimed = new Map<string, WordsEntry>()
    const subjects = grouped(entries, subjectOf)
    const texts = new WeakMap<WordsEntry, string>()
    const textOf = (entry: WordsEntry) => remembered(texts, entry, () => wordsIn(entry))
    return entries.flatMap((entry) =>
      entry.page.frontmatter.keywords.flatMap((keyword, index) => {
        const problem = problemOf('keyword')
        const at = { file: `${CONTENT}/${entry.file}`, ...entry.page.places[`keywords.${index}`] }
        const words = wordsOf(keyword)
        const title = wordsOf(entry.page.frontmatter.title)
        if (words.every((word) => title.includes(word)))
          return [problem(at, `The title says "${keyword}" already.`, 'leave the keyword out')]
        const speaks = (of: WordsEntry, some: readonly string[]) =>
          some.some((word) => says(textOf(of), beginningOf(word)))
        const alike = subjects.get(subjectOf(entry)) ?? []
        if (!speaks(entry, words) || ![entry, ...alike].some((one) => speaks(one, tellingOf(words)))) {
          const fix = 'write about it, in words that readers use for it, or leave the keyword out'
          return [problem(at, `The page does not speak of "${keyword}".`, fix)]
        }
        const key = `${languageOf(entry.path) ?? ''} ${words.join(' ')}`
        const other = claimed.get(key)
        claimed.set(key, other ?? entry)
        if (!other || subjectOf(other) === subjectOf(entry)) return []
        const message = `"${keyword}" is also a keyword of ${CONTENT}/${other.file}.`
        return [problem(at, message, 'leave it to the page that says more about it')]
      }),
    )
  },
}

/** Words that every page has, and that a keyword is borne out by on none. */
const small = new Set(
  (
    'a about after an and any are as at be by can did do does for from get has have how i if in into is it its me my ' +
    'no not of off on one or out over so some than that the their them then there they this to too up was we what ' +
    'when where which who why will with without you your'
  ).split(' '),
)

/** The words of a keyword that tell what it is about; all of them where none does. */
function tellingOf(words: readonly string[]): readonly string[] {
  const telling = words.filter((word) => !small.has(word))
  return telling.length ? telling : words
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

/** Other forms of a word begin in the same way. */
const beginningOf = (word: string): string => (word.length > 5 ? word.slice(0, -2) : word)

/** A short word at the beginning of one: "IP" is not said by a script. */
const says = (text: string, beginning: string): boolean =>
  text.includes(beginning.length < lettersOfPart ? ` ${beginning}` : beginning)
const lettersOfPart = 5

/** The words of a page, each with a space before it. */
const wordsIn = ({ page: { frontmatter, sections } }: WordsEntry): string =>
  wordsOf([frontmatter.description, ...sections.flatMap(({ title, text }) => [title, text])].join(' '))
    .map((word) => ` ${word}`)
    .join('')

/** The pages of all platforms on a topic are about the same. */
const subjectOf = ({ path }: WordsEntry): string => parseSdkPath(path)?.topic ?? path
