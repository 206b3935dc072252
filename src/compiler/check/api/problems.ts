import { readDescription, type Description, type Surfaced } from '../../api/read-description'
import { stepsOf } from '../../api/openapi'
import { problemOf, type Problem } from '../../problems/problem'

/** The description's documents: each operation stands in one or both. */
export function surfacesOf(root: string): { description?: Description; surfaces: Surfaced[] } {
  // What cannot be read at all is reported by the compiler, which leaves it out.
  const { description } = readDescription(root)
  return description ? { description, surfaces: [description.server, description.cloud] } : { surfaces: [] }
}

/** Makes problems of one rule, at the places of JSON pointers. */
export const problemsIn =
  (rule: string, { placeOf }: Surfaced) =>
  (where: string | readonly string[], message: string, fix: string): Problem =>
    problemOf(rule)(placeOf(typeof where === 'string' ? stepsOf(where) : where), message, fix)

export type MakeProblem = ReturnType<typeof problemsIn>
