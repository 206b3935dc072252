import type { Fence } from './fence'
import type { SampleLanguage } from './languages'

/** Fewer imports than this stay where they are, and so do those of a sample that is little else. */
const FEWEST_FOLDED = 4
const LEAST_LEFT = 5

/** How a statement begins that brings in what another file has. */
const IMPORT: Partial<Record<SampleLanguage, RegExp>> = {
  kotlin: /^import\b/,
  java: /^import\b/,
  swift: /^(?:@testable )?import\b/,
  objc: /^[#@](?:import|include)\b/,
  'objective-c': /^[#@](?:import|include)\b/,
  dart: /^import\b/,
  ts: /^import\b(?!\()/,
  typescript: /^import\b(?!\()/,
  tsx: /^import\b(?!\()/,
  js: /^(?:import\b(?!\()|const .*= require\()/,
  javascript: /^(?:import\b(?!\()|const .*= require\()/,
  jsx: /^import\b(?!\()/,
  python: /^(?:import|from)\b/,
}

/**
 * How many lines at the top of a sample are imports that are folded away, with the empty ones behind them; 0 where they stay.
 * Whatever else is said of one of these lines shows it.
 */
export function foldedImports(
  text: string,
  language: SampleLanguage,
  { lines, showsImports }: Fence,
): number {
  const begins = IMPORT[language]
  if (!begins || showsImports) return 0
  const all = text.split('\n')
  let end = 0
  let imports = 0
  let open = 0
  for (const [index, line] of all.entries()) {
    if (open <= 0 && line.trim() && !begins.test(line)) break
    if (line.trim()) imports++
    open += (line.match(/[{(]/g)?.length ?? 0) - (line.match(/[})]/g)?.length ?? 0)
    end = index + 1
  }
  const left = all.slice(end).filter((line) => line.trim()).length
  const isNamed = Object.values(lines).some((named) => [...named].some((line) => line <= end))
  return imports >= FEWEST_FOLDED && left >= LEAST_LEFT && !isNamed ? end : 0
}

/**
 * Puts what is said of lines around them, each element with its line breaks inside, so that the text stays what it was.
 * @param html of the lines, each complete by itself
 */
export function markedLines(html: readonly string[], { lines }: Fence): string {
  const tagOf = (line: number): string =>
    lines.removed.has(line)
      ? 'del'
      : lines.added.has(line)
        ? 'ins'
        : lines.mark.has(line)
          ? 'mark'
          : lines.focus.size && !lines.focus.has(line)
            ? 'i'
            : ''
  let marked = ''
  for (const [index, line] of html.entries()) {
    const tag = tagOf(index + 1)
    const whole = line + (index === html.length - 1 ? '' : '\n')
    if (!tag) marked += whole
    // What is one stretch is one element, but for lines that are changed: those have a sign each.
    else if ((tag === 'mark' || tag === 'i') && marked.endsWith(`</${tag}>`))
      marked = `${marked.slice(0, -`</${tag}>`.length)}${whole}</${tag}>`
    else marked += `<${tag}>${whole}</${tag}>`
  }
  return marked
}

/** HTML of a sample without what `markedLines` has put around its lines. */
export const unmarkedLines = (html: string): string => html.replace(/<\/?(?:del|ins|mark|i)>/g, '')
