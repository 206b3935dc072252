import type { Nodes, Root } from 'mdast'
import type { Node } from 'unist'
import type { Frontmatter } from '../../shared/frontmatter'
import { fileOf } from '../problems/report'
import type { FrontmatterPlaces } from './frontmatter'
import { definitionOf, isJsx } from './props'

interface Place {
  file: string
  line: number
  column: number
  /** Anchor of the section it stands in; empty before the first heading. */
  section: string
}

/** A run of words that readers see, with where it stands in which file. */
export interface SourceText extends Place {
  kind: 'prose' | 'heading' | 'prop' | 'frontmatter' | 'code'
  /** Without markup. A line break of the source is a line break here. `code` is the inside of backticks. */
  text: string
  /** Column at which its further lines begin. */
  indent: number
}

/** A fenced sample; line and column are those of the first line inside the fence. */
export interface SampleText extends Place {
  /** As written behind the fence, such as kts. */
  language: string
  /** The file name given as title="…", if any. */
  title?: string
  text: string
}

/** Where the character at `offset` of a text stands in its file. */
export function placeIn(
  { text, file, line, column, indent }: Omit<SourceText, 'kind' | 'section'>,
  offset: number,
): { file: string; line: number; column: number } {
  const lines = text.slice(0, offset).split('\n')
  const last = lines.at(-1)?.length ?? 0
  return { file, line: line + lines.length - 1, column: (lines.length === 1 ? column : indent) + last }
}

/**
 * All words and samples of a page in reading order, those of its partials included.
 * Headings have their anchors by now.
 */
export function collectTexts(tree: Root, page: string): { texts: SourceText[]; samples: SampleText[] } {
  const texts: SourceText[] = []
  const samples: SampleText[] = []
  let section = ''

  const placeOf = (node: Node): Place => ({
    file: fileOf(node, page),
    line: node.position?.start.line ?? 1,
    column: node.position?.start.column ?? 1,
    section,
  })
  const say = (kind: SourceText['kind'], text: string, node: Node, indent: number, shift = 0) => {
    const place = placeOf(node)
    texts.push({ ...place, kind, text, indent, column: place.column + shift })
  }

  const visit = (node: Nodes, kind: 'prose' | 'heading', indent: number) => {
    if (node.type === 'text') return say(kind, node.value, node, indent)
    if (node.type === 'inlineCode') return say('code', node.value, node, indent, delimiterOf(node))
    if (node.type === 'image') return say('prop', node.alt ?? '', node, indent)
    if (node.type === 'code') {
      const title = /(?:^|\s)title="([^"]*)"/.exec(node.meta ?? '')?.[1]
      const place = placeOf(node)
      const named = title ? { title } : {}
      samples.push({
        ...place,
        line: place.line + 1,
        language: node.lang ?? '',
        text: node.value,
        ...named,
      })
      return
    }
    if (isJsx(node)) {
      const { heading, spoken } = definitionOf(node) ?? {}
      if (heading) section = node.data?.anchor ?? section
      for (const attribute of node.attributes) {
        if (!('name' in attribute) || typeof attribute.value !== 'string') continue
        if (spoken?.includes(attribute.name)) say('prop', attribute.value, node, indent)
      }
    }
    if (node.type === 'heading') section = node.data?.anchor ?? section
    if (!('children' in node)) return
    const isBlock = node.type === 'paragraph' || node.type === 'heading'
    const inner = isBlock ? (node.position?.start.column ?? indent) : indent
    for (const child of node.children) visit(child, node.type === 'heading' ? 'heading' : kind, inner)
  }
  visit(tree, 'prose', 1)
  return { texts, samples }
}

/** The texts of the frontmatter, behind their keys. */
export function frontmatterTexts(
  { title, description, navTitle }: Frontmatter,
  places: FrontmatterPlaces,
): SourceText[] {
  return Object.entries({ title, description, navTitle }).flatMap(([key, text]) => {
    const place = places[key]
    if (!text || !place) return []
    const column = place.column + key.length + 2
    return [{ ...place, kind: 'frontmatter' as const, text, column, indent: column, section: '' }]
  })
}

/** How many characters of backticks (and a space that belongs to them) stand before inline code. */
function delimiterOf({ position, value }: { position?: Node['position']; value: string }): number {
  if (position?.start.line !== position?.end.line) return 1
  const width = (position?.end.column ?? 0) - (position?.start.column ?? 0)
  return Math.max(1, Math.floor((width - value.length) / 2))
}
