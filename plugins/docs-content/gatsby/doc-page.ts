import path from 'node:path'
import { isComponent, type Block } from '../../../src/shared/blocks'
import type { DocPage, PageLink } from '../../../src/shared/doc-page'
import { formatProblem } from '../../../src/shared/problems'
import { parseSdkPath } from '../../../src/shared/sdk'
import { parentPath } from '../../../src/shared/slugs'
import { appNeeds, guidesFor, platformLinks } from '../bridge/bridge'
import type { TreeEntry } from '../core/check-tree'
import { CONTENT, FACTS } from '../core/content-files'
import { parityTables, readParity } from '../parity/parity'
import { topicSwitchers } from '../parity/topic-map'
import { BRIDGE_NODE } from './bridge-node'
import type { ContentState } from './content-state'
import type { MakeFigure } from './figures'
import { FINDINGS_NODE, findingsOf } from './findings'
import { lastChanged } from './last-changed'
import type { NodeModel } from './node-model'

interface Surroundings {
  root: string
  content: ContentState
  nodeModel: NodeModel
  makeFigure: MakeFigure
}

/** A compiled page → what its template gets. Asks the node model for whatever it draws on, so that saves reach it. */
export async function toDocPage(
  entry: TreeEntry,
  { root, content, nodeModel, makeFigure }: Surroundings,
): Promise<DocPage> {
  const { page, file } = entry
  const dependOn = (contentFile: string) =>
    nodeModel.findOne({
      type: 'File',
      query: {
        filter: { absolutePath: { eq: path.join(root, CONTENT, contentFile).split(path.sep).join('/') } },
      },
    })

  const children = content.entries.filter(({ path: route }) => parentPath(route) === entry.path)
  const guides = guidesFor(entry.path, content.entries)
  const related = page.frontmatter.related.flatMap((route) => content.entryOfPath(route) ?? [])
  const partials = content.partialFiles.get(file) ?? []
  for (const contentFile of [
    'facts.json',
    ...partials,
    ...[...children, ...related].map((other) => other.file),
  ]) {
    await dependOn(contentFile)
  }
  const source = entry.generatedFrom ?? `${CONTENT}/${file}`
  const own = new Set([source, FACTS, ...partials.map((partial) => `${CONTENT}/${partial}`)])
  await nodeModel.findAll({ type: FINDINGS_NODE })
  if (parseSdkPath(entry.path)) await nodeModel.findAll({ type: BRIDGE_NODE })
  const problems = [...content.problems, ...findingsOf()].filter((problem) => own.has(problem.file))
  // A problem may be mended in any other file, by giving a dead link its page for example.
  if (problems.length) await nodeModel.findAll({ type: 'File' })
  const updated = lastChanged(root, source)
  const { parity } = readParity(root)
  const switchers = topicSwitchers(entry, content, parity)
  const needs = appNeeds(entry, content, parity)
  const exists = (target: string) => content.entryOfPath(target) !== undefined
  const isSdkFront = page.frontmatter.template === 'sdk'
  if (isSdkFront) await dependOn('parity.yaml')
  return {
    path: entry.path,
    title: page.frontmatter.title,
    description: page.frontmatter.description,
    template: page.frontmatter.template,
    blocks: await filledIn(page.blocks, {
      figure: makeFigure,
      platforms: (props) => ({ links: platformLinks(props, entry.path.split('/')[1] ?? '', content) }),
    }),
    headings: page.headings,
    children: sortByOrder(children).map(toLink),
    // A guide that needs the page is named as such, once.
    related: related.filter((other) => !guides.includes(other)).map(toLink),
    ...(needs.length ? { needs } : {}),
    ...(guides.length ? { guides: guides.map(toLink) } : {}),
    source,
    ...(updated ? { updated } : {}),
    ...(switchers ? { switchers } : {}),
    ...(isSdkFront ? { parity: parityTables(parity, exists, entry.path.split('/')[1] ?? '') } : {}),
    ...(problems.length ? { problems: problems.map(formatProblem) } : {}),
  }
}

function sortByOrder(entries: TreeEntry[]): TreeEntry[] {
  const key = ({ page }: TreeEntry) => page.frontmatter.order
  const label = ({ page }: TreeEntry) => page.frontmatter.navTitle ?? page.frontmatter.title
  return [...entries].sort((a, b) => key(a) - key(b) || label(a).localeCompare(label(b), 'en'))
}

function toLink({ path: route, page }: TreeEntry): PageLink {
  const { title, description } = page.frontmatter
  return { path: route, title, description }
}

interface Fillers {
  figure: MakeFigure
  platforms: (props: { topic: string; heading?: string }) => Record<string, unknown>
}

/** Gives components what only all pages, or the image pipeline, can tell. */
async function filledIn(blocks: readonly Block[], fillers: Fillers): Promise<Block[]> {
  const result: Block[] = []
  for (const block of blocks) {
    if (typeof block === 'string') result.push(block)
    else if (isComponent(block) && block.c === 'Figure') {
      result.push({ ...block, p: { ...(await fillers.figure(block.p ?? {})) } })
    } else if (isComponent(block) && block.c === 'Platforms') {
      result.push({ ...block, p: fillers.platforms(block.p as { topic: string; heading?: string }) })
    } else if (block.k) result.push({ ...block, k: await filledIn(block.k, fillers) })
    else result.push(block)
  }
  return result
}
