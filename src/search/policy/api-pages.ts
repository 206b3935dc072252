/**
 * Pages of the API that somebody wrote: they explain. All others below its front are made of the description, a page a
 * resource. A path is all that a reader's engine knows of a page; a test holds this list against content/ and its makers.
 */
const written: ReadonlySet<string> = new Set(['live', 'paging', 'jobs', 'errors-and-retries'])

const belowApi = /^\/\w+\/api\/([^/]+)\//

/** Whether a page is one of the API, its front included. */
export const isOfApi = (path: string): boolean => /^\/\w+\/api\//.test(path)

/** Whether a page has calls of the API, or their schemas. */
export function hasCalls(path: string): boolean {
  const [, slug] = belowApi.exec(path) ?? []
  return slug !== undefined && !written.has(slug)
}
