import type { WordsEntry } from '../../page/tree-entry'
import { CONTENT } from '../../files/content-files'
import { problemOf } from '../../problems/problem'
import { parseSdkPath } from '../../../shared/sdk'
import { languageOf } from '../../../shared/slugs'
import type { Rule } from '../rule'

/** Search leads to a page by its keywords, so they must be true of it, of it alone, and no title said twice. */
export const keywordRule: Rule = {
  name: 'keyword',
  about:
    'keywords say what the title does not, what the page treats, and what no page on another subject claims',
  check: ({ entries }) => {
    const claimed = new Map<string, WordsEntry>()
    return entries.flatMap((entry) =>
      entry.page.frontmatter.keywords.flatMap((keyword, index) => {
        const problem = problemOf('keyword')
        const at = { file: `${CONTENT}/${entry.file}`, ...entry.page.places[`keywords.${index}`] }
        const words = wordsOf(keyword)
        const title = wordsOf(entry.page.frontmatter.title)
        if (words.every((word) => title.includes(word)))
          return [problem(at, `The title says "${keyword}" already.`, 'leave the keyword out')]
        const text = textOf(entry)
        if (!words.some((word) => text.includes(beginningOf(word)))) {
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

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

/** Other forms of a word begin in the same way. */
const beginningOf = (word: string): string => (word.length > 5 ? word.slice(0, -2) : word)

const textOf = ({ page: { frontmatter, sections } }: WordsEntry): string =>
  [frontmatter.description, ...sections.flatMap(({ title, text }) => [title, text])].join(' ').toLowerCase()

/** The pages of all platforms on a topic are about the same. */
const subjectOf = ({ path }: WordsEntry): string => parseSdkPath(path)?.topic ?? path
