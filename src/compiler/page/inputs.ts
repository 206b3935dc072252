import { createHash } from 'node:crypto'
import type { Facts } from '../files/facts'
import type { PartialSource } from '../files/partials'

/**
 * What a page drew in besides its own text, each as `fact:name` or `partial:name` with what it was then (a digest for a
 * partial); null when there was none. A compiled page can be used again as long as all of it is the same.
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

/** The same facts and partials, noting in `inputs` whatever is asked of them. */
export function recording(
  facts: Facts,
  partials: PartialSource,
  inputs: Inputs,
): { facts: Facts; partials: PartialSource } {
  return {
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
  }
}

/** Whether everything that was drawn in is still what it was. */
export function sameInputs(inputs: Inputs, facts: Facts, partials: PartialSource): boolean {
  return Object.entries(inputs).every(([key, was]) => {
    const name = key.slice(key.indexOf(':') + 1)
    const is = key.startsWith('fact:') ? (facts.get(name) ?? null) : partialDigest(name, partials)
    return is === was
  })
}
