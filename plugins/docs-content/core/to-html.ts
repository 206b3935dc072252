import type { Element, ElementContent, Root as HastRoot } from 'hast'
import type { Code, Heading, Image, InlineCode, Root, Table } from 'mdast'
import type { State } from 'mdast-util-to-hast'
import remarkRehype from 'remark-rehype'
import type { Highlighter } from 'shiki'
import { unified } from 'unified'
import { escapeHtml, highlightSample } from './highlight'
import { isSampleLanguage, sampleLanguages } from './languages'
import { plainBlocks } from './plain-blocks'
import type { JsxElement } from './props'
import { COMPONENT, type ComponentElement } from './to-blocks'

interface NodeData {
  props?: Record<string, unknown>
  anchor?: string
}
const dataOf = (node: { data?: unknown }) => (node.data ?? {}) as NodeData

/** Checked syntax tree → HTML tree, with components kept as elements for the block step. */
export function toHtmlTree(tree: Root, shiki: Highlighter): HastRoot {
  const handlers = {
    code: (_: State, node: Code) => sample(node, shiki),
    inlineCode: (_: State, node: InlineCode) => inlineCode(node),
    heading,
    image: (_: State, node: Image) => component('Figure', { src: node.url, alt: node.alt ?? '' }, []),
    table: (state: State, node: Table) => component('Table', {}, [defaultTable(state, node)]),
    mdxJsxFlowElement: jsx,
    mdxJsxTextElement: jsx,
    mdxFlowExpression: () => undefined,
    mdxTextExpression: () => undefined,
    mdxjsEsm: () => undefined,
  }
  return unified().use(remarkRehype, { handlers }).runSync(unwrapImages(tree))
}

/** An image alone in its paragraph is a figure, and a figure cannot stand in a paragraph. */
function unwrapImages(tree: Root): Root {
  tree.children = tree.children.map((node) => {
    const only = node.type === 'paragraph' && node.children.length === 1 ? node.children[0] : undefined
    return only?.type === 'image' ? only : node
  })
  return tree
}

function component(
  name: string,
  props: Record<string, unknown>,
  children: ElementContent[],
): ComponentElement {
  return { type: 'element', tagName: COMPONENT, properties: {}, children, data: { component: name, props } }
}

function jsx(state: State, node: JsxElement): ElementContent | undefined {
  const name = node.name ?? ''
  const children = state.all(node)
  if (/^[a-z]/.test(name)) return { type: 'element', tagName: name, properties: {}, children }
  const { props, anchor } = dataOf(node)
  if (!props) return undefined
  const plain = plainBlocks[name]
  if (plain) return plain(props, children)
  return component(name, anchor ? { ...props, id: anchor } : props, children)
}

/** The whole heading is the link to itself: its name is its text, and no label has to be made up. */
function heading(state: State, node: Heading): Element {
  const id = dataOf(node).anchor ?? ''
  const link: Element = {
    type: 'element',
    tagName: 'a',
    properties: { href: `#${id}` },
    children: state.all(node),
  }
  return { type: 'element', tagName: `h${node.depth}`, properties: { id }, children: [link] }
}

/** Short names stay in one piece; only long ones may break, and are marked for it. */
function inlineCode({ value }: InlineCode): Element {
  const properties = value.length > LONGEST_UNBROKEN ? { className: ['w'] } : {}
  return { type: 'element', tagName: 'code', properties, children: [{ type: 'text', value }] }
}

const LONGEST_UNBROKEN = 24

function sample(node: Code, shiki: Highlighter): ComponentElement {
  const language = node.lang && isSampleLanguage(node.lang) ? node.lang : 'text'
  const file = /(?:^|\s)title="([^"]+)"/.exec(node.meta ?? '')?.[1]
  const html = language === 'text' ? escapeHtml(node.value) : highlightSample(node.value, language, shiki)
  return component('Sample', { lang: sampleLanguages[language][1], ...(file ? { file } : {}), html }, [])
}

function defaultTable(state: State, node: Table): Element {
  const [head, ...body] = node.children
  const row = (cells: typeof head, tag: 'th' | 'td'): Element => ({
    type: 'element',
    tagName: 'tr',
    properties: {},
    children: (cells?.children ?? []).map((cell) => ({
      type: 'element',
      // A header cell has to say something; an empty corner is a plain cell.
      tagName: cell.children.length ? tag : 'td',
      properties: tag === 'th' && cell.children.length ? { scope: 'col' } : {},
      children: state.all(cell),
    })),
  })
  const group = (tagName: string, children: Element[]): Element => ({
    type: 'element',
    tagName,
    properties: {},
    children,
  })
  return group('table', [
    group('thead', [row(head, 'th')]),
    group(
      'tbody',
      body.map((cells) => row(cells, 'td')),
    ),
  ])
}
