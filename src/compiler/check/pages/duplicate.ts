import type { WordsEntry } from '../../page/tree-entry'
import { CONTENT } from '../../files/content-files'
import { digest } from '../../page/inputs'
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
  check({ entries, results }) {
    const known = results.about<Kept>('own-texts')
    const pages = entries.map((entry): OwnText => {
      const { runs, paragraphs } = known.get(entry.made) ?? known.set(entry.made, ownTextOf(entry))
      const bytes = Buffer.from(runs, 'base64')
      return { entry, runs: new Int32Array(Uint8Array.from(bytes).buffer), paragraphs }
    })
    return [...duplicatePages(pages), ...duplicateParagraphs(pages)]
  },
}

/** What a page says itself, as far as it is compared. */
interface OwnText {
  entry: WordsEntry
  /** Every run of five words as a number, each once. */
  runs: Int32Array
  /** Long paragraphs: the number of the text each begins with, and a digest of its words. */
  paragraphs: [text: number, words: string][]
}

/** The same as it is kept. */
type Kept = Pick<OwnText, 'paragraphs'> & { runs: string }

function ownTextOf(entry: WordsEntry): Kept {
  return {
    runs: Buffer.from(Int32Array.from(runsOf(entry)).buffer).toString('base64'),
    paragraphs: paragraphsOf(ownTexts(entry))
      .filter(({ words }) => words.length >= LONG_PARAGRAPH)
      .map(({ words, start }) => [entry.page.texts.indexOf(start), digest(words).slice(0, 20)]),
  }
}

const ownTexts = ({ file, page }: WordsEntry): SourceText[] =>
  page.texts.filter((text) => text.file === `${CONTENT}/${file}` && text.kind !== 'frontmatter')

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

function duplicatePages(pages: readonly OwnText[]): Problem[] {
  const holders = new Map<number, number[]>()
  const shared = new Uint32Array(pages.length)
  return pages.flatMap(({ entry, runs }, index): Problem[] => {
    shared.fill(0)
    for (const run of runs) {
      // Only pages before it are there yet: of two alike pages the second is reported.
      const known = holders.get(run)
      if (known) {
        for (const other of known) shared[other] = (shared[other] ?? 0) + 1
        known.push(index)
      } else holders.set(run, [index])
    }
    if (runs.length < LEAST_RUNS) return []
    const count = shared.reduce((most, one) => Math.max(most, one), 0)
    const other = pages[shared.indexOf(count)]?.entry.file
    if (other === undefined || count / runs.length <= MOSTLY) return []
    const part = Math.round((100 * count) / runs.length)
    const message = `${part} % of its own text also stands in ${CONTENT}/${other}.`
    const fix = 'put what the two share into a partial, and say here what is particular'
    return [problem({ file: `${CONTENT}/${entry.file}`, ...entry.page.places.title }, message, fix)]
  })
}

/** Every run of five words as a number; a clash of two in a hundred thousand changes nothing. */
function runsOf(entry: WordsEntry): Set<number> {
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

function duplicateParagraphs(pages: readonly OwnText[]): Problem[] {
  const first = new Map<string, string>()
  return pages.flatMap(({ entry: { file, page }, paragraphs }) =>
    paragraphs.flatMap(([text, words]): Problem[] => {
      const earlier = first.get(words)
      if (earlier === undefined) {
        first.set(words, file)
        return []
      }
      const start = page.texts[text]
      if (earlier === file || !start) return []
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
