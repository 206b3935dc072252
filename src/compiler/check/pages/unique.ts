import type { WordsEntry } from '../../page/tree-entry'
import { CONTENT } from '../../files/content-files'
import { problemOf, type Problem } from '../../problems/problem'
import { parentPath } from '../../../shared/slugs'
import type { Rule } from '../rule'

type Key = 'title' | 'description'

/** Pages of one section can be told apart by their titles: in the sidebar nothing else stands. */
export const titleRule: Rule = {
  name: 'title',
  about: 'no two pages of a section have the same title',
  check: ({ entries }) =>
    twice(entries, 'title', ({ path, page }) => `${parentPath(path) ?? ''} ${page.frontmatter.title}`),
}

/** A description is what search and link previews show: it says what no other page says. */
export const descriptionRule: Rule = {
  name: 'description',
  about: 'no two pages have the same description',
  check: ({ entries }) => twice(entries, 'description', ({ page }) => page.frontmatter.description),
}

function twice(entries: readonly WordsEntry[], key: Key, textOf: (entry: WordsEntry) => string): Problem[] {
  const first = new Map<string, WordsEntry>()
  return entries.flatMap((entry) => {
    // What is missing or wrong was reported by the compiler.
    if (!entry.page.frontmatter[key]) return []
    const text = textOf(entry)
      .toLowerCase()
      .replace(/[\s.]+/g, ' ')
      .trim()
    const earlier = first.get(text)
    if (!earlier) {
      first.set(text, entry)
      return []
    }
    const message = `The ${key} is also that of ${CONTENT}/${earlier.file}.`
    const fix = key === 'title' ? 'say what sets the page apart' : 'write a sentence of its own'
    return [problemOf(key)({ file: `${CONTENT}/${entry.file}`, ...entry.page.places[key] }, message, fix)]
  })
}
