import { resolve } from 'node:path'
import type { CreatePagesArgs, GatsbyNode } from 'gatsby'
import { shown } from '../../src/compiler/site/activity'
import { isDeveloping } from '../../src/compiler/site/developing'
import { workBeside } from '../../src/compiler/site/work-beside'
import type { TreeNode } from '../../src/shared/page-tree'
import type { Language } from '../../src/shared/site'
import type { MarkdownOrder } from './write-markdown'

interface Answer {
  data?: {
    allDocPage: { nodes: { docJson: string }[] }
    allSiteNavigation: { nodes: { language: Language; tree: readonly TreeNode[] }[] }
  }
  errors?: unknown
}

const query = '{ allDocPage { nodes { docJson } } allSiteNavigation { nodes { language tree } } }'
const writer = resolve('plugins/docs-markdown/markdown-writer.mts')

/** What the templates get of each page, once more as Markdown. Returns how many pages. */
async function write(args: CreatePagesArgs): Promise<number> {
  const answer: unknown = await args.graphql(query)
  const { data, errors } = answer as Answer
  if (errors || !data) throw new Error(`The pages could not be read: ${JSON.stringify(errors)}`)
  const docs = data.allDocPage.nodes.map(({ docJson }) => docJson)
  const order: MarkdownOrder = {
    root: resolve('.'),
    dir: resolve('public'),
    docs,
    trees: data.allSiteNavigation.nodes,
  }
  await workBeside(writer, order)
  return docs.length
}

/** Those of a build, from when its pages are known: a process of its own writes them while bundles leave it a core. */
let writing: Promise<number> | undefined

export const createPages: GatsbyNode['createPages'] = (args) => {
  if (isDeveloping()) return
  writing = write(args)
  // Whoever waits for them is told.
  writing.catch(() => undefined)
}

export const onPostBuild: GatsbyNode['onPostBuild'] = ({ reporter }) =>
  shown(
    reporter,
    'docs-markdown: write pages as Markdown',
    'docs-markdown: pages are not there as Markdown',
    async () => `${await writing} pages`,
  )
