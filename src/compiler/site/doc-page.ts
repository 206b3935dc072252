import { isComponent, type Block, type ComponentBlock } from '../../shared/blocks'
import { componentDefinition, type ComponentDefinition } from '../../shared/components'
import type { DocPage, PageLink } from '../../shared/doc-page'
import { dayInWords, formatMonth } from '../../shared/format-day'
import { defaultLanguage, languages, type Language } from '../../shared/site'
import { inLanguage, languageOf, partialFile } from '../../shared/slugs'
import { CONTENT, FACTS } from '../files/content-files'
import type { Words } from '../files/words'
import { makerOf } from '../data-pages/makers'
import { typeFinder } from '../data-pages/reference/elsewhere'
import { digest } from '../page/inputs'
import type { TreeEntry } from '../page/tree-entry'
import { parityTables, type Parity } from '../parity/parity'
import { formatProblem, type Problem } from '../problems/problem'
import { capabilityLinks } from '../related/capability-links'
import { appNeeds, guidesFor, platformLinks, type PlatformsAsked } from '../related/app-needs'
import { neighbours } from '../related/neighbours'
import { topicSwitchers } from '../related/topic-switchers'
import { versionStanding } from '../related/version-standing'
import type { SymbolList } from '../symbols/symbol'
import type { ContentState } from './content-state'
import type { DescribeFigure } from './figure-props'
import type { Reading } from './readings'

/** What a page draws on besides the other pages. */
export interface Surroundings {
  content: ContentState
  parity: Parity
  /** Those of pages that are made of data, in the language of the page. */
  words: Words
  /** The names of every SDK. */
  lists: readonly SymbolList[]
  describeFigure: DescribeFigure
  /** Day of the last commit of a file. */
  lastChanged: (file: string) => string | undefined
  /** The ledger of readings, by path. */
  readings: ReadonlyMap<string, Reading>
  /** What is wrong, by file. */
  problems: ReadonlyMap<string, readonly Problem[]>
}

/** What a page's template shows, without what the page itself holds. */
type Around = Omit<DocPage, 'blocks' | 'headings'>

/** A page with what its surroundings say of it, which its digest and its template both want. */
export interface Placed {
  entry: TreeEntry
  around: Around
  fillers: Fillers
}

/** Looks up what the other pages and the files of data say of a page. */
export const placed = (entry: TreeEntry, surroundings: Surroundings): Placed => ({
  entry,
  around: around(entry, surroundings),
  fillers: fillersOf(entry, surroundings),
})

/**
 * A compiled page → everything its template shows. All that a page is made of goes through here, or through `madeOf`, so
 * that its digest says whether the page is another one; the sizes of its pictures are made of what the figures say.
 */
export function toDocPage({ entry, around, fillers }: Placed): DocPage {
  const { blocks, headings } = entry.page
  return { ...around, blocks: filledIn(blocks, fillers), headings }
}

/**
 * All that `toDocPage` makes a page of, without making it: a save is to change one page, and writing the others out to
 * see that they are as they were takes a good part of a second with 800 of them.
 */
export function madeOf({ entry, around, fillers }: Placed): string[] {
  const { blocks, headings } = entry.page
  const filled = toFill(blocks).map(({ definition, fill, props }) => fillers[fill](props, definition))
  return [digestOf(blocks), digestOf(headings), JSON.stringify([around, filled])]
}

function around(
  entry: TreeEntry,
  { content, parity, words, lists, lastChanged, readings, problems }: Surroundings,
): Around {
  const { page, path } = entry
  const language = languageOf(path) ?? defaultLanguage
  const guides = guidesFor(path, content.entries, parity)
  const related = page.frontmatter.related.flatMap((route) => content.entryOfPath(route) ?? [])
  const source = entry.generatedFrom ?? `${CONTENT}/${entry.file}`
  const partials = page.partials.map((name) => `${CONTENT}/${partialFile(name, language)}`)
  const own = [source, FACTS, ...partials].flatMap((file) => problems.get(file) ?? [])
  // What it draws in is its text as well.
  const updated = [source, ...partials]
    .flatMap((file) => lastChanged(file) ?? [])
    .sort()
    .at(-1)
  const reading = readings.get(path)
  const checked = reading?.digest === page.reading ? reading : undefined
  const switchers = topicSwitchers(entry, content, parity, typeFinder(path, lists))
  const needs = appNeeds(entry, content, parity)
  const { template } = page.frontmatter
  const exists = (target: string) => content.entryOfPath(target) !== undefined
  const translations = languages.filter((one) => exists(inLanguage(path, one)))
  return {
    path,
    title: page.frontmatter.title,
    description: page.frontmatter.description,
    ...langOf(entry.titleLanguage),
    template,
    children: makerOf(entry)?.namesChildren?.(path) ? [] : content.childrenOf(path).map(toLink),
    // A guide that needs the page is named as such, once.
    related: related.filter((other) => !guides.includes(other)).map(toLink),
    ...neighbours(path, content),
    ...(needs.length ? { needs } : {}),
    ...(guides.length ? { guides: guides.map(toLink) } : {}),
    source,
    ...(updated ? { updated, updatedInWords: dayInWords(updated, language) } : {}),
    ...(checked
      ? {
          checked: { month: formatMonth(checked.on, language), ...(checked.sdk ? { sdk: checked.sdk } : {}) },
        }
      : {}),
    ...(translations.length > 1 ? { translations } : {}),
    ...(switchers ? { switchers } : {}),
    ...versionStanding(path, switchers, content, words),
    ...(template === 'sdk' ? { parity: parityTables(parity, exists, language) } : {}),
    ...(template === 'home' ? { capabilities: capabilityLinks(parity, language, exists) } : {}),
    ...(own.length ? { problems: own.map(formatProblem) } : {}),
  }
}

function toLink({ path: route, page, titleLanguage }: TreeEntry): PageLink {
  const { title, description } = page.frontmatter
  return { path: route, title, description, ...langOf(titleLanguage) }
}

const langOf = (lang: Language | undefined): { lang?: Language } => (lang ? { lang } : {})

type Fill = NonNullable<ComponentDefinition['fill']>
type Props = Record<string, unknown>
type Fillers = Record<Fill, (props: Props, definition: ComponentDefinition) => Props>
interface ToFill {
  definition: ComponentDefinition
  fill: Fill
  props: Props
}

function fillersOf({ path }: TreeEntry, { content, parity, describeFigure }: Surroundings): Fillers {
  const language = languageOf(path) ?? defaultLanguage
  return {
    picture: (props, { picture }) => (picture ? describeFigure(props, picture) : props),
    platforms: (props) => ({
      links: platformLinks(props as unknown as PlatformsAsked, language, content, parity),
    }),
  }
}

function fillOf({ c, p = {} }: ComponentBlock): ToFill | undefined {
  const definition = componentDefinition(c)
  return definition?.fill && { definition, fill: definition.fill, props: p }
}

/** Gives components what only all pages, or the pictures, can tell. */
function filledIn(blocks: readonly Block[], fillers: Fillers): Block[] {
  return blocks.map((block) => {
    if (typeof block === 'string') return block
    const inner = block.k ? { k: filledIn(block.k, fillers) } : {}
    if (!isComponent(block)) return { ...block, ...inner }
    const fill = fillOf(block)
    return { ...block, ...inner, ...(fill ? { p: fillers[fill.fill](fill.props, fill.definition) } : {}) }
  })
}

/** Compiled pages do not change; they are replaced. So what is worked out of one holds as long as it is there. */
const known = {
  toFill: new WeakMap<object, ToFill[]>(),
  digests: new WeakMap<object, string>(),
}

/** The components of a page that are filled in, in their order. */
function toFill(blocks: readonly Block[]): ToFill[] {
  const collect = (all: readonly Block[]): ToFill[] =>
    all.flatMap((block) => {
      if (typeof block === 'string') return []
      const inner = block.k ? collect(block.k) : []
      const fill = isComponent(block) ? fillOf(block) : undefined
      return fill ? [...inner, fill] : inner
    })
  return once(known.toFill, blocks, () => collect(blocks))
}

/** Whether a page shows pictures, whose sizes are still to be filled in. */
export const hasPictures = (blocks: readonly Block[]): boolean =>
  toFill(blocks).some(({ fill }) => fill === 'picture')

/** Digest of a part of a compiled page. */
export const digestOf = (part: object): string =>
  once(known.digests, part, () => digest([JSON.stringify(part)]))

function once<Value>(kept: WeakMap<object, Value>, key: object, make: () => Value): Value {
  let value = kept.get(key)
  if (value === undefined) kept.set(key, (value = make()))
  return value
}
