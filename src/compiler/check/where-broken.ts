import { CONTENT } from '../files/content-files'
import type { WordsEntry } from '../page/tree-entry'
import { brokenOff } from '../problems/broken-off'
import type { Problem } from '../problems/problem'
import type { Rule, RuleContext } from './rule'

/**
 * Of a rule that ended with an exception: the page that it cannot cope with, found by giving it half of the pages again and
 * again, or the data that it rests on.
 */
export async function whereBroken(rule: Rule, context: RuleContext, error: unknown): Promise<Problem> {
  const ends = async (entries: readonly WordsEntry[]) => {
    const some = new Set(entries)
    const among = (all: readonly WordsEntry[]) => all.filter((entry) => some.has(entry))
    try {
      await rule.check({
        ...context,
        entries: among(context.entries),
        allEntries: entries,
        said: among(context.said),
      })
      return true
    } catch {
      return false
    }
  }
  const what = `The rule "${rule.name}" cannot be held to its end, and what it finds is not told`
  let suspects = context.allEntries
  while (suspects.length > 1) {
    const half = suspects.slice(0, Math.ceil(suspects.length / 2))
    const other = suspects.slice(half.length)
    const broken = !(await ends(half)) ? half : !(await ends(other)) ? other : []
    if (!broken.length) break
    suspects = broken
  }
  const [page] = suspects
  const isPage = suspects.length === 1 && page && (await ends([]))
  const file = isPage ? (page.generatedFrom ?? `${CONTENT}/${page.file}`) : (rule.data ?? CONTENT)
  return brokenOff(error, rule.name, { file }, what)
}
