/** Behind a mark that joins names, and before a capital. */
const PLACES = /(?<=[a-z0-9])(?=[A-Z])|(?<=[.:_(,]|[^/]\/)(?=\w)/

/** The host of an address, which stays whole. */
const HOST = /(?<=:\/\/)([^\s/]+)/

/** Every second piece of a word that is cut at hosts is one. */
const wordParts = (word: string): string[] =>
  word.split(HOST).flatMap((part, index) => (index % 2 ? [part] : part ? part.split(PLACES) : []))

/**
 * A text in pieces between which its long names may break, rather than before their last letter. Put together they are the
 * text as it was.
 * @param most letters that fit a line: a word with more may break; shorter ones stay whole, such as "JavaScript" or "iOS 16"
 */
export const nameParts = (text: string, most = 12): string[] =>
  text.replace(/\S+/g, (word) => (word.length > most ? wordParts(word).join('\0') : word)).split('\0')

/** Behind what opens or separates in a declaration; a capital is one more place in a name that is itself too long. */
const IN_CODE = /(?<=[.,:([<{_])(?=[\w$@])/

/**
 * A declaration in pieces between which it may break where a line has no space to break at. Put together they are the
 * declaration as it was.
 * @param most letters that fit a line
 */
export const declarationParts = (code: string, most: number): string[] =>
  code
    .split(/(?<=\s)(?=\S)/)
    .flatMap((word) =>
      word.length > most ? word.split(IN_CODE).flatMap((part) => nameParts(part, most)) : [word],
    )
