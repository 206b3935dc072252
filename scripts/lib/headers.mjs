// @ts-check
/**
 * The response headers of the built site, as the local server sends them. deploy/nginx.conf says the same for production.
 */

/** Names that change with their content: Gatsby's bundles (`app-1b2c….js`, `styles.1b2c….css`) and hashed assets. */
const hashed = [/^\/static\/.*[0-9a-f]{8,}/, /[-.][0-9a-f]{8,}\.(?:js|css|mjs)(?:\.map)?$/]

/** @param {string} path */
const isHashed = (path) => hashed.some((pattern) => pattern.test(path))

/**
 * Everything without a hash in its name is asked for anew each time (a 304 when unchanged): HTML, page data,
 * the service worker and the search index of one deploy must not meet those of another.
 * @param {string} path
 */
export const cacheControl = (path) => (isHashed(path) ? 'public, max-age=31536000, immutable' : 'no-cache')

/**
 * The place for headers that go with every response, by path.
 * @param {string} path
 * @returns {Record<string, string>}
 */
export function headersFor(path) {
  return { 'cache-control': cacheControl(path), 'x-content-type-options': 'nosniff' }
}
