import type { CreatePagesArgs } from 'gatsby'
import { formatProblems } from '../../../src/shared/problems'
import { refreshContent } from './content-state'

let hadProblems = false

/**
 * Compiles all content before pages are created and tells every problem in one go.
 * `gatsby build` ends there; `gatsby develop` goes on and looks again when a file is saved.
 */
export async function checkContent({ cache, reporter }: CreatePagesArgs): Promise<void> {
  const activity = reporter.activityTimer('compile content')
  activity.start()
  let problems: string | undefined
  try {
    const content = await refreshContent(process.cwd(), cache)
    activity.setStatus(`${content.entries.length} pages`)
    if (content.problems.length) problems = formatProblems(content.problems)
  } catch (error) {
    problems = error instanceof Error ? error.message : String(error)
  }
  activity.end()
  if (problems) reporter.panicOnBuild(`The content has problems.\n${problems}`)
  else if (hadProblems) reporter.success('The content is in order again.')
  hadProblems = Boolean(problems)
}
