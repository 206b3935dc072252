import { sectionOf, type Postings } from './postings'
import type { Vocabulary } from './vocabulary'

/** A name → the sections of pages that explain which have it as it stands in code. */
export type ExplainedIn = (name: string) => readonly number[]

/** What only code is called: `logCustomEvent`, `default_channel_id`. Other names are words of any text. */
const inCode = /[a-z][A-Z]|_/

/** What tells a name from others: the method of `fetch(forKey:)`, or what `beckon(_:didEnter:)` and `beckon:didEnter:` are about. */
function tellingOf(name: string): string | undefined {
  const words = (name.match(/[A-Za-z]\w*/g) ?? []).filter((word) => inCode.test(word))
  const isMethod = /^\w+(\(|$)/.test(name) && words[0] !== undefined && name.startsWith(words[0])
  return isMethod ? words[0] : words.at(-1)
}

/**
 * @param isProse by section: 1 where its page explains
 */
export function createExplainedIn(
  { fields }: Postings,
  vocabulary: Vocabulary,
  isProse: Uint8Array,
): ExplainedIn {
  return (name) => {
    const telling = tellingOf(name)
    const term = telling === undefined ? undefined : vocabulary.numberOf(telling.toLowerCase())
    if (term === undefined) return []
    const sections = new Set<number>()
    for (const { starts, places } of fields.values()) {
      for (let at = starts[term] ?? 0, end = starts[term + 1] ?? 0; at < end; at++) {
        const section = sectionOf(places[at] ?? 0)
        if (isProse[section]) sections.add(section)
      }
    }
    return [...sections]
  }
}

/**
 * What a guide that says all that was typed adds to the names that it explains: so much where no sentence says any of it, and
 * ever less the more the best of them says. One that says everything is about the name that is meant.
 */
const most = 0.4
const fading = 3

/**
 * What guides add to names.
 * @param guides by name: the sections that explain it
 * @param scores by section: how well it says what was typed; the best of those that explain anything says all of it
 * @param said by name: how well its sentence says it, up to 1
 */
export function byGuides(
  guides: readonly (readonly number[])[],
  scores: Float32Array,
  said: Iterable<number>,
): (name: number) => number {
  const adding = most * (1 - highestOf(said)) ** fading
  const values = guides.map((sections) => {
    let best = 0
    for (const section of sections) best = Math.max(best, scores[section] ?? 0)
    return best
  })
  const highest = highestOf(values)
  return (name) => (highest ? (adding * (values[name] ?? 0)) / highest : 0)
}

function highestOf(all: Iterable<number>): number {
  let highest = 0
  for (const one of all) highest = Math.max(highest, one)
  return highest
}
