import type { Root } from 'mdast'
import { visit } from 'unist-util-visit'
import type { Block, ContentLink, Heading, Section } from '../../../src/shared/blocks'
import type { Frontmatter } from '../../../src/shared/frontmatter'
import type { Problem } from '../../../src/shared/problems'
import { rawFrontmatter, readFrontmatter } from './frontmatter'
import { anchorHeadings } from './headings'
import { loadHighlighter } from './highlight'
import { expandIncludes, type PartialSource } from './include'
import { collectLinks } from './links'
import { findEmptySections, type EmptySection } from './empty-sections'
import { parseMdx } from './parse'
import { Report } from './report'
import type { Silence } from './silences'
import { toSections } from './sections'
import { substitute, type Facts } from './substitute'
import { collectTexts, frontmatterTexts, type SampleText, type SourceText } from './texts'
import { collectTopicLinks, type TopicLink } from './topic-links'
import { toBlocks } from './to-blocks'
import { toHtmlTree } from './to-html'
import { validateTree } from './validate'

export interface ContentImage {
  /** As written: path below content/images/. */
  src: string
  alt?: string
  line: number
  column: number
  file: string
}

/** Everything that is known of a page after it was compiled once. */
export interface CompiledPage {
  /** With stand-ins for what is not acceptable; the problems say why. */
  frontmatter: Frontmatter
  /** Lines of the frontmatter keys. */
  lines: Record<string, number>
  blocks: Block[]
  headings: Heading[]
  sections: Section[]
  links: ContentLink[]
  topicLinks: TopicLink[]
  images: ContentImage[]
  samples: SampleText[]
  /** What stands between backticks. */
  codes: SourceText[]
  /** All words, when they were asked for; the build has no use for them. */
  texts: SourceText[]
  silences: Silence[]
  /** Headings with nothing under them. */
  emptySections: EmptySection[]
  /** Names of the partials it draws in. */
  partials: string[]
  problems: Problem[]
}

export interface CompileOptions {
  /** For the content check: collects the words, and saves the time that finished blocks take. */
  wordsOnly?: boolean
}

/**
 * Compiles one MDX page into blocks, headings, sections, links and problems. It never throws on bad content.
 * @param file path of the page from the project's root, for messages
 */
export async function compilePage(
  text: string,
  file: string,
  facts: Facts,
  partials: PartialSource,
  { wordsOnly = false }: CompileOptions = {},
): Promise<CompiledPage> {
  const report = new Report(file)
  const used = new Set<string>()
  const source = substitute(text, facts, report, file)
  const parsed = parseMdx(source, file, report)
  // A page whose body cannot be read keeps its title and its place among the others.
  const { value, lines } = readFrontmatter(parsed ? parsed.yaml : rawFrontmatter(source), report)
  const page: CompiledPage = {
    frontmatter: value,
    lines: Object.fromEntries(lines),
    blocks: [],
    headings: [],
    sections: [],
    links: [],
    topicLinks: [],
    images: [],
    samples: [],
    codes: [],
    texts: [],
    silences: report.silences,
    emptySections: [],
    partials: [],
    problems: report.problems,
  }
  if (!parsed) return page
  const { tree } = parsed
  expandIncludes(tree, { facts, partials, report, used })
  page.partials = [...used]
  validateTree(tree, report)
  page.headings = anchorHeadings(tree, report)
  page.links = collectLinks(tree, report)
  page.topicLinks = collectTopicLinks(tree, file)
  page.images = collectImages(tree, file)
  page.sections = toSections(tree)
  page.emptySections = findEmptySections(tree, file)
  const { texts, samples } = collectTexts(tree, file)
  page.samples = samples
  page.codes = texts.filter(({ kind }) => kind === 'code')
  if (wordsOnly) page.texts = [...frontmatterTexts(value, lines, file), ...texts]
  // Nothing may also be left because what it draws in is broken; that was told already.
  if (!tree.children.length && !report.problems.length) {
    report.add('empty', { line: 1 }, 'The page says nothing.', 'write the page, or take the file out')
  }
  if (!wordsOnly) page.blocks = toBlocks(toHtmlTree(tree, await loadHighlighter()))
  return page
}

function collectImages(tree: Root, page: string): ContentImage[] {
  const images: ContentImage[] = []
  visit(tree, (node) => {
    const data = (node.data ?? {}) as { props?: { src?: string; alt?: string }; file?: string }
    const { line = 1, column = 1 } = node.position?.start ?? {}
    const place = { line, column, file: data.file ?? page }
    if (node.type === 'image') images.push({ src: node.url, alt: node.alt ?? '', ...place })
    else if (node.type === 'mdxJsxFlowElement' && node.name === 'Figure' && data.props?.src) {
      images.push({ src: data.props.src, ...(data.props.alt ? { alt: data.props.alt } : {}), ...place })
    }
  })
  return images
}
