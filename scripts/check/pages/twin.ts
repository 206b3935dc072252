import type { TreeEntry } from '../../../plugins/docs-content/core/check-tree'
import { CONTENT } from '../../../plugins/docs-content/core/content-files'
import type { SourceText } from '../../../plugins/docs-content/core/texts'
import type { Problem } from '../../../src/shared/problems'
import type { Rule } from '../rule'

/** Words that are looked at together. */
const RUN = 5
/** A page with fewer runs is too short to be judged by them. */
const LEAST_RUNS = 60
const MOSTLY = 0.6
/** A paragraph of so many words that stands twice was copied. */
const LONG_PARAGRAPH = 40

/** What two pages say in the same words stands once, in a partial. */
export const twinRule: Rule = {
  name: 'twin',
  about: 'no page says mostly what another page says, and no long paragraph stands twice',
  check: ({ entries }) => [...twinPages(entries), ...twinParagraphs(entries)],
}

const ownTexts = ({ file, page }: TreeEntry): SourceText[] =>
  page.texts.filter((text) => text.file === `${CONTENT}/${file}` && text.kind !== 'frontmatter')

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

function twinPages(entries: readonly TreeEntry[]): Problem[] {
  const pages = entries.map((entry) => ({ entry, runs: runsOf(entry) }))
  const holders = new Map<number, number[]>()
  pages.forEach(({ runs }, index) => {
    for (const run of runs) {
      const known = holders.get(run)
      if (known) known.push(index)
      else holders.set(run, [index])
    }
  })
  const partOf = (count: number, index: number): number => {
    const runs = pages[index]?.runs.size ?? 0
    return runs < LEAST_RUNS ? 0 : count / runs
  }
  const closest = new Map<number, { twin: number; part: number }>()
  pages.forEach(({ runs }, index) => {
    // Each pair once: a page and those before it.
    const shared = new Map<number, number>()
    for (const run of runs) {
      for (const other of holders.get(run) ?? []) {
        if (other >= index) break
        shared.set(other, (shared.get(other) ?? 0) + 1)
      }
    }
    for (const [other, count] of shared) {
      // Of two twins the second is told; but a short page may stand as a whole in a longer one that comes after it.
      const [page, twin] = partOf(count, index) > MOSTLY ? [index, other] : [other, index]
      const part = partOf(count, page)
      if (part > MOSTLY && part > (closest.get(page)?.part ?? 0)) closest.set(page, { twin, part })
    }
  })
  return [...closest].flatMap(([index, { twin, part }]): Problem[] => {
    const [page, other] = [pages[index]?.entry, pages[twin]?.entry]
    if (!page || !other) return []
    return [
      {
        file: `${CONTENT}/${page.file}`,
        line: page.page.lines.title ?? 1,
        column: 1,
        rule: 'twin',
        message: `${Math.round(100 * part)} % of its own text also stands in ${CONTENT}/${other.file}.`,
        mend: 'put what the two share into a partial, and say here what is particular',
      },
    ]
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

function twinParagraphs(entries: readonly TreeEntry[]): Problem[] {
  const own = new Map(entries.map((entry) => [entry, longParagraphs(ownTexts(entry))]))
  const first = new Map<string, { file: string; isPartial: boolean }>()
  for (const { file, page } of entries) {
    const drawnIn = page.texts.filter((text) => text.file !== `${CONTENT}/${file}`)
    for (const { key, start } of longParagraphs(drawnIn))
      first.set(key, { file: start.file, isPartial: true })
  }
  return [...own].flatMap(([{ file }, paragraphs]) =>
    paragraphs.flatMap(({ key, start }): Problem[] => {
      const earlier = first.get(key)
      if (!earlier) first.set(key, { file: `${CONTENT}/${file}`, isPartial: false })
      if (!earlier || earlier.file === start.file) return []
      return [
        {
          file: start.file,
          line: start.line,
          column: start.column,
          rule: 'twin',
          message: `The paragraph stands word for word in ${earlier.file} as well.`,
          mend: earlier.isPartial ? 'draw in that partial' : 'put it into a partial',
        },
      ]
    }),
  )
}

const longParagraphs = (texts: readonly SourceText[]) =>
  paragraphsOf(texts).flatMap(({ words, start }) =>
    words.length < LONG_PARAGRAPH ? [] : [{ key: words.join(' '), start }],
  )

/** Texts of one block stand on neighbouring lines of one kind. */
function paragraphsOf(texts: readonly SourceText[]): { words: string[]; start: SourceText }[] {
  const paragraphs: { words: string[]; start: SourceText; end: number }[] = []
  for (const text of texts) {
    const end = text.line + text.text.split('\n').length - 1
    const last = paragraphs.at(-1)
    const goesOn =
      last?.start.file === text.file &&
      text.line <= last.end &&
      text.kind !== 'heading' &&
      text.kind !== 'prop'
    if (goesOn) {
      last.words.push(...wordsOf(text.text))
      last.end = end
    } else paragraphs.push({ words: wordsOf(text.text), start: text, end })
  }
  return paragraphs
}
