import type { CreatePagesArgs, SourceNodesArgs } from 'gatsby'
import { formatProblems } from '../../../src/compiler/problems/problem'
import { makers } from '../../../src/compiler/data-pages/makers'
import { isDeveloping } from '../../../src/compiler/site/developing'
import type { ContentState } from '../../../src/compiler/site/content-state'
import { compileNow, lastCompiled, releaseContent } from './content-state'
import { askForFindings, findingsOf } from './findings'
import { syncNodes } from './page-nodes'

const root = process.cwd()
let hadProblems = false
/** Also outside of a round: what the check finds comes when it comes. */
let sourcing: SourceNodesArgs | undefined

async function sync(args: SourceNodesArgs | CreatePagesArgs, content: ContentState): Promise<void> {
  await syncNodes(args, root, content, isDeveloping() ? [...content.problems, ...findingsOf()] : [])
}

/** Has a build compile all content. A development server has time when somebody asks for pages. */
export function beginContent(): void {
  // What goes wrong is told to who waits for it.
  if (!isDeveloping()) lastCompiled(root).catch(() => undefined)
}

/** Compiles all content and makes a node of each page, before Gatsby looks for pages. */
export async function sourceContent(args: SourceNodesArgs): Promise<void> {
  sourcing = args
  await compileAndSync(args)
}

async function compileAndSync(args: SourceNodesArgs | CreatePagesArgs): Promise<ContentState> {
  const activity = args.reporter.activityTimer('compile content')
  activity.start()
  const content = await (isDeveloping() ? compileNow(root) : lastCompiled(root))
  // Before any node is made: Gatsby keeps those of a build that ends, and forgets which pages they would change.
  if (!isDeveloping()) tell(args, content)
  await sync(args, content)
  activity.setStatus(`${content.entries.length} pages`)
  activity.end()
  return content
}

/** What is wrong with the content; a build ends with it. */
function tell({ reporter }: Pick<SourceNodesArgs, 'reporter'>, { problems }: ContentState): void {
  if (!problems.length) return
  // Not as part of the error: Gatsby breaks its lines, and a broken `file:line:column` cannot be clicked.
  reporter.log(`${formatProblems(problems)}\n`)
  reporter.panicOnBuild('The content has problems: see the list above.')
}

/**
 * Reports every problem in one go. `gatsby build` ends there; `gatsby develop` goes on. It comes here again whenever a
 * content file was saved or removed, and then the nodes are brought up to date first.
 */
export async function checkContent(args: CreatePagesArgs): Promise<void> {
  const { reporter } = args
  const developing = isDeveloping()
  const content = developing ? await compileAndSync(args) : await lastCompiled(root)
  const { problems, nameGuides } = content
  tell(args, content)
  if (hadProblems && !problems.length) reporter.success('The content is in order again.')
  hadProblems = problems.length > 0
  // A build with problems has ended by now; while somebody writes, what there is goes on being served.
  for (const { downloads } of makers) {
    try {
      downloads?.write(root, nameGuides)
    } catch (error) {
      if (!hadProblems) throw error
      reporter.warn(`Files beside the pages stay as they were: ${String(error)}`)
    }
  }
  hasPages = true
  if (developing) askForFindings(reporter, publish)
  // Nodes have what the rest of a build is made of, and every collection of garbage would walk through the pages once more.
  else releaseContent()
}

async function publish(): Promise<void> {
  if (sourcing) await sync(sourcing, await lastCompiled(root))
}

let saved: NodeJS.Timeout | undefined
let hasPages = false
/** Longer than a save takes to reach createPages; whoever saves often is looked at when there is a pause. */
const PAUSE = 400

/**
 * Called when a content file was saved. Gatsby then comes to createPages, unless it was just there: a file that is saved
 * in that moment would wait for the next save. So the nodes are looked at once more; those that are right stay.
 */
export function contentSaved(): void {
  if (!isDeveloping() || !hasPages) return
  clearTimeout(saved)
  saved = setTimeout(() => {
    const look = async () => {
      if (sourcing) await sync(sourcing, await compileNow(root))
    }
    look().catch((error: unknown) => {
      sourcing?.reporter.warn(`The content was not read again: ${String(error)}`)
    })
  }, PAUSE)
}
