/** A word that may be too long for its line; shorter ones stay whole, such as "JavaScript" or "iOS 16". */
const LONG = /\S{13,}/g

/** Behind a mark that joins names, and before a capital. */
const PLACES = /(?<=[a-z0-9])(?=[A-Z])|(?<=[.:_(,]|[^/]\/)(?=\w)/

/**
 * A text in pieces between which its long names may break, rather than before their last letter. Put together they are the
 * text as it was.
 */
export const nameParts = (text: string): string[] =>
  text.replace(LONG, (name) => name.split(PLACES).join('\0')).split('\0')
