import type { Root } from 'mdast'
import type { Block, ContentLink, Heading, Section } from '../../shared/blocks'
import type { Frontmatter } from '../../shared/frontmatter'
import { brokenOff } from '../problems/broken-off'
import type { Problem } from '../problems/problem'
import { fileToPath } from '../../shared/slugs'
import { CONTENT } from '../files/content-files'
import { coloursFor } from './colours'
import { explainTerms } from './explain-terms'
import { rawFrontmatter, readFrontmatter, type FrontmatterPlaces } from './frontmatter'
import { anchorHeadings, collectRowAnchors } from './headings'
import { digest, recording, type Inputs, type Surroundings } from './inputs'
import { expandIncludes } from './include'
import { collectImages, unwrapImages, type ContentImage } from './images'
import { keepWhole } from './keep-whole'
import { collectLinks } from './links'
import { findEmptySections, type EmptySection } from './empty-sections'
import { parseMdx } from './parse'
import { hasReference } from './props'
import { collectReleaseNotes, type ReleaseNote } from './release-notes'
import { Report } from '../problems/report'
import type { Suppression } from '../problems/suppressions'
import { toSections } from './sections'
import { substitute } from './substitute'
import { collectTexts, frontmatterTexts, type SampleText, type SourceText } from './texts'
import { collectTopicLinks, type TopicLink } from './topic-links'
import { markShortColumns } from './short-columns'
import { toBlocks } from './to-blocks'
import { toHtmlTree } from './to-html'
import { validateTree } from './validate'
import { collectVersionBadges, type VersionBadge } from './version-badges'

/** Everything that is known of a page after it was compiled once. */
export interface CompiledPage {
  /** With placeholders for what is not acceptable; the problems say why. */
  frontmatter: Frontmatter
  /** Where the keys of the frontmatter stand. */
  places: FrontmatterPlaces
  blocks: Block[]
  headings: Heading[]
  /** Whether it has components of references, which few pages have code for. */
  hasReference: boolean
  /** Anchors of rows, which are neither headings nor sections. */
  rowAnchors: string[]
  sections: Section[]
  links: ContentLink[]
  topicLinks: TopicLink[]
  images: ContentImage[]
  /** Versions of the SDK that badges name. */
  badges: VersionBadge[]
  samples: SampleText[]
  /** What stands between backticks. */
  codes: SourceText[]
  /** All words, when they were asked for; the build has no use for them. */
  texts: SourceText[]
  suppressions: Suppression[]
  /** What its tables tell of releases. */
  releaseNotes: ReleaseNote[]
  /** Headings with nothing under them. */
  emptySections: EmptySection[]
  /** Names of the partials it draws in. */
  partials: string[]
  /** What it was made of besides its own text. */
  inputs: Inputs
  /** Digest of all that a reader reads, samples included: another one means that the page says something else. */
  reading: string
  problems: Problem[]
}

export interface CompileOptions {
  /** For the content check: collects the words, and saves the time that finished blocks take. */
  wordsOnly?: boolean
  /** The blocks of an earlier version of the page, made by this very compiler: samples that are the same keep their colours. */
  earlier?: readonly Block[] | undefined
  /** It is made of data. */
  isMade?: boolean
}

/**
 * Compiles one MDX page into blocks, headings, sections, links and problems. It never throws on bad content.
 * @param file path of the page from the project's root, for messages
 */
export async function compilePage(
  text: string,
  file: string,
  surroundings: Surroundings,
  { wordsOnly = false, earlier, isMade = false }: CompileOptions = {},
): Promise<CompiledPage> {
  const report = new Report(file)
  const inputs: Inputs = {}
  const around = recording(surroundings, inputs)
  const { facts, partials, words } = around
  const used = new Set<string>()
  const source = substitute(text, facts, report, file)
  const parsed = await unlessBroken(report, () => parseMdx(source, file, report, isMade))
  // A page whose body cannot be read keeps its title and its place among the others.
  const { value, places, kind } = readFrontmatter(parsed ? parsed.yaml : rawFrontmatter(source), report)
  const page: CompiledPage = {
    frontmatter: value,
    places,
    blocks: [],
    headings: [],
    hasReference: false,
    rowAnchors: [],
    sections: [],
    links: [],
    topicLinks: [],
    images: [],
    badges: [],
    samples: [],
    codes: [],
    texts: [],
    suppressions: report.suppressions,
    releaseNotes: [],
    emptySections: [],
    partials: [],
    inputs,
    reading: '',
    problems: report.problems,
  }
  if (parsed) await unlessBroken(report, () => readBody(parsed.tree))
  return page

  async function readBody(tree: Root): Promise<void> {
    expandIncludes(tree, { facts, partials, report, used })
    page.partials = [...used]
    unwrapImages(tree)
    validateTree(tree, report, kind)
    page.headings = anchorHeadings(tree, report)
    page.hasReference = hasReference(tree)
    page.rowAnchors = collectRowAnchors(tree)
    page.links = collectLinks(tree, report)
    page.topicLinks = collectTopicLinks(tree, file)
    page.images = collectImages(tree, file)
    page.badges = collectVersionBadges(tree, file)
    page.sections = toSections(tree)
    page.emptySections = findEmptySections(tree, file)
    page.releaseNotes = collectReleaseNotes(tree)
    const { texts, samples } = collectTexts(tree, file)
    page.samples = samples
    page.codes = texts.filter(({ kind }) => kind === 'code')
    const allTexts = [...frontmatterTexts(value, places), ...texts]
    // However a line is broken, readers see the same; in samples they do not.
    const said = allTexts.map(({ text }) => text.replace(/\s+/g, ' ').trim())
    page.reading = digest([...said, ...samples.map(({ text }) => text)]).slice(0, 16)
    if (wordsOnly) page.texts = allTexts
    // Nothing may also be left because what it draws in is broken; that was reported already.
    if (!tree.children.length && !report.problems.length) {
      report.add('empty', { line: 1 }, 'The page says nothing.', 'write the page, or take the file out')
    }
    if (wordsOnly) return
    const html = toHtmlTree(tree, await coloursFor(tree, earlier), words)
    if (value.template === 'article' && !page.hasReference) {
      const path = fileToPath(file.slice(CONTENT.length + 1))
      explainTerms(html, { path, title: value.title, terms: around.terms?.all ?? [] })
    }
    keepWhole(html)
    markShortColumns(html)
    page.blocks = toBlocks(html)
  }
}

/** A page that one of these steps cannot cope with keeps what is known of it, as does one that is not MDX. */
async function unlessBroken<T>(report: Report, work: () => T | Promise<T>): Promise<T | undefined> {
  try {
    return await work()
  } catch (error) {
    report.problems.push(
      brokenOff(error, 'syntax', { file: report.page }, 'The page cannot be read to its end'),
    )
    return undefined
  }
}
