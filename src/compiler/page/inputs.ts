import { createHash } from 'node:crypto'
import type { Facts } from '../files/facts'
import type { PartialSource } from '../files/partials'
import type { Words } from '../files/words'
import type { ExplainedTerm } from './explain-terms'

/** What a page may draw in, as it is in the page's language. */
export interface Surroundings {
  facts: Facts
  partials: PartialSource
  words: Words
  /** What pages explain where it stands; without a glossary, nothing. */
  terms?: ExplainedTerms | undefined
}

/** Terms that pages explain, with a digest of them all. */
export interface ExplainedTerms {
  all: readonly ExplainedTerm[]
  digest: string
}

/**
 * What a page drew in besides its own text, each as `fact:name`, `partial:name`, `string:[key, values]` or `terms:` with what it was
 * then (a digest for a partial, and for all terms); null when there was none. A compiled page can be used again as long as all of it is the same.
 */
export type Inputs = Record<string, string | null>

/** A short name for texts in their order; other texts, or the same ones cut elsewhere, have another. */
export function digest(parts: readonly string[]): string {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part).update('\0')
  return hash.digest('base64url')
}

const partialDigests = new WeakMap<PartialSource, Map<string, string | null>>()

/** Digest of a partial's text, taken once a round; null when there is no such partial. */
function partialDigest(name: string, partials: PartialSource): string | null {
  const known = partialDigests.get(partials) ?? new Map<string, string | null>()
  partialDigests.set(partials, known)
  let found = known.get(name)
  if (found === undefined) {
    const text = partials.read(name)
    known.set(name, (found = text === undefined ? null : digest([text])))
  }
  return found
}

/** The same facts, partials and strings, noting in `inputs` whatever is asked of them; strings with their values as asked. */
export function recording({ facts, partials, words, terms }: Surroundings, inputs: Inputs): Surroundings {
  return {
    get terms() {
      inputs['terms:'] = terms?.digest ?? null
      return terms
    },
    facts: {
      get(name) {
        const value = facts.get(name)
        inputs[`fact:${name}`] = value ?? null
        return value
      },
      keys: () => facts.keys(),
    },
    partials: {
      ...partials,
      read(name) {
        inputs[`partial:${name}`] = partialDigest(name, partials)
        return partials.read(name)
      },
    },
    words(key, values) {
      const text = words(key, values)
      inputs[`string:${JSON.stringify(values ? [key, values] : [key])}`] = text
      return text
    },
  }
}

/** Whether everything that was drawn in is still what it was. */
export function sameInputs(inputs: Inputs, { facts, partials, words, terms }: Surroundings): boolean {
  return Object.entries(inputs).every(([key, was]) => {
    const name = key.slice(key.indexOf(':') + 1)
    if (key.startsWith('fact:')) return (facts.get(name) ?? null) === was
    if (key.startsWith('terms:')) return (terms?.digest ?? null) === was
    if (key.startsWith('partial:')) return partialDigest(name, partials) === was
    return words(...(JSON.parse(name) as Parameters<Words>)) === was
  })
}
