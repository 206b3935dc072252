import type { WordsEntry } from '../../page/tree-entry'
import { CONTENT } from '../../files/content-files'
import { problemOf, type Problem } from '../../problems/problem'
import { parentPath } from '../../../shared/slugs'
import type { Rule } from '../rule'

const problem = problemOf('stub')

/** Fewer words of its own do not finish a task; what a partial says counts as so many. */
const LEAST = { page: 80, index: 40, partial: 150 }

/** No page and no section says nothing. */
export const stubRule: Rule = {
  name: 'stub',
  about: 'every page finishes a task, and every heading has something under it',
  check({ entries, results }) {
    const known = results.about<number>('own-words')
    const parents = new Set(entries.map(({ path }) => parentPath(path)))
    return entries.flatMap((entry) => {
      const words = known.get(entry.made) ?? known.set(entry.made, ownWords(entry))
      return [...tooShort(entry, words, parents.has(entry.path)), ...emptySections(entry)]
    })
  },
}

function ownWords({ file, page }: WordsEntry): number {
  const own = page.texts.filter((text) => text.file === `${CONTENT}/${file}` && text.kind !== 'frontmatter')
  return own.reduce((sum, { text }) => sum + (text.match(/\p{L}[\p{L}\p{N}'’-]*/gu)?.length ?? 0), 0)
}

function tooShort({ file, page }: WordsEntry, words: number, hasChildren: boolean): Problem[] {
  // A page that cannot be read to its end may be long enough.
  if (page.problems.some(({ rule }) => rule === 'syntax' || rule === 'include')) return []
  const source = `${CONTENT}/${file}`
  const least = hasChildren || page.frontmatter.template !== 'article' ? LEAST.index : LEAST.page
  if (words + LEAST.partial * page.partials.length >= least) return []
  const message = `The page has ${words} words of its own, too few to finish a task with.`
  const fix = `write what its reader needs, at least ${least} words, or join it to another page`
  return [problem({ file: source, ...page.places.title }, message, fix)]
}

function emptySections({ page }: WordsEntry): Problem[] {
  const fix = 'write the section, or take the heading out'
  return page.emptySections.map((section) =>
    problem(section, `Nothing stands under the heading "${section.text}".`, fix),
  )
}
