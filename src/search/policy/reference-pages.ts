import { hasCalls } from './api-pages'
import { namedIn } from './named'

/** Pages of names, schemas, terms, questions and errors, by the end of their path. */
const reference = /\/(symbols(\/[^/]+)?|api\/schemas|guides\/glossary|faqs|guides\/errors)\/$/

/**
 * Whether a page is one to look things up in, rather than one that explains.
 * @param words those of the query, as they were typed: who asks for the API wants its calls
 */
export function isReferenceFor(words: readonly string[]): (path: string) => boolean {
  const wantsCalls = namedIn(words).api
  return (path) => reference.test(path) || (!wantsCalls && hasCalls(path))
}
