import type lunr from 'lunr'
import type { Clause } from './query-plan'

/** What lunr found for one word in one section. */
export interface Match {
  /** Between 0 and 1, the best section for this word having 1. */
  score: number
  /** Whether the text of the section matches. */
  inContent: boolean
  /** Whether its title or address matches. */
  inName: boolean
}

export type Matches = ReadonlyMap<string, Match>

/** What the reader's last words found stays at hand: each further letter asks for all earlier words again. */
const remembered = 32

/**
 * A function that asks lunr for the clauses of one word. Terms are given to the query builder as they are:
 * `lunr.Index.search(text)` would read the reader's `:`, `+`, `~` and `*` as its own language and throw.
 */
export function createLookUp(index: lunr.Index): (clauses: readonly Clause[]) => Matches {
  const memory = new Map<string, Matches>()

  function ask(clauses: readonly Clause[]): Matches {
    if (!clauses.length) return new Map()
    const results = index.query((query) => {
      for (const { term, boost, fields } of clauses) {
        query.term(term, { boost, usePipeline: false, ...(fields ? { fields: [...fields] } : {}) })
      }
    })
    const best = results[0]?.score ?? 0
    const matches = new Map<string, Match>()
    for (const { ref, score, matchData } of results) {
      const fields = Object.values(matchData.metadata as Record<string, object>)
      matches.set(ref, {
        // The title's boost leaves a match in the text far behind; the root brings it back into sight.
        score: best > 0 ? Math.sqrt(score / best) : 1,
        inContent: fields.some((field) => 'content' in field),
        inName: fields.some((field) => 'title' in field || 'url' in field),
      })
    }
    return matches
  }

  return (clauses) => {
    const key = JSON.stringify(clauses)
    const known = memory.get(key)
    if (known) return known
    const matches = ask(clauses)
    if (memory.size >= remembered) memory.delete(memory.keys().next().value ?? '')
    memory.set(key, matches)
    return matches
  }
}
