import {
  descriptionDigest,
  readDescription,
  type Description,
  type Surfaced,
} from '../../api/read-description'
import { stepsOf } from '../../api/openapi'
import { MAIN } from '../../api/slugs'
import { brokenOff } from '../../problems/broken-off'
import { problemOf, type Problem } from '../../problems/problem'
import { knownOf } from '../cache/results'
import type { RuleContext } from '../rule'

/** The description needs no page: what is wrong with it can be found while the pages are being compiled. */
export type ApiContext = Pick<RuleContext, 'root' | 'results'>

/**
 * What a rule finds in the description, kept as long as no file of it changes.
 * @param find never called without a description
 */
export async function problemsOfApi(
  { root, results }: ApiContext,
  rule: string,
  find: (description: Description) => Problem[] | Promise<Problem[]>,
): Promise<Problem[]> {
  try {
    return await knownOf(results, rule, descriptionDigest(root), () => {
      // What cannot be read at all is reported by the compiler, which leaves it out.
      const { description } = readDescription(root)
      return description ? find(description) : []
    })
  } catch (error) {
    return [brokenOff(error, rule, { file: MAIN }, 'The description cannot be checked to its end')]
  }
}

/** Both documents of the description: each operation stands in one or both. */
export const surfacesOf = ({ server, cloud }: Description): Surfaced[] => [server, cloud]

/** Makes problems of one rule, at the places of JSON pointers. */
export const problemsIn =
  (rule: string, { placeOf }: Surfaced) =>
  (where: string | readonly string[], message: string, fix: string): Problem =>
    problemOf(rule)(placeOf(typeof where === 'string' ? stepsOf(where) : where), message, fix)

export type MakeProblem = ReturnType<typeof problemsIn>
