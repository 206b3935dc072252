/**
 * Which files the component of a page is in, for Gatsby's loader, which fetches them ahead. Chunks have their names for ids
 * (src/gatsby/stable-ids.ts), so webpack's runtime can tell. Gatsby's fault: it writes all of them into every page, and as a
 * text where its loader looks for lists, so that none is ever found.
 */

/** webpack's own: the file of a chunk. */
declare const __webpack_get_script_filename__: (chunk: string) => string

declare global {
  interface Window {
    ___chunkMapping: Readonly<Record<string, string[]>>
  }
}

window.___chunkMapping = new Proxy<Record<string, string[]>>(
  {},
  { get: (_, chunk) => [`/${__webpack_get_script_filename__(String(chunk))}`] },
)

export {}
