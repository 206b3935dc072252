/** The text that percent signs stand for; undefined where they stand for none, as in a hash typed by hand. */
export function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}
