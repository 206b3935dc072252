/** As much of nginx as deploy/nginx.conf uses: which location a request gets, and what that answers. */

export type Answer = { status: number; location?: string; file?: string }

interface Location {
  modifier: '' | '=' | '~' | '@'
  pattern: string
  directives: string[][]
}

/** The locations of a configuration, in their order. */
export function locationsOf(config: string): Location[] {
  const text = config.replace(/^\s*#.*$/gm, '')
  return [...text.matchAll(/location\s+(=|~)?\s*(\S+)\s*\{([^{}]*)\}/g)].map(
    ([, modifier = '', pattern = '', body = '']) => ({
      modifier: (pattern.startsWith('@') ? '@' : modifier) as Location['modifier'],
      pattern,
      directives: body.split(';').flatMap((line) => (line.trim() ? [line.trim().split(/\s+/)] : [])),
    }),
  )
}

/** An exact location, else the first regular expression that fits, else the longest beginning. */
function choose(locations: readonly Location[], path: string): Location | undefined {
  const beginnings = locations.filter(({ modifier, pattern }) => modifier === '' && path.startsWith(pattern))
  return (
    locations.find(({ modifier, pattern }) => modifier === '=' && path === pattern) ??
    locations.find(({ modifier, pattern }) => modifier === '~' && new RegExp(pattern).test(path)) ??
    beginnings.sort((a, b) => b.pattern.length - a.pattern.length)[0]
  )
}

/**
 * @param url path and query, as they stand in the request line
 * @param files paths below the site's folder
 */
export function answerOf(locations: readonly Location[], url: string, files: ReadonlySet<string>): Answer {
  const [path = '', query] = url.split(/\?(.*)/s)
  const isFolder = (name: string) => [...files].some((file) => file.startsWith(`${name}/`))
  const notFound: Answer = { status: 404, file: '404.html' }
  const fill = (text: string) =>
    text
      .replace('$request_uri', url)
      .replace('$is_args$args', query === undefined ? '' : `?${query}`)
      .replace('$uri', path)

  function run(location: Location | undefined): Answer {
    for (const [name, ...args] of location?.directives ?? []) {
      if (name === 'return') return back(args)
      if (name === 'try_files') return tryFiles(args)
      throw new Error(`This reader of nginx.conf does not know ${String(name)}.`)
    }
    return notFound
  }
  function back([code = '', target]: string[]): Answer {
    return target ? { status: Number(code), location: fill(target) } : { ...notFound, status: Number(code) }
  }
  function tryFiles(all: string[]): Answer {
    const last = all.at(-1) ?? ''
    for (const one of all.slice(0, -1)) {
      const name = fill(one).replace(/^\/|\/+$/g, '')
      if (!one.endsWith('/') && files.has(fill(one).slice(1))) return { status: 200, file: name }
      if (one.endsWith('/') && (name === '' || isFolder(name))) {
        const index = name ? `${name}/index.html` : 'index.html'
        if (!files.has(index)) return notFound
        return path.endsWith('/')
          ? { status: 200, file: index }
          : { status: 301, location: `${path}/${query === undefined ? '' : `?${query}`}` }
      }
    }
    if (last.startsWith('=')) return { ...notFound, status: Number(last.slice(1)) }
    return run(locations.find(({ modifier, pattern }) => modifier === '@' && pattern === last))
  }
  return run(choose(locations, path))
}
