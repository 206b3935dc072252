import { isComponent, type Block } from '../../shared/blocks'
import { componentDefinition, type ComponentDefinition } from '../../shared/components'
import type { DocPage, PageLink } from '../../shared/doc-page'
import { defaultLanguage, languages } from '../../shared/site'
import { inLanguage, languageOf, partialFile } from '../../shared/slugs'
import { CONTENT, FACTS } from '../files/content-files'
import type { TreeEntry } from '../page/tree-entry'
import { parityTables, type Parity } from '../parity/parity'
import { formatProblem, type Problem } from '../problems/problem'
import { capabilityLinks } from '../related/capabilities'
import { appNeeds, guidesFor, platformLinks } from '../related/app-needs'
import { topicSwitchers } from '../related/topic-switchers'
import type { ContentState } from './content-state'
import type { DescribeFigure } from './figure-props'
import type { Reading } from './readings'

/** What a page draws on besides the other pages. */
export interface Surroundings {
  content: ContentState
  parity: Parity
  describeFigure: DescribeFigure
  /** Day of the last commit of a file. */
  lastChanged: (file: string) => string | undefined
  /** The ledger of readings, by path. */
  readings: ReadonlyMap<string, Reading>
  /** What is wrong, by file. */
  problems: ReadonlyMap<string, readonly Problem[]>
}

/**
 * A compiled page → everything its template shows. All that a page is made of goes through here, so the digest of the
 * result says whether the page is another one; the sizes of its pictures are made of what the figures say.
 */
export function toDocPage(
  entry: TreeEntry,
  { content, parity, describeFigure, lastChanged, readings, problems }: Surroundings,
): DocPage {
  const { page, path } = entry
  const language = languageOf(path) ?? defaultLanguage
  const guides = guidesFor(path, content.entries, parity)
  const related = page.frontmatter.related.flatMap((route) => content.entryOfPath(route) ?? [])
  const source = entry.generatedFrom ?? `${CONTENT}/${entry.file}`
  const partials = page.partials.map((name) => `${CONTENT}/${partialFile(name, language)}`)
  const own = [source, FACTS, ...partials].flatMap((file) => problems.get(file) ?? [])
  const updated = lastChanged(source)
  const reading = readings.get(path)
  const checked = reading?.digest === page.reading ? reading : undefined
  const switchers = topicSwitchers(entry, content, parity)
  const needs = appNeeds(entry, content, parity)
  const { template } = page.frontmatter
  const exists = (target: string) => content.entryOfPath(target) !== undefined
  const translations = languages.filter((one) => exists(inLanguage(path, one)))
  return {
    path,
    title: page.frontmatter.title,
    description: page.frontmatter.description,
    template,
    blocks: filledIn(page.blocks, {
      picture: describeFigure,
      platforms: (props) => ({
        links: platformLinks(props as { topic: string; heading?: string }, language, content),
      }),
    }),
    headings: page.headings,
    children: content.childrenOf(path).map(toLink),
    // A guide that needs the page is named as such, once.
    related: related.filter((other) => !guides.includes(other)).map(toLink),
    ...(needs.length ? { needs } : {}),
    ...(guides.length ? { guides: guides.map(toLink) } : {}),
    source,
    ...(updated ? { updated } : {}),
    ...(checked ? { checked: { on: checked.on, ...(checked.sdk ? { sdk: checked.sdk } : {}) } } : {}),
    ...(translations.length > 1 ? { translations } : {}),
    ...(switchers ? { switchers } : {}),
    ...(template === 'sdk' ? { parity: parityTables(parity, exists, language) } : {}),
    ...(template === 'home' ? { capabilities: capabilityLinks(parity, language, exists) } : {}),
    ...(own.length ? { problems: own.map(formatProblem) } : {}),
  }
}

function toLink({ path: route, page }: TreeEntry): PageLink {
  const { title, description } = page.frontmatter
  return { path: route, title, description }
}

type Fill = NonNullable<ComponentDefinition['fill']>
type Fillers = Record<Fill, (props: Record<string, unknown>) => Record<string, unknown>>

/** Gives components what only all pages, or the pictures, can tell. */
function filledIn(blocks: readonly Block[], fillers: Fillers): Block[] {
  return blocks.map((block) => {
    if (typeof block === 'string') return block
    const inner = block.k ? { k: filledIn(block.k, fillers) } : {}
    if (!isComponent(block)) return { ...block, ...inner }
    const fill = componentDefinition(block.c)?.fill
    return { ...block, ...inner, ...(fill ? { p: fillers[fill](block.p ?? {}) } : {}) }
  })
}
