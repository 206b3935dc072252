import type { Element, ElementContent, Root } from 'hast'
import { parseSdkPath } from '../../shared/sdk'
import { escapePattern } from '../../text/escape-pattern'
import { element, text } from './elements'
import { COMPONENT, type ComponentElement } from './to-blocks'

/** A term that pages may explain. */
export interface ExplainedTerm {
  term: string
  /** The address of what it means. */
  href: string
  /** The page that is about it, which need not explain it. */
  see?: string
}

/** A page gets help with a few words; more would be a text full of lines below words. */
const perPage = 5
const perSection = 2

/** Where a term is never explained, nor anything inside: what is a link, a name, a label or a title already. */
const skipped = new Set(['a', 'code', 'kbd', 'pre', 'strong', 'h2', 'h3', 'h4', 'summary', 'sup', 'table'])
/** Components whose text is that of the article. */
const entered = new Set(['Note', 'Tip', 'Caution', 'Danger', 'Steps', 'Step', 'Details'])

/**
 * Makes links to the glossary of the first uses of terms in the text of a page: not of those that the page itself is about,
 * one in a paragraph, two in a section, five on a page.
 */
export function explainTerms(
  tree: Root,
  { path, title, terms }: { path: string; title: string; terms: readonly ExplainedTerm[] },
): void {
  if (!terms.length) return
  const find = finderOf(terms)
  const inTitle = find(title).map(({ term }) => term)
  const left = new Set(terms.filter((one) => !isAbout(path, one) && !inTitle.includes(one)))
  let onPage = 0
  let inSection = 0

  /** @returns whether a term was explained: enough for the paragraph that it stands in */
  const inLine = (parent: Element): boolean => {
    for (const [at, node] of parent.children.entries()) {
      if (node.type === 'element' && !skipped.has(node.tagName) && inLine(node)) return true
      if (node.type !== 'text') continue
      const found = find(node.value).find(({ term }) => left.has(term))
      if (!found) continue
      const { index, written, term } = found
      left.delete(term)
      const link = element('a', { href: term.href, className: ['term'] }, [text(written)])
      const parts = [text(node.value.slice(0, index)), link, text(node.value.slice(index + written.length))]
      parent.children.splice(at, 1, ...parts.filter((part) => part.type !== 'text' || part.value))
      onPage++
      inSection++
      return true
    }
    return false
  }
  const inBlocks = (nodes: readonly ElementContent[]): void => {
    for (const node of nodes) {
      if (node.type !== 'element') continue
      if (node.tagName === 'h2') inSection = 0
      if (onPage >= perPage || inSection >= perSection || skipped.has(node.tagName)) continue
      if (node.tagName === 'p' || isTightItem(node)) inLine(node)
      else if (node.tagName !== COMPONENT || entered.has((node as ComponentElement).data.component))
        inBlocks(node.children)
    }
  }
  inBlocks(tree.children as ElementContent[])
}

/** An item of a list without paragraphs, whose text is its own. */
const isTightItem = ({ tagName, children }: Element): boolean =>
  tagName === 'li' &&
  !children.some((child) => child.type === 'element' && /^(?:p|ul|ol|component-block)$/.test(child.tagName))

/** Whether a page is the one that the glossary leads to for a term; on the SDK's pages that of any platform. */
function isAbout(path: string, { see = '' }: ExplainedTerm): boolean {
  const topic = parseSdkPath(see)?.topic
  return path === see || (topic !== undefined && topic === parseSdkPath(path)?.topic)
}

interface Found {
  index: number
  written: string
  term: ExplainedTerm
}

type Find = (text: string) => Found[]

const finders = new WeakMap<readonly ExplainedTerm[], Find>()

/** Finds terms as text has them: with a capital at the start of a sentence, in the plural, over a line break. */
function finderOf(terms: readonly ExplainedTerm[]): Find {
  const known = finders.get(terms)
  if (known) return known
  const whole = terms.map((term) => ({ term, pattern: new RegExp(`^(?:${formsOf(term.term)})$`, 'u') }))
  const forms = [...terms]
    // The longest first: an alternation takes the first that fits.
    .sort((a, b) => b.term.length - a.term.length)
    .map(({ term }) => formsOf(term))
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}_-])(?:${forms.join('|')})(?![\\p{L}\\p{N}_-])`, 'gu')
  const find: Find = (text) =>
    [...text.matchAll(pattern)].flatMap(({ 0: written, index }) => {
      const one = whole.find((candidate) => candidate.pattern.test(written))
      return one ? [{ index, written, term: one.term }] : []
    })
  finders.set(terms, find)
  return find
}

function formsOf(word: string): string {
  const [first = '', ...rest] = word
  const begin = `[${escapePattern(first)}${escapePattern(first.toUpperCase())}]`
  const one = begin + escapePattern(rest.join('')).replaceAll(' ', '\\s+')
  return one.endsWith('y') ? `${one}|${one.slice(0, -1)}ies` : `${one}s?`
}
