/** What was asked for, in small letters. */
export const wordsOf = (query: string): string[] =>
  query
    .toLowerCase()
    .split(/[\s.,()]+/)
    .filter(Boolean)

/** Whether a name, or what is said of it, has every word in it: `remote notif` finds `enableRemoteNotifications`. */
export function matchesName(asked: readonly string[], text: string): boolean {
  const all = text.toLowerCase()
  return asked.every((word) => all.includes(word))
}
