import types from './types.json'

/** Types of everything that is served, so that no host has to know them. The local server reads the same file. */
export const contentTypes: Readonly<Record<string, string>> = { ...types.text, ...types.bytes }

/** Those with letters in them: they have a character set, and are worth compressing. */
export const textTypes: readonly string[] = Object.values(types.text)
