// @ts-check
import { canInstall } from './debian.mjs'

/**
 * What some tests need of the system, beside what npm installs.
 * @typedef {{ name: string, found: string | undefined }} Tool `found`: where it is; undefined where it is missing
 */

/**
 * What to say of such tools, and whether that is a failure. A CI that can install them must not pass for tried what was
 * not; elsewhere one that is missing is no fault of the site.
 * @param {Tool[]} tools
 * @param {boolean} isOwed whether they have to be here
 * @returns {{ lines: string[], failed: boolean, note: string | undefined }} `note`: for the summary, where one is missing
 */
export function judgeTools(tools, isOwed) {
  const missing = tools.filter(({ found }) => !found).map(({ name }) => name)
  const using = tools.flatMap(({ found }) => (found ? [`Using ${found}.`] : []))
  const lines = missing.map((name) =>
    isOwed
      ? `${name} IS MISSING, and has to be here: this is CI, on a system that can install it. See above why it did not.`
      : `${name} is not here and could not be installed: what needs it is skipped.`,
  )
  const names = missing.join(' and ')
  return {
    lines: [...using, ...lines],
    failed: isOwed && missing.length > 0,
    note: names ? (isOwed ? `${names} has to be here` : `without ${names}`) : undefined,
  }
}

/** Whether such tools have to be here: in CI, where the system can install them. */
export const areToolsOwed = async (env = process.env) => Boolean(env.CI) && (await canInstall())
