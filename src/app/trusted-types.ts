/**
 * Where browsers know Trusted Types, text becomes HTML or the address of a script only by way of a policy. This is the one
 * that they ask for everything that is handed to them as plain text, by React, webpack and Gatsby as well. It lets through
 * what the build makes and refuses what would run: an injected script stays text even where some code put it into the page.
 */

interface Factory {
  createPolicy: (name: string, rules: Record<string, (text: string) => string>) => unknown
}

/** A tag with its attributes. A quoted value with a `<` in it is none, and then the tag has no end. */
const TAG = /<([a-z][^\s/>]*)((?:[^>"']|"[^"<]*"|'[^'<]*')*)(>?)/gi
const QUOTED = /=\s*(?:"[^"]*"|'[^']*')/g
const HANDLER = /[\s/"']on/i
/** What runs, and what is read by other rules than HTML's, so that tags inside are not what they look like. */
const REFUSED =
  /^(?:script|i?frame|object|embed|base|meta|link|style|textarea|title|template|xmp|plaintext|noembed|noframes)$/i

/**
 * Whether nothing in this HTML would run; of addresses that run the Content-Security-Policy knows more. Of two ways to read
 * it, it takes the worse one: an open quote or a tag inside an attribute, which the build never makes, is refused.
 */
export function isInert(html: string): boolean {
  for (const [, name = '', attributes = '', end] of html.matchAll(TAG)) {
    if (!end || REFUSED.test(name) || HANDLER.test(attributes.replace(QUOTED, ' '))) return false
  }
  return true
}

/** React makes script elements out of this text, and gives them what is to be in them afterwards. */
const EMPTY_SCRIPT = '<script></script>'

function refuse(what: string): never {
  throw new TypeError(what)
}

export const policy = {
  createHTML: (html: string) => (isInert(html) || html === EMPTY_SCRIPT ? html : refuse(html)),
  createScriptURL: (url: string) =>
    new URL(url, window.location.href).origin === window.location.origin ? url : refuse(url),
}

/** Before anything else of the page runs. */
const factory = (window as { trustedTypes?: Factory }).trustedTypes
factory?.createPolicy('default', policy)
