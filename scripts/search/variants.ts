import type { GoldenQuery } from './golden'

/** Kinds that are whole words, spelled as they are meant. */
const asWritten = (kind: string) => kind !== 'unfinished' && kind !== 'typo'
/** What is looked up letter by letter, or pasted, is not typed in a hurry. */
const isTyped = ({ kind, query }: GoldenQuery) =>
  asWritten(kind) && kind !== 'error' && kind !== 'identifier' && /^[a-z\d' -]+$/i.test(query)

/** The queries as they are written: all but those that are unfinished or misspelled by design. */
export const written = (queries: readonly GoldenQuery[]): GoldenQuery[] =>
  queries.filter(({ kind }) => asWritten(kind))

/** The query with its last long word cut short, as it is while it is being typed; undefined when no word is long enough. */
function cutShort(query: string): string | undefined {
  const words = query.split(' ')
  const at = words.findLastIndex((word) => word.length >= 6)
  if (at < 0) return undefined
  return words
    .map((word, index) => (index === at ? word.slice(0, Math.ceil(word.length * 0.6)) : word))
    .join(' ')
}

/** The query with two letters in the middle of its longest word swapped; undefined when no word is long enough. */
function misspelled(query: string): string | undefined {
  const words = query.split(' ')
  const longest = Math.max(...words.map(({ length }) => length))
  if (longest < 6) return undefined
  const at = words.findIndex(({ length }) => length === longest)
  const word = words[at] ?? ''
  const middle = Array.from({ length: longest - 3 }, (_, index) => index + 1)
    .sort((a, b) => Math.abs(a - longest / 2) - Math.abs(b - longest / 2))
    .find((index) => word[index] !== word[index + 1])
  if (middle === undefined) return undefined
  const swapped = `${word.slice(0, middle)}${word[middle + 1] ?? ''}${word[middle] ?? ''}${word.slice(middle + 2)}`
  return words.map((one, index) => (index === at ? swapped : one)).join(' ')
}

const changed =
  (kind: string, change: (query: string) => string | undefined) =>
  (queries: readonly GoldenQuery[]): GoldenQuery[] => [
    ...queries.filter((golden) => golden.kind === kind),
    ...queries.filter(isTyped).flatMap((golden) => {
      const query = change(golden.query)
      return query === undefined ? [] : [{ ...golden, query, kind }]
    }),
  ]

/** The queries that are unfinished by design, and those as written with one word cut short. */
export const unfinished = changed('unfinished', cutShort)
/** The queries that are misspelled by design, and those as written with two letters swapped. */
export const misspelt = changed('typo', misspelled)
