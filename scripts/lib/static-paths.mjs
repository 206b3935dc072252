// @ts-check
import { readFileSync } from 'node:fs'
/**
 * Which file answers a request: the rules that deploy/ has for hosts, without touching disk.
 *
 * @typedef {'file' | 'folder' | undefined} Kind what a path below the site's folder is
 * @typedef {{ status: 200 | 404, file: string | undefined }} FileAnswer
 * @typedef {{ status: 301 | 302, location: string }} RedirectAnswer
 * @typedef {FileAnswer | RedirectAnswer | { status: 400 }} Answer
 */

const languages = /** @type {{ id: string }[]} */ (
  JSON.parse(readFileSync(new URL('../../content/languages.json', import.meta.url), 'utf8'))
)

/** As in src/shared/site.ts, which plain Node cannot import; tests/unit/scripts/nginx.test.ts compares them. */
export const defaultLanguage = languages[0]?.id

/**
 * Decoded segments, or undefined for a path that tries to leave the folder or cannot be decoded.
 * @param {string} path
 */
function safeSegments(path) {
  try {
    const segments = decodeURIComponent(path).split('/').filter(Boolean)
    const bad = segments.some((segment) => segment === '..' || segment === '.' || /[\\\0]/.test(segment))
    return bad ? undefined : segments
  } catch {
    return undefined
  }
}

/**
 * One not-found page for all addresses: Gatsby stays at the address only when /404.html is what it was served.
 * @param {(path: string) => Kind} kindOf
 * @returns {FileAnswer}
 */
function notFound(kindOf) {
  return { status: 404, file: kindOf('404.html') === 'file' ? '404.html' : undefined }
}

/**
 * @param {string} url as it stands in the request line
 * @param {(path: string) => Kind} kindOf
 * @param {{ language?: string | undefined }} [options] `language`: where addresses without one lead to; hosts that have none
 *   leave that to the page
 * @returns {Answer}
 */
export function resolveUrl(url, kindOf, { language } = {}) {
  const [rawPath = '', query] = url.split(/\?(.*)/s)
  const segments = safeSegments(rawPath)
  if (!segments || !rawPath.startsWith('/')) return { status: 400 }
  const suffix = query === undefined ? '' : `?${query}`
  // Also keeps `//elsewhere.example` from becoming a redirect to another host below.
  if (/\/{2,}/.test(rawPath)) return { status: 301, location: rawPath.replace(/\/{2,}/g, '/') + suffix }
  if (segments.some((segment) => segment.startsWith('.') && segment !== '.well-known')) {
    return notFound(kindOf)
  }

  const path = segments.join('/')
  const index = path ? `${path}/index.html` : 'index.html'
  if (language && !path) return { status: 302, location: `/${language}/${suffix}` }
  if (!rawPath.endsWith('/') && kindOf(path) === 'file') return { status: 200, file: path }
  if (kindOf(index) === 'file') {
    return rawPath.endsWith('/')
      ? { status: 200, file: index }
      : { status: 301, location: `${rawPath}/${suffix}` }
  }
  // A section that has a language, and the address has none: for now (302), since others may come.
  if (language && kindOf(`${language}/${segments[0] ?? ''}/index.html`) === 'file') {
    return { status: 302, location: `/${language}${rawPath}${suffix}` }
  }
  return notFound(kindOf)
}
