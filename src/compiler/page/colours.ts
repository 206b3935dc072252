import type { Code, Root } from 'mdast'
import { visit } from './visit'
import { isComponent, type Block } from '../../shared/blocks'
import { escapeHtml, highlightSample, loadHighlighter, plainSample } from './highlight'
import { sampleLanguage, sampleLanguages, type SampleLanguage } from './languages'
import { unmarkedLines } from './sample-lines'

/** A sample → HTML of its tokens. */
export type Colours = (code: string, language: SampleLanguage) => string

/**
 * Gives the samples of a page their colours. One that an earlier version of the page has as well gets those it had there:
 * whoever writes changes a sentence, and loading the grammars takes a second. They are loaded for a sample that is new.
 * @param earlier blocks of that version, made by this very compiler
 */
export async function coloursFor(tree: Root, earlier: readonly Block[] = []): Promise<Colours> {
  const known = new Map<string, string>()
  collect(earlier, known)
  const samples: Code[] = []
  visit(tree, 'code', (node) => {
    samples.push(node)
  })
  const isNew = ({ lang, value }: Code): boolean => {
    const language = sampleLanguage(lang)
    return language !== 'text' && !known.has(keyOf(escapeHtml(value), language))
  }
  const shiki = samples.some(isNew) ? await loadHighlighter() : undefined
  return (code, language) => {
    if (language === 'text') return plainSample(code)
    const kept = known.get(keyOf(escapeHtml(code), language))
    if (kept !== undefined) return kept
    if (!shiki) throw new Error(`A ${language} sample came after the samples of its page were collected.`)
    return highlightSample(code, language, shiki)
  }
}

const keyOf = (html: string, language: SampleLanguage): string => labelled(html, sampleLanguages[language][1])
/** The name that readers see stands for one grammar. */
const labelled = (html: string, label: string): string => `${label}\0${html}`

/** Samples by their language and their text: the HTML without the tags of its tokens. */
function collect(blocks: readonly Block[], known: Map<string, string>): void {
  for (const block of blocks) {
    if (typeof block === 'string') continue
    if (isComponent(block) && block.c === 'Sample') {
      const { lang, html } = block.p as { lang: string; html: string }
      const lines = unmarkedLines(html)
      known.set(labelled(lines.replace(/<\/?(?:b|var)\b[^>]*>/g, ''), lang), lines)
    }
    if (block.k) collect(block.k, known)
  }
}
