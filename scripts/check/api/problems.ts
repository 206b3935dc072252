import {
  readDescription,
  type Description,
  type Surfaced,
} from '../../../plugins/docs-content/api/read-description'
import { stepsOf } from '../../../plugins/docs-content/api/openapi'
import type { Problem } from '../../../src/shared/problems'

/** The description's documents: each operation stands in one or both. */
export function surfacesOf(root: string): { description?: Description; surfaces: Surfaced[] } {
  // What cannot be read at all is told by the compiler, which leaves it out.
  const { description } = readDescription(root)
  return description ? { description, surfaces: [description.server, description.cloud] } : { surfaces: [] }
}

/** Makes problems of one rule, at the places of JSON pointers. */
export const teller =
  (rule: string, { placeOf }: Surfaced) =>
  (where: string | readonly string[], message: string, mend: string): Problem => ({
    ...placeOf(typeof where === 'string' ? stepsOf(where) : where),
    rule,
    message,
    mend,
  })

export type Tell = ReturnType<typeof teller>
