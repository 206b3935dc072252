/** A short word before a hyphen, and what follows it: "in-app", "e-mail", "geo-zone". */
const hyphenated = /\b(\w{1,4}-\w[\w-]{1,8})\b/

/**
 * A text in pieces, of which every second one is a word that is not to be broken at its hyphen. Put together they are
 * the text as it was: no character is changed, so what is copied, searched and linked stays the same.
 */
export const unbrokenParts = (text: string): string[] => text.split(hyphenated)
