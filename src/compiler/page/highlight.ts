import type { Highlighter, ThemeRegistrationAny } from 'shiki'
import { ownValueMarks, type OwnValueMark } from '../../shared/own-values'
import { sampleLanguages, type SampleLanguage } from './languages'
import { rememberLines } from './remembered-lines'

/**
 * Samples are coloured at build, with classes instead of inline colours: one letter a kind of token.
 * That keeps page data small, lets light, dark and print share one text, and needs no inline style.
 * The theme's "colours" are only markers that lead from a scope to its class.
 */
const scopes = {
  c: ['comment', 'punctuation.definition.comment'],
  k: [
    'keyword',
    'storage',
    'variable.language',
    'constant.language',
    'keyword.operator.new',
    'keyword.operator.expression',
    'markup.deleted',
    'keyword.other',
    'storage.modifier',
  ],
  s: [
    'string',
    'punctuation.definition.string',
    'markup.inserted',
    'string.quoted',
    'constant.character.escape',
  ],
  n: [
    'constant.numeric',
    'constant.other',
    'support.constant',
    'variable.other.constant',
    'entity.name.constant',
  ],
  f: [
    'entity.name.function',
    'support.function',
    'meta.function-call entity.name.function',
    'variable.function',
  ],
  t: [
    'entity.name.type',
    'entity.name.class',
    'support.type',
    'support.class',
    'entity.name.tag',
    'storage.type.java',
    'storage.type.generic',
    'storage.type.object',
    'entity.other.inherited-class',
    'entity.name.section',
  ],
  a: [
    'entity.other.attribute-name',
    'meta.annotation',
    'storage.type.annotation',
    'punctuation.definition.annotation',
    'support.type.property-name',
    'entity.name.tag.yaml',
    'keyword.other.definition.ini',
    'variable.parameter',
    'meta.object-literal.key',
    'entity.name.label',
  ],
  '': ['keyword.operator', 'punctuation', 'storage.type.function.arrow', 'source', 'meta.embedded'],
} as const

const classes = Object.keys(scopes)
const marker = (index: number) => `#0000${(index + 16).toString(16)}`
const classOfMarker = new Map(classes.map((name, index) => [marker(index), name]))

const theme: ThemeRegistrationAny = {
  name: 'classes',
  type: 'light',
  fg: '#000000',
  bg: '#ffffff',
  settings: Object.values(scopes).map((scope, index) => ({
    scope: [...scope],
    settings: { foreground: marker(index) },
  })),
}

let highlighter: Promise<Highlighter> | undefined

/**
 * Loads the grammars; shared by all pages. JavaScript's own regular expressions instead of Oniguruma's: over the site's
 * 3,979 samples the same colours to the letter, in three quarters of the time, without 270 MB of WebAssembly. A grammar
 * with an expression that they cannot say throws at the first sample that needs it.
 */
export function loadHighlighter(): Promise<Highlighter> {
  return (highlighter ??= load())
}

/** @param isRemembering whether lines that were coloured once are not coloured again */
export async function load(isRemembering = true): Promise<Highlighter> {
  // Not with this module: the content check colours nothing, and a page of which a sentence changed is coloured already.
  const [{ createHighlighter }, { createJavaScriptRegexEngine }] = await Promise.all([
    import('shiki'),
    import('shiki/engine/javascript'),
  ])
  const langs = [...new Set(Object.values(sampleLanguages).map(([grammar]) => grammar))]
  const shiki = await createHighlighter({ engine: createJavaScriptRegexEngine(), themes: [theme], langs })
  const grammars = langs.filter((lang) => isRemembering && lang !== 'text')
  for (const lang of grammars) rememberLines(shiki.getLanguage(lang))
  return shiki
}

/** Lets go of the grammars and what was made of them, 70 MB once all pages are compiled; the next page loads them again. */
export async function releaseHighlighter(): Promise<void> {
  const loaded = highlighter
  highlighter = undefined
  ;(await loaded)?.dispose()
}

/**
 * A sample → HTML of its tokens, `<b class="k">` and so on inside one `<code>`. Where a value of the reader's may stand, they
 * are in a `<var>`.
 */
export function highlightSample(code: string, language: SampleLanguage, shiki: Highlighter): string {
  const [grammar] = sampleLanguages[language]
  // Without a limit of time, which Shiki has: a busy machine would leave lines without colours, and every build differ.
  const lines = shiki.codeToTokensBase(code, {
    lang: grammar,
    theme: 'classes' as never,
    tokenizeTimeLimit: 0,
  })
  const marks = ownValueMarks(code)
  let at = 0
  return lines
    .map((line) => {
      let html = ''
      let open = ''
      const turnTo = (name: string) => {
        if (name === open) return
        if (open) html += '</b>'
        if (name) html += `<b class="${name}">`
        open = name
      }
      for (const token of line) {
        const name = token.content.trim() ? (classOfMarker.get(token.color?.toLowerCase() ?? '') ?? '') : open
        for (const part of cut(token.content, at, marks)) {
          if (typeof part !== 'string') turnTo('')
          else if (part) turnTo(name)
          html += typeof part === 'string' ? escapeHtml(part) : part.tag
        }
        at += token.content.length
      }
      turnTo('')
      at += 1
      return html
    })
    .join('\n')
}

/** A sample without colours → HTML, with the same marks. */
export const plainSample = (code: string): string =>
  cut(code, 0, ownValueMarks(code))
    .map((part) => (typeof part === 'string' ? escapeHtml(part) : part.tag))
    .join('')

/** A stretch of a sample in pieces, with the tags of the marks that begin and end in it. */
function cut(content: string, start: number, marks: readonly OwnValueMark[]): (string | { tag: string })[] {
  const end = start + content.length
  const tags = marks.flatMap(({ name, quote, ...mark }) => [
    {
      at: mark.start,
      isHere: mark.start >= start && mark.start < end,
      tag: `<var data-own="${name}"${quote ? ` data-quote="${escapeHtml(quote)}"` : ''}>`,
    },
    { at: mark.end, isHere: mark.end > start && mark.end <= end, tag: '</var>' },
  ])
  const parts: (string | { tag: string })[] = []
  let from = start
  for (const { at, isHere, tag } of tags) {
    if (!isHere) continue
    parts.push(content.slice(from - start, at - start), { tag })
    from = at
  }
  return [...parts, content.slice(from - start)]
}

/** Text → HTML, safe between tags and in double-quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;')
}
