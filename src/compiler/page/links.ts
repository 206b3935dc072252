import type { Root } from 'mdast'
import type { Node } from 'unist'
import { toString } from 'mdast-util-to-string'
import { visit } from './visit'
import type { ContentLink } from '../../shared/blocks'
import { languageOf, withLanguage } from '../../shared/slugs'
import { site } from '../../shared/site'
import { apiDownloads, feedFolder, liveEventsSchema } from '../../shared/site-files'
import { definitionOf } from './props'
import { fileOf, type Report } from '../problems/report'

/** Whether an address is a file that is served beside the pages. */
const isDownload = (url: string): boolean =>
  url === liveEventsSchema ||
  /^\/api\/sdk\/[\w-]+\.json$/.test(url) ||
  (url.startsWith(feedFolder) && url.endsWith('.xml')) ||
  (apiDownloads as readonly string[]).includes(url)

/** Marks alone, such as `**` around nothing, and what has no width, say nothing of where a link leads. */
const isEmpty = (node: Node): boolean => !/[\p{L}\p{N}]/u.test(toString(node))

/** All internal links of a page; malformed ones are reported at once, dead ones when all pages are known. */
export function collectLinks(tree: Root, report: Report): ContentLink[] {
  const links: ContentLink[] = []
  const noText = (node: Node, to: string) => {
    const fix = 'write what readers find there between the square brackets'
    report.add('link', node, `The link to ${to} has no text.`, fix)
  }
  visit(tree, (node) => {
    let url: unknown
    // Its address stands in a definition, which is looked at for itself.
    if (node.type === 'linkReference' && isEmpty(node)) noText(node, `[${node.label ?? node.identifier}]`)
    if (node.type === 'link' || node.type === 'definition') url = node.url
    else url = node.data?.props?.[definitionOf(node)?.link ?? '']
    if (typeof url !== 'string') return
    const { line = 1, column = 1 } = node.position?.start ?? {}
    if (node.type === 'link' && isEmpty(node)) noText(node, url)
    if (url.startsWith(site.url)) {
      report.add(
        'link',
        node,
        `The link to this site names its host: ${url}`,
        `write ${url.slice(site.url.length) || '/en/'}`,
      )
    } else if (/^(https:|mailto:)/.test(url)) {
      return
    } else if (/^[a-z]+:/.test(url)) {
      report.add(
        'link',
        node,
        `The link ${url} is neither a site path nor https.`,
        'use https, or write the address in backticks',
      )
    } else if (!url.startsWith('/') && !url.startsWith('#')) {
      report.add(
        'link',
        node,
        `The link ${url} is relative.`,
        'write the site path from the root, such as /en/sdk/',
      )
    } else if (url.startsWith('/') && !languageOf(url) && !isDownload(url)) {
      report.add('link', node, `The link ${url} has no language.`, `write ${withLanguage(url)}`)
    } else {
      links.push({ url, line, column, file: fileOf(node, report.page) })
    }
  })
  return links
}
