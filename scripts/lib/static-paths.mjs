// @ts-check
/**
 * Which file answers a request: the rules that deploy/ has for hosts, without touching disk.
 *
 * @typedef {'file' | 'folder' | undefined} Kind what a path below the site's folder is
 * @typedef {import('./headers.mjs').Hosting} Hosting
 * @typedef {{ status: 200 | 404, file: string | undefined }} FileAnswer
 * @typedef {{ status: 301 | 302, location: string }} RedirectAnswer
 * @typedef {FileAnswer | RedirectAnswer | { status: 400 }} Answer
 */

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

/** @param {string} path @param {readonly string[]} patterns a `*` at the end stands for whatever follows */
const isOneOf = (path, patterns) =>
  patterns.some((one) => (one.endsWith('*') ? path.startsWith(one.slice(0, -1)) : path === one))

/**
 * @param {string} url as it stands in the request line
 * @param {(path: string) => Kind} kindOf
 * @param {{ hosting?: Hosting | undefined, language?: string | undefined }} [options] `hosting`: what the build says of it;
 *   `language`: where addresses without one lead to; hosts that have none leave that to the page, and the redirects too
 * @returns {Answer}
 */
export function resolveUrl(url, kindOf, { hosting, language } = {}) {
  const [rawPath = '', query] = url.split(/\?(.*)/s)
  const segments = safeSegments(rawPath)
  if (!rawPath.startsWith('/')) return { status: 400 }
  if (!segments) {
    // A reader whose mail program broke a link is better off with a page that leads on than with a word.
    const isFile = hosting && new RegExp(hosting.filesOnly).test(rawPath)
    return isFile ? { status: 404, file: undefined } : notFound(kindOf)
  }
  const suffix = query === undefined ? '' : `?${query}`
  // Also keeps `//elsewhere.example` from becoming a redirect to another host below.
  if (/\/{2,}/.test(rawPath)) return { status: 301, location: rawPath.replace(/\/{2,}/g, '/') + suffix }
  const decoded = `/${segments.join('/')}`
  const hidden = hosting ? new RegExp(hosting.hidden) : /\/\.(?!well-known\/)/
  if (hidden.test(decoded)) return notFound(kindOf)
  // Hosts that only have files serve them as they lie.
  if (
    language &&
    hosting &&
    new RegExp(hosting.messages).test(rawPath.endsWith('/') ? `${decoded}/` : decoded)
  )
    return notFound(kindOf)

  const moved = language && hosting?.moved.find(({ from }) => from === rawPath)
  if (moved) {
    const [path, hash] = moved.to.split('#')
    return { status: 301, location: `${path}${suffix}${hash ? `#${hash}` : ''}` }
  }
  const path = segments.join('/')
  const index = path ? `${path}/index.html` : 'index.html'
  if (language && !path) return { status: 302, location: `/${language}/${suffix}` }
  if (!rawPath.endsWith('/') && kindOf(path) === 'file') return { status: 200, file: path }
  const slash = segments.length && rawPath.endsWith('/') ? '/' : ''
  if (hosting && new RegExp(hosting.filesOnly).test(decoded + slash)) return { status: 404, file: undefined }
  if (kindOf(index) === 'file') {
    return rawPath.endsWith('/')
      ? { status: 200, file: index }
      : { status: 301, location: `${rawPath}/${suffix}` }
  }
  // A section that has a language, and the address has none: for now (302), since others may come.
  const isSection = hosting?.sections.includes(segments[0] ?? '')
  if (language && hosting && isSection && !isOneOf(rawPath, hosting.ignored)) {
    return { status: 302, location: `/${language}${rawPath}${suffix}` }
  }
  return notFound(kindOf)
}
