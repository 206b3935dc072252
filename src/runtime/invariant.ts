/**
 * In the place of the library of this name, by which the router says what it was misused for; that one can also put values
 * into what it says. Swapped in by src/gatsby/replacements.ts, for production bundles only.
 */
// As the library has it.
// eslint-disable-next-line import-x/no-default-export
export default function invariant(holds: unknown, message: string): void {
  if (!holds) throw new Error(message)
}
