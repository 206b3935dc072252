/** A text as it stands in a regular expression that is to find it: `a.b` → `a\.b`. What `RegExp.escape` is, where that is missing. */
export const escapePattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
