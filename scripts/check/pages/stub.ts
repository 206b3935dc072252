import type { TreeEntry } from '../../../plugins/docs-content/core/check-tree'
import { CONTENT } from '../../../plugins/docs-content/core/content-files'
import type { Problem } from '../../../src/shared/problems'
import { parentPath } from '../../../src/shared/slugs'
import type { Rule } from '../rule'

/** Fewer words of its own do not finish a task; what a partial says counts as so many. */
const LEAST = { page: 80, index: 40, partial: 150 }

/** No page and no section says nothing. */
export const stubRule: Rule = {
  name: 'stub',
  about: 'every page finishes a task, and every heading has something under it',
  check({ entries }) {
    const parents = new Set(entries.map(({ path }) => parentPath(path)))
    return entries.flatMap((entry) => [...tooShort(entry, parents.has(entry.path)), ...emptySections(entry)])
  },
}

function tooShort({ file, page }: TreeEntry, hasChildren: boolean): Problem[] {
  // A page that cannot be read to its end may be long enough.
  if (page.problems.some(({ rule }) => rule === 'syntax' || rule === 'include')) return []
  const source = `${CONTENT}/${file}`
  const own = page.texts.filter((text) => text.file === source && text.kind !== 'frontmatter')
  const words = own.reduce((sum, { text }) => sum + (text.match(/\p{L}[\p{L}\p{N}'’-]*/gu)?.length ?? 0), 0)
  const least = hasChildren || page.frontmatter.template !== 'article' ? LEAST.index : LEAST.page
  if (words + LEAST.partial * page.partials.length >= least) return []
  return [
    {
      file: source,
      line: page.lines.title ?? 1,
      column: 1,
      rule: 'stub',
      message: `The page has ${words} words of its own, too few to finish a task with.`,
      mend: `write what its reader needs, at least ${least} words, or join it to another page`,
    },
  ]
}

function emptySections({ page }: TreeEntry): Problem[] {
  return page.emptySections.map(({ text, file, line, column }) => ({
    file,
    line,
    column,
    rule: 'stub',
    message: `Nothing stands under the heading "${text}".`,
    mend: 'write the section, or take the heading out',
  }))
}
