import type { WordsEntry } from '../page/tree-entry'
import type { Problem } from '../problems/problem'
import type { Results } from './cache/results'

/** What a rule may look at: all content, compiled once. */
export interface RuleContext {
  /** The project's root; content lies below it. */
  root: string
  /** All pages, also when only a folder was asked for: many rules compare pages. They have no blocks: see `WordsEntry`. */
  entries: readonly WordsEntry[]
  /** The same and the pages that are made of data. */
  allEntries: readonly WordsEntry[]
  /** Pages whose words and samples somebody wrote, be it in data that they are made of. */
  said: readonly WordsEntry[]
  /** What earlier rounds found out. */
  results: Results
}

/**
 * One rule of the content check. Its problems carry its name, so that a writer can look it up and suppress it. Where a
 * partial makes a problem on several pages it may be named for each of them: the check tells it once.
 */
export interface Rule {
  /** Short, one word: what stands between place and message. */
  name: string
  /** What it guards, in one sentence, for the table in CONTRIBUTING.md. */
  about: string
  /** Whether the build refuses it as well, although it is found apart from the pages. */
  stopsBuild?: true
  /** The data that it rests on besides the pages, from the project's root. */
  data?: string
  check(context: RuleContext): Problem[] | Promise<Problem[]>
  /** Begins, before the first rule is asked, what a process of its own can do while others work; `check` waits for it. */
  begin?(context: RuleContext): void
  /** Does what takes long and needs no page while the pages are being compiled: `check` finds it done. */
  prepare?(context: Pick<RuleContext, 'root' | 'results'>): unknown
}
