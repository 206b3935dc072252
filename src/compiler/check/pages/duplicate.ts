import type { TreeEntry } from '../../page/tree-entry'
import { CONTENT } from '../../files/content-files'
import type { SourceText } from '../../page/texts'
import { problemOf, type Problem } from '../../problems/problem'
import type { Rule } from '../rule'

const problem = problemOf('duplicate')

/** Words that are looked at together. */
const RUN = 5
/** A page with fewer runs is too short to be judged by them. */
const LEAST_RUNS = 60
const MOSTLY = 0.6
/** A paragraph of so many words that stands twice was copied. */
const LONG_PARAGRAPH = 40

/** What two pages say in the same words stands once, in a partial. */
export const duplicateRule: Rule = {
  name: 'duplicate',
  about: 'no page says mostly what another page says, and no long paragraph stands twice',
  check: ({ entries }) => [...duplicatePages(entries), ...duplicateParagraphs(entries)],
}

const ownTexts = ({ file, page }: TreeEntry): SourceText[] =>
  page.texts.filter((text) => text.file === `${CONTENT}/${file}` && text.kind !== 'frontmatter')

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

function duplicatePages(entries: readonly TreeEntry[]): Problem[] {
  const pages = entries.map((entry) => ({ entry, runs: runsOf(entry) }))
  const holders = new Map<number, number[]>()
  pages.forEach(({ runs }, index) => {
    for (const run of runs) {
      const known = holders.get(run)
      if (known) known.push(index)
      else holders.set(run, [index])
    }
  })
  return pages.flatMap(({ entry, runs }, index): Problem[] => {
    if (runs.size < LEAST_RUNS) return []
    const shared = new Map<number, number>()
    for (const run of runs) {
      // Only pages before it: of two alike pages the second is reported.
      for (const other of holders.get(run) ?? []) {
        if (other < index) shared.set(other, (shared.get(other) ?? 0) + 1)
      }
    }
    const [alike, count] = [...shared].sort((a, b) => b[1] - a[1])[0] ?? [-1, 0]
    const other = pages[alike]?.entry.file
    if (other === undefined || count / runs.size <= MOSTLY) return []
    const part = Math.round((100 * count) / runs.size)
    const message = `${part} % of its own text also stands in ${CONTENT}/${other}.`
    const fix = 'put what the two share into a partial, and say here what is particular'
    return [problem({ file: `${CONTENT}/${entry.file}`, line: entry.page.lines.title ?? 1 }, message, fix)]
  })
}

/** Every run of five words as a number; a clash of two in a hundred thousand changes nothing. */
function runsOf(entry: TreeEntry): Set<number> {
  const numbers = wordsOf(
    ownTexts(entry)
      .map(({ text }) => text)
      .join(' '),
  ).map(hash)
  const runs = new Set<number>()
  for (let at = 0; at + RUN <= numbers.length; at++) {
    let run = 17
    for (let next = at; next < at + RUN; next++) run = Math.imul(run, 31) + (numbers[next] ?? 0)
    runs.add(run | 0)
  }
  return runs
}

function hash(word: string): number {
  let value = 7
  for (let at = 0; at < word.length; at++) value = (Math.imul(value, 31) + word.charCodeAt(at)) | 0
  return value
}

function duplicateParagraphs(entries: readonly TreeEntry[]): Problem[] {
  const first = new Map<string, string>()
  return entries.flatMap((entry) =>
    paragraphsOf(ownTexts(entry)).flatMap(({ words, start }): Problem[] => {
      if (words.length < LONG_PARAGRAPH) return []
      const key = words.join(' ')
      const earlier = first.get(key)
      if (earlier === undefined) {
        first.set(key, entry.file)
        return []
      }
      if (earlier === entry.file) return []
      const message = `The paragraph stands word for word in ${CONTENT}/${earlier} as well.`
      return [problem(start, message, 'put it into a partial')]
    }),
  )
}

/** Texts of one block stand on neighbouring lines of one kind. */
function paragraphsOf(texts: readonly SourceText[]): { words: string[]; start: SourceText }[] {
  const paragraphs: { words: string[]; start: SourceText; end: number }[] = []
  for (const text of texts) {
    const end = text.line + text.text.split('\n').length - 1
    const last = paragraphs.at(-1)
    const goesOn = last && text.line <= last.end && text.kind !== 'heading' && text.kind !== 'prop'
    if (goesOn) {
      last.words.push(...wordsOf(text.text))
      last.end = end
    } else paragraphs.push({ words: wordsOf(text.text), start: text, end })
  }
  return paragraphs
}
