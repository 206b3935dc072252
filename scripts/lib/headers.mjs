// @ts-check
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * What the build says of how the site is served (src/hosting): the local server goes by it, as nginx does.
 *
 * @typedef {import('../../src/hosting/hosting').Hosting} Hosting
 */

/** Where the build writes it, from the folder of the site. */
const FILE = '../deploy/generated/hosting.json'

/**
 * @param {string} dir the built site
 * @returns {Hosting | undefined} undefined for a folder that no build of this project made
 */
export function readHosting(dir) {
  try {
    return JSON.parse(readFileSync(join(dir, FILE), 'utf8'))
  } catch {
    return undefined
  }
}

/**
 * The headers of a file, by lower-case names. Of a folder that nothing is known of, nothing is kept by browsers.
 * @param {Hosting | undefined} hosting
 * @param {string} file with a slash before it
 * @param {boolean} [isThere]
 * @returns {Record<string, string>}
 */
export function headersFor(hosting, file, isThere = true) {
  if (!hosting) return { 'cache-control': 'no-cache', 'x-content-type-options': 'nosniff' }
  const all = hosting.headers.map(({ name, cases, otherwise, ifThere }) => {
    const fitting =
      isThere || !ifThere ? cases.find(([pattern]) => new RegExp(pattern).test(file)) : undefined
    return [name.toLowerCase(), fitting?.[1] ?? otherwise]
  })
  // nginx sends none without a value either.
  return Object.fromEntries(all.filter(([, value]) => value))
}

/**
 * The language that a visitor of an address without one is led to: the one chosen before, else the first of the browser's
 * that there is. Browsers send the best one first.
 * @param {Pick<Hosting, 'languages' | 'defaultLanguage' | 'languageCookie'>} hosting
 * @param {{ cookie?: string | undefined, 'accept-language'?: string | undefined }} headers of the request
 */
export function languageFor({ languages, defaultLanguage, languageCookie }, headers) {
  const cookies = (headers.cookie ?? '').split(/;\s*/).map((one) => one.split('='))
  const chosen = cookies.find(([name]) => name === languageCookie)?.[1]
  if (chosen && languages.includes(chosen)) return chosen
  for (const preference of (headers['accept-language'] ?? '').toLowerCase().split(',')) {
    const [tag = '', ...parameters] = preference.split(';').map((part) => part.trim())
    const refused = parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter))
    const language = tag.split('-')[0] ?? ''
    if (!refused && languages.includes(language)) return language
  }
  return defaultLanguage
}
