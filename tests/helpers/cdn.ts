import { escapePattern } from '../../src/text/escape-pattern'

/** `_headers` as its hosts read it: rules over addresses, of which all that fit count. */
export function readHeaderRules(text: string) {
  const rules = text
    .split(/\n(?=\/)/)
    .slice(1)
    .map((block) => {
      const [pattern = '', ...lines] = block.trim().split('\n')
      return { pattern, lines }
    })
  /** Values of two rules that fit are put together. */
  const headersOf = (path: string): Record<string, string> => {
    const found: Record<string, string> = {}
    for (const { lines } of rules.filter(({ pattern }) => fitsRule(pattern, path))) {
      for (const line of lines) {
        const [, name = '', value = ''] = /^ {2}([\w-]+): (.*)$/.exec(line) ?? []
        found[name] = found[name] ? `${found[name]}, ${value}` : value
      }
    }
    return found
  }
  return { rules: rules.map(({ pattern }) => pattern), headersOf }
}

/** A `*` stands for anything, a `:name` for one segment. */
export const fitsRule = (pattern: string, path: string): boolean =>
  new RegExp(
    `^${escapePattern(pattern)
      .replaceAll('\\*', '.*')
      .replace(/:[a-z]+/g, '[^/]+')}$`,
  ).test(path)
