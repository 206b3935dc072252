import type { Nodes, Root } from 'mdast'
import { toString } from 'mdast-util-to-string'
import type { Node } from 'unist'
import type { Frontmatter } from '../../shared/frontmatter'
import { fileOf } from '../problems/report'
import { codeOf, readFence } from './fence'
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
  /** Of code in the first cell of a row below the head: which table of the page that is. */
  table?: number
  /** Whether nothing but such code stands in that cell: the row is about it. */
  isRow?: true
  /** Whether it is code in the head of a table: what the rows hang on, or belong to. */
  isHead?: true
  /** Of code in a table: the head of its column. */
  under?: string
  /** Whether it is code that begins a paragraph. */
  leads?: true
  /** Of code: which sentence or cell of the page it stands in. */
  sentence?: number
}

/** Where a sentence ends: what stands behind it is of the next one. */
export const SENTENCE_END = /[.!?](?:\s|$)/

/** What code is by where it stands. */
type Role = Pick<SourceText, 'table' | 'isRow' | 'isHead' | 'under' | 'leads'>

/**
 * A fenced sample; line and column are those of the first line inside the fence. One that shows a change is two: the code after
 * it, and the code before it without a title.
 */
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
  let tables = 0
  let sentence = 0
  let role: Role = {}

  const placeOf = (node: Node): Place => ({
    file: fileOf(node, page),
    line: node.position?.start.line ?? 1,
    column: node.position?.start.column ?? 1,
    section,
  })
  const say = (kind: SourceText['kind'], text: string, node: Node, indent: number, shift = 0) => {
    const place = placeOf(node)
    const column = place.column + shift
    texts.push({ ...place, kind, text, indent, column, ...(kind === 'code' && { ...role, sentence }) })
    if (SENTENCE_END.test(text) && kind === 'prose') sentence++
  }

  const visit = (node: Nodes, kind: 'prose' | 'heading', indent: number) => {
    if (node.type === 'text') return say(kind, node.value, node, indent)
    if (node.type === 'inlineCode') return say('code', node.value, node, indent, delimiterOf(node))
    if (node.type === 'image') return say('prop', node.alt ?? '', node, indent)
    if (node.type === 'code') {
      const { fence } = readFence(node.meta, node.value)
      const [now, ...before] = codeOf(node.value, fence)
      const place = { ...placeOf(node), language: node.lang ?? '' }
      place.line += 1
      samples.push({ ...place, text: now, ...(fence.title ? { title: fence.title } : {}) })
      // Under the same name, an app would have two files of it.
      for (const text of before) samples.push({ ...place, text })
      return
    }
    if (node.type === 'table') {
      tables++
      const [head] = node.children
      for (const row of node.children) {
        row.children.forEach((cell, at) => {
          const isFirst = at === 0 && row !== head
          role = {
            ...(row === head ? { isHead: true } : { under: toString(head?.children[at]) }),
            ...(isFirst && { table: tables }),
            ...(isFirst && isCodeAlone(cell) && { isRow: true }),
          }
          sentence++
          visit(cell, kind, indent)
        })
      }
      role = {}
      sentence++
      return
    }
    if (isJsx(node)) {
      const { heading, spoken, symbols } = definitionOf(node) ?? {}
      if (heading) section = node.data?.anchor ?? section
      for (const attribute of node.attributes) {
        if (!('name' in attribute) || typeof attribute.value !== 'string') continue
        if (spoken?.includes(attribute.name)) say('prop', attribute.value, node, indent)
        if (symbols?.includes(attribute.name)) say('code', attribute.value, node, indent)
      }
    }
    if (node.type === 'heading') section = node.data?.anchor ?? section
    if (!('children' in node)) return
    const isBlock = node.type === 'paragraph' || node.type === 'heading'
    if (isBlock) sentence++
    const inner = isBlock ? (node.position?.start.column ?? indent) : indent
    node.children.forEach((child, at) => {
      if (node.type === 'paragraph') role = at === 0 ? { leads: true } : {}
      visit(child, node.type === 'heading' ? 'heading' : kind, inner)
    })
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

/** Whether a cell holds only code, one or several with commas, and marks such as <Since>. */
const isCodeAlone = (node: Nodes): boolean =>
  node.type === 'text'
    ? /^(?:[\s,]|\b(?:and|or)\b)*$/.test(node.value)
    : !('children' in node) || node.children.every(isCodeAlone)
