import type { Nodes, Parents, Root } from 'mdast'
import { toString } from 'mdast-util-to-string'
import type { Section } from '../../shared/blocks'
import { definitionOf } from './props'

interface NodeData {
  props?: Record<string, unknown>
  anchor?: string
}

/** Cuts a page into the stretches that search can lead to. Samples are left out: they drown the prose. */
export function toSections(tree: Root): Section[] {
  const sections: { id: string; title: string; words: string[] }[] = [{ id: '', title: '', words: [] }]
  const say = (text: string) => {
    if (text) sections.at(-1)?.words.push(text)
  }

  const visit = (node: Nodes) => {
    const data = (node.data ?? {}) as NodeData
    if (node.type === 'heading') {
      if (node.depth <= 3) sections.push({ id: data.anchor ?? '', title: toString(node).trim(), words: [] })
      else say(sentence(toString(node).trim()))
      return
    }
    if (node.type === 'code' || node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') return
    const definition = definitionOf(node)
    if (definition) {
      const { heading, spoken = [], named = [], isPart, isUnsearched } = definition
      const said = (names: readonly string[]) =>
        names.flatMap((name) => (typeof data.props?.[name] === 'string' ? [data.props[name]] : []))
      if (heading && data.anchor && !isPart) {
        sections.push({ id: data.anchor, title: said([heading]).join(''), words: [] })
      }
      for (const text of said(spoken.filter((name) => name !== heading))) say(sentence(text))
      say(sentence(said(named.filter((name) => name !== heading)).join(' ')))
      if (isUnsearched) return
    }
    if (node.type === 'image') return say(sentence(node.alt ?? ''))
    if (node.type === 'tableRow') return say(sentence(besideEachOther(node.children.map(plain))))
    if (node.type === 'paragraph') return say(toString(node))
    if ('children' in node) (node as Parents).children.forEach((child) => visit(child))
  }
  visit(tree)
  return sections
    .map(({ id, title, words }) => ({
      id,
      title,
      text: words.join(' ').replace(/\s+/g, ' ').replaceAll(' ()', '').trim(),
    }))
    .filter(({ id, text }) => id || text)
}

const plain = (node: Nodes): string => toString(node).trim()

/** The cells of a row, told apart where no punctuation does: results of search show them in one line. */
const besideEachOther = (cells: readonly string[]): string =>
  cells
    .filter(Boolean)
    .map((cell, index, all) => (index === all.length - 1 || /[.!?:;]$/.test(cell) ? cell : `${cell} ·`))
    .join(' ')

/** What has no full stop gets one, or it would run into what follows. */
const sentence = (text: string): string => (!text || /[.!?]$/.test(text) ? text : `${text}.`)
