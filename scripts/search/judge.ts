import { answers, type GoldenQuery } from './golden'

/** What is asked: the pages of the rows of an answer, best first. */
export type Ask = (query: string, from: string) => readonly string[]

export interface Judged extends GoldenQuery {
  /** The place of the first right page, from 1 on; Infinity when there is none. */
  place: number
  pages: readonly string[]
}

export interface Figures {
  queries: number
  /** Shares of the queries, between 0 and 1, whose right page is the first, or among the first five. */
  first: number
  inFive: number
}

/** Puts all queries to a search. */
export const judge = (queries: readonly GoldenQuery[], ask: Ask): Judged[] =>
  queries.map((golden) => {
    const pages = ask(golden.query, golden.from)
    const place = 1 + pages.findIndex((path) => golden.to.some((pattern) => answers(path, pattern)))
    return { ...golden, pages, place: place || Infinity }
  })

/** How many queries there are, and the share of those with the right page first, and among the first five. */
export function figuresOf(judged: readonly Judged[]): Figures {
  const share = (most: number) =>
    judged.filter(({ place }) => place <= most).length / Math.max(1, judged.length)
  return { queries: judged.length, first: share(1), inFive: share(5) }
}
