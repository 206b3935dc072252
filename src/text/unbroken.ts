/** A short word before a hyphen, and what follows it: "in-app", "e-mail", "geo-zone". */
const hyphenated = /\b(\w{1,4}-\w[\w-]{0,9}\w)\b(?!-)/

/**
 * A text in pieces, of which every second one is a word that is not to be broken at its hyphen. Put together they are
 * the text as it was: no character is changed, so what is copied, searched and linked stays the same.
 */
export const unbrokenParts = (text: string): string[] => text.split(hyphenated)

/** Letters of a name that stand beside each other in the tree of a section, and in a title on a small phone. */
export const NAME_LINE = 16

/** The class of what is not to be broken. */
export const UNBROKEN = 'nobr'

const whole = new RegExp(`<span class="${UNBROKEN}">((?:[^<]|<(?!/span>))*)</span>`, 'g')

/** Finished HTML for readers elsewhere, who have no such class. */
export const withoutUnbroken = (html: string): string => html.replace(whole, '$1')
