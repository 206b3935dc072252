import english from './deeds.en.json'

/**
 * What readers say for what sentences about members of the SDK say: single words in their plain form, those of a line for each
 * other. Such a sentence is short, and "Turns location updates off" is all that it says to who stops something. Elsewhere the
 * words mean too much: pages are searched by synonyms only.
 */
const lines: Partial<Record<string, readonly (readonly string[])[]>> = { en: english }

/** By language; nothing for one without such a list. */
export const deedsOf = (language: string): readonly (readonly string[])[] => lines[language] ?? []
