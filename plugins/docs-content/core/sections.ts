import type { Nodes, Parents, Root } from 'mdast'
import { toString } from 'mdast-util-to-string'
import type { Section } from '../../../src/shared/blocks'
import { componentDefinition } from '../../../src/shared/components'

interface NodeData {
  props?: Record<string, unknown>
  anchor?: string
}

/** Props whose text a reader sees, and so may look for. */
const SPOKEN = ['title', 'summary', 'label', 'caption', 'also', 'meaning', 'cause']

/** Cuts a page into the stretches that search can lead to. Samples are left out: they drown the prose. */
export function toSections(tree: Root): Section[] {
  const sections: { id: string; title: string; words: string[] }[] = [{ id: '', title: '', words: [] }]
  const say = (text: string) => sections.at(-1)?.words.push(text)

  const visit = (node: Nodes) => {
    const data = (node.data ?? {}) as NodeData
    if (node.type === 'heading') {
      if (node.depth <= 3) sections.push({ id: data.anchor ?? '', title: toString(node).trim(), words: [] })
      else say(toString(node))
      return
    }
    if (node.type === 'code' || node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') return
    if (node.type === 'mdxJsxFlowElement' && node.name === 'Endpoint') {
      // Who may call it is the same for most, and would be all that an excerpt has room for.
      say(`${String(data.props?.method)} ${String(data.props?.path)}.`)
      return
    }
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      const prop = componentDefinition(node.name ?? '')?.heading
      if (prop && data.anchor)
        sections.push({ id: data.anchor, title: String(data.props?.[prop]), words: [] })
      for (const name of SPOKEN) {
        const text = data.props?.[name]
        if (typeof text === 'string' && name !== prop) say(/[.!?]$/.test(text) ? text : `${text}.`)
      }
    }
    if (node.type === 'paragraph' || node.type === 'tableCell') {
      say(toString(node))
      return
    }
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
