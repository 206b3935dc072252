import type { Heading as HeadingNode, Root } from 'mdast'
import { toString } from 'mdast-util-to-string'
import { visit } from './visit'
import type { Heading } from '../../shared/blocks'
import { anchorSlugger, frameIds, freeOfFrame } from './anchors'
import { definitionOf, isJsx, type JsxElement } from './props'
import type { Report } from '../problems/report'

/**
 * Gives every heading, and every component that acts as one, its anchor (`data.anchor`), and checks their order.
 * @returns the headings for on-this-page, depth 2 and 3, in order.
 */
export function anchorHeadings(tree: Root, report: Report): Heading[] {
  const headings: Heading[] = []
  const slugger = anchorSlugger()
  const seen = new Map<string, number>()
  const anchors = new Set<string>()
  let lastDepth = 1

  const note = (
    node: HeadingNode | JsxElement,
    depth: number,
    text: string,
    {
      shown = text,
      isListed = true,
      lang,
      anchor = node.data?.anchor,
    }: { shown?: string; isListed?: boolean; lang?: string | undefined; anchor?: string | undefined } = {},
  ) => {
    const line = node.position?.start.line ?? 1
    if (seen.has(text.toLowerCase())) {
      const fix = `word it differently from the one in line ${seen.get(text.toLowerCase())}`
      report.add('heading', node, `The heading "${text}" stands twice on the page.`, fix)
    }
    seen.set(text.toLowerCase(), line)
    const id = anchor ?? slugger.slug(text)
    if (frameIds.has(id)) {
      const fix = `give it another anchor, such as #${freeOfFrame(id)}`
      report.add('heading', node, `The anchor #${id} is that of a part of every page.`, fix)
    }
    if (anchors.has(id)) {
      const fix = 'give one of the two another anchor'
      report.add('heading', node, `The anchor #${id} stands twice on the page.`, fix)
    }
    anchors.add(id)
    node.data = { ...node.data, anchor: id }
    if (isListed && (depth === 2 || depth === 3)) {
      headings.push({ depth, id, text: shown, ...(lang === undefined ? {} : { lang }) })
    }
    lastDepth = depth
  }

  visit(tree, (node) => {
    if (node.type === 'heading') {
      const text = toString(node).trim()
      if (node.depth === 1) {
        report.add(
          'heading',
          node,
          'A page has one title, the one in its frontmatter.',
          'start headings at ##',
        )
      } else if (node.depth > lastDepth + 1) {
        const fix = `use ${'#'.repeat(lastDepth + 1)} here`
        report.add('heading', node, `The heading "${text}" skips a level.`, fix)
      }
      visit(node, 'link', (link) => {
        report.add(
          'heading',
          link,
          'A heading cannot hold a link: it is one itself.',
          'move the link into the text',
        )
      })
      note(node, node.depth, text, { lang: foreignLanguage(node) })
    } else if (isJsx(node)) {
      const definition = definitionOf(node)
      const props = node.data?.props
      if (definition?.heading && props) {
        const { heading, listed, isUnlisted, isPart, depth = 3 } = definition
        const text = String(props[heading])
        // Places of a section have no heading on the page.
        if (!isPart && depth > lastDepth + 1) {
          const fix = `write a heading with ${'#'.repeat(lastDepth + 1)} before it`
          report.add('heading', node, `The heading "${text}" skips a level.`, fix)
        }
        const shown = listed === undefined ? {} : { shown: String(props[listed]) }
        const anchor = typeof props.anchor === 'string' ? props.anchor : undefined
        note(node, depth, text, { ...shown, isListed: !isUnlisted, anchor })
      }
    }
  })
  return headings
}

/** The anchors of what is part of a section and has an address all the same. Headings have their anchors by now. */
export function collectRowAnchors(tree: Root): string[] {
  const anchors: string[] = []
  visit(tree, (node) => {
    if (isJsx(node) && definitionOf(node)?.isPart && node.data?.anchor !== undefined)
      anchors.push(node.data.anchor)
  })
  return anchors
}

/** The language of a heading that is one <Lang> and nothing else. */
function foreignLanguage({ children }: HeadingNode): string | undefined {
  const [only, ...others] = children.filter((child) => child.type !== 'text' || child.value.trim())
  if (!only || others.length || !isJsx(only) || only.name !== 'Lang') return undefined
  const code = only.data?.props?.code
  return typeof code === 'string' ? code : undefined
}
