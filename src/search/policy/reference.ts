import { namedIn } from './named'

/** Pages of names, schemas, terms, questions and errors, by the end of their path. */
const reference = /\/(symbols(\/[^/]+)?|api\/schemas|guides\/glossary|faqs|guides\/errors)\/$/
/** The calls of the API, a page each resource; but what somebody wrote about it explains. */
const calls = /^\/\w+\/api\/(?!(live|paging|jobs|errors-and-retries)\/)./

/**
 * Whether a page is one to look things up in, rather than one that explains.
 * @param words those of the query, as they were typed: who asks for the API wants its calls
 */
export function isReferenceFor(words: readonly string[]): (path: string) => boolean {
  const wantsCalls = namedIn(words).api
  return (path) => reference.test(path) || (!wantsCalls && calls.test(path))
}
