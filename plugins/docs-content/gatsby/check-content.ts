import type { CreatePagesArgs, ParentSpanPluginArgs } from 'gatsby'
import { formatProblems } from '../../../src/shared/problems'
import { writeApiFiles } from '../api/download'
import { findsOutdated, currentContent, refreshContent } from './content-state'
import { askForFindings } from './findings'
import { writeGenerated } from './generated-files'

let hadProblems = false

/**
 * Compiles all content before pages are created and tells every problem in one go.
 * `gatsby build` ends there; `gatsby develop` goes on and looks again when a file is saved.
 */
export async function checkContent({ cache, reporter }: CreatePagesArgs): Promise<void> {
  const activity = reporter.activityTimer('compile content')
  activity.start()
  const { entries, problems, generated } = await refreshContent(process.cwd(), cache)
  writeGenerated(process.cwd(), generated)
  writeApiFiles(process.cwd())
  activity.setStatus(`${entries.length} pages`)
  activity.end()
  if (problems.length) {
    // Not as part of the error: Gatsby breaks its lines, and a broken `file:line:column` cannot be clicked.
    reporter.log(`${formatProblems(problems)}\n`)
    reporter.panicOnBuild('The content has problems: see the list above.')
  } else if (hadProblems) reporter.success('The content is in order again.')
  hadProblems = problems.length > 0
  askForFindings(reporter, async () => findsOutdated(await currentContent(process.cwd(), cache)))
}

/** Makes the pages that are made of data, before Gatsby looks for files. */
export async function prepareContent({ cache }: ParentSpanPluginArgs): Promise<void> {
  const { generated } = await refreshContent(process.cwd(), cache)
  writeGenerated(process.cwd(), generated)
}
