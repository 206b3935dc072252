import type { PhrasingContent, Root, TableCell } from 'mdast'
import { toHast } from 'mdast-util-to-hast'
import { toHtml } from 'hast-util-to-html'
import { toString } from 'mdast-util-to-string'
import { visit } from './visit'
import { site } from '../../shared/site'

/** A release, or several, as a table of changes tells of it. */
export interface ReleaseNote {
  /** As it is written, such as `3.6.0`, `2.5` or `1.9.2, 1.9.3`. */
  release: string
  /** When it came out, as it is written; where that is not known, nothing. */
  released?: string
  /** What it changed, as Markdown for a page. */
  text: string
  /** The same as HTML for readers elsewhere, with whole addresses. */
  html: string
}

const RELEASE = /^\d+\.\d+(?:\.(?:\d+|x))?/
const DAY = /^\d{1,2} \p{L}+ \d{4}$/u

/** The rows of tables whose first column has nothing but releases, and whose last one says what they changed. */
export function collectReleaseNotes(tree: Root): ReleaseNote[] {
  const notes: ReleaseNote[] = []
  visit(tree, 'table', ({ children: [head, ...rows] }) => {
    if ((head?.children.length ?? 0) < 2 || !rows.every(({ children: [first] }) => RELEASE.test(said(first))))
      return
    for (const { children: cells } of rows) {
      const what = cells.at(-1)
      // Some tables name the day behind the release.
      const [, release = '', inBrackets] = /^(.*?)(?: \((.*)\))?$/.exec(said(cells[0])) ?? []
      const released = [inBrackets, ...cells.slice(1, -1).map(said)].find((one) => one && DAY.test(one))
      if (!what) continue
      notes.push({
        release,
        ...(released ? { released } : {}),
        text: what.children.map(toMarkdown).join(''),
        html: toHtml(toHast({ type: 'paragraph', children: what.children.map(withHost) })).replace(
          /^<p>|<\/p>$/g,
          '',
        ),
      })
    }
  })
  return notes
}

const said = (cell: TableCell | undefined): string => (cell ? toString(cell).trim() : '')

/** What may stand in a cell, written anew; a component such as a badge by its text. */
function toMarkdown(node: PhrasingContent): string {
  if (node.type === 'inlineCode') return `\`${node.value}\``
  const inner = 'children' in node ? node.children.map(toMarkdown).join('') : ''
  if (node.type === 'text') return node.value.replace(/[\\`*_{}[\]<>|#]/g, '\\$&').replace(/\s+/g, ' ')
  if (node.type === 'emphasis') return `*${inner}*`
  if (node.type === 'strong') return `**${inner}**`
  return node.type === 'link' ? `[${inner}](${node.url})` : inner
}

/** Elsewhere a path of this site leads nowhere. */
function withHost(node: PhrasingContent): PhrasingContent {
  return node.type === 'link' && node.url.startsWith('/') ? { ...node, url: site.url + node.url } : node
}
