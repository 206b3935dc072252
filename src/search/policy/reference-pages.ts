import { hasCalls, isOfApi } from './api-pages'
import { namedIn } from './named'

/** Pages of names, schemas, terms, questions and errors, by the end of their path. */
const reference = /\/(symbols(\/[^/]+)?|api\/schemas|guides\/glossary|faqs|guides\/errors)\/$/

/**
 * Whether a page is one to look things up in, rather than one that explains.
 * @param words those of the query, as they were typed: who asks for the API wants its calls
 */
export const isReferenceFor = (words: readonly string[]): ((path: string) => boolean) =>
  namedIn(words).api ? isList : isListOrCall

/** Whether it is a page of names, schemas, terms, questions or errors: all of them but the calls of the API. */
export const isList = (path: string): boolean => reference.test(path)
const isListOrCall = (path: string): boolean => isList(path) || hasCalls(path)

/**
 * Whether a page stands behind each article about the words that were typed. Who types one word alone has named no call; but who
 * is among the pages of the API is not surprised by one.
 */
export const isBehindFor = (readerPath: string, words: readonly string[]): ((path: string) => boolean) =>
  words.length === 1 && !isOfApi(readerPath) ? isReferenceFor(words) : isList
