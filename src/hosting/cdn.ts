import type { Redirect } from '../compiler/site/redirects'
import { isHashed } from '../offline/format/hashed-names'
import type { Hosting } from './hosting'
import { contentTypes } from './types'

/**
 * The same for hosts that read `_headers` and `_redirects` beside the files: Netlify and Cloudflare Pages. They know no
 * regular expressions, and put values of two rules that fit together: no header is in two rules for one file.
 * @param files what is served, by paths in the folder
 */
export const cdnFiles = (hosting: Hosting, files: readonly string[]): Record<string, string> => ({
  _headers: headersFile(hosting, files),
  _redirects: redirectsFile(hosting),
})

const MADE = '# Made by the build (src/hosting/cdn.ts): the next one writes it anew.\n'

/**
 * Files of which each language has its own: one rule for all, since Cloudflare reads a hundred. Gatsby names bundles of pages
 * after their components, which say their language; of packs each language has a folder.
 */
const ofLanguages = [
  ['/component---', '/component---*'],
  ['/packs/', '/packs/:language/*'],
  ['/static/', '/static/*'],
] as const

/** `/app-1b2c3d4e.js` → `/app-*`: the same line for every build. */
const hashedRule = (file: string) =>
  ofLanguages.find(([start]) => file.startsWith(start))?.[1] ?? file.replace(/[0-9a-f]{8,}\.\w+$/, '*')

const hashedRules = (files: readonly string[]): string[] => {
  const rules = files
    .map((file) => `/${file}`)
    .filter(isHashed)
    .map(hashedRule)
  return [...new Set([...rules, '/static/*'])].sort()
}

const policyLine = (directives: readonly string[]) => `Content-Security-Policy: ${directives.join('; ')}`

function headersFile({ headers }: Hosting, files: readonly string[]): string {
  const rule = (path: string, lines: readonly string[]) =>
    `${path}\n${lines.map((line) => `  ${line}\n`).join('')}`
  const common = headers.filter(({ cases }) => !cases.length)
  const cached = headers.find(({ name }) => name === 'Cache-Control')
  const noIndex = `X-Robots-Tag: ${headers.find(({ name }) => name === 'X-Robots-Tag')?.cases[0]?.[1] ?? ''}`
  const policy = headers.find(({ name }) => name === 'Content-Security-Policy')
  const directives = policy?.cases[0]?.[1].split('; ') ?? []
  const types = directives.filter((one) => one.includes('trusted-types'))
  const own = directives.filter((one) => !types.includes(one))
  const forEver = `Cache-Control: ${cached?.cases[0]?.[1] ?? ''}`
  return [
    MADE,
    // Without a rule of their own these hosts send `max-age=0, must-revalidate`, which is `no-cache`. Addresses of pages have
    // no endings, so their policy goes with everything: what is no page it only forbids more. But for Trusted Types,
    // which the scripts of workers cannot have: those lie beside the folders of languages. Two policies for one file count both.
    rule('/*', [...common.map(({ name, otherwise }) => `${name}: ${otherwise}`), policyLine(own)]),
    ...['/', '/:language/*'].map((path) => rule(path, [policyLine(types)])),
    ...hashedRules(files).map((path) => rule(path, [forEver])),
    // Inside of an address these hosts take a wildcard for whole segments alone: what says the same as a page has its name for
    // that. One rule a file: two types put together would be none.
    rule('/*/index.md', [`Content-Type: ${contentTypes.md ?? ''}; charset=utf-8`, noIndex]),
    ...['/llms-full.txt', '/*/llms-full.txt'].map((path) => rule(path, [noIndex])),
  ].join('\n')
}

function redirectsFile({ moved, languages, defaultLanguage, sections, ignored }: Hosting): string {
  const files = ignored.filter((path) => sections.some((section) => path.startsWith(`/${section}/`)))
  // Only Netlify reads conditions; others take the line without one, which comes last.
  const others = languages.filter((language) => language !== defaultLanguage)
  const toLanguage = (from: string, rest: string) => [
    ...others.map((language) => `${from} /${language}${rest} 302 Language=${language}`),
    `${from} /${defaultLanguage}${rest} 302`,
  ]
  return [
    MADE.trimEnd(),
    ...moved.map(({ from, to }: Redirect) => `${from} ${to} 301`),
    // A target cannot hold `*`; `:splat` is what it matched.
    ...files.map((file) => `${file} ${file.replace(/\*$/, ':splat')} 200`),
    ...toLanguage('/', '/'),
    ...sections.flatMap((section) => [
      ...toLanguage(`/${section}`, `/${section}/`),
      ...toLanguage(`/${section}/*`, `/${section}/:splat`),
    ]),
    '',
  ].join('\n')
}
