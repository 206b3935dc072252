import { resolve } from 'node:path'
import type { GatsbyNode } from 'gatsby'
import type { DocPage } from '../../src/shared/doc-page'
import type { TreeNode } from '../../src/shared/page-tree'

interface Answer {
  data?: {
    allDocPage: { nodes: { doc: DocPage }[] }
    allSiteNavigation: { nodes: { language: string; tree: readonly TreeNode[] }[] }
  }
  errors?: unknown
}

const query = '{ allDocPage { nodes { doc } } allSiteNavigation { nodes { language tree } } }'

/** What the templates got of each page, once more as Markdown. */
export const onPostBuild: GatsbyNode['onPostBuild'] = async (args) => {
  const { reporter } = args
  const activity = reporter.activityTimer('docs-markdown: write pages as Markdown')
  activity.start()
  try {
    // Gatsby types its `graphql` as a bare Function after the build.
    const { data, errors } = await (args.graphql as (query: string) => Promise<Answer>)(query)
    if (errors || !data) throw new Error(`The pages could not be read: ${JSON.stringify(errors)}`)
    const { writeMarkdown } = await import('./write-markdown')
    const docs = data.allDocPage.nodes.map(({ doc }) => doc)
    const count = writeMarkdown(resolve('.'), resolve('public'), docs, data.allSiteNavigation.nodes)
    activity.setStatus(`${count} pages`)
  } catch (error) {
    const reason = error instanceof Error ? error : new Error(String(error))
    reporter.panicOnBuild(`docs-markdown: pages are not there as Markdown: ${reason.message}`, reason)
  } finally {
    activity.end()
  }
}
