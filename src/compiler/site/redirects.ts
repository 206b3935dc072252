import { z } from 'zod'
import { positionAt, problemOf, type Place, type Problem } from '../problems/problem'
import { languageOf, splitUrl } from '../../shared/slugs'
import { fit, parseData, readData, type ReadData } from '../files/data-file'
import { didYouMean } from '../problems/suggest'
import { reservedAt } from './built-pages'

/** Where pages that moved went, from the project's root: the one list of all redirects. */
export const REDIRECTS = 'content/redirects.json'

// Addresses are written into a page and into nginx's configuration as they stand: nothing but letters gets through.
const address = (pattern: RegExp, form: string) =>
  z
    .string(`write a site path such as ${form}`)
    .regex(pattern, `write a site path such as ${form}`)
    .refine((url) => languageOf(url), 'begin it with a language of the site, such as /en/')

const schema = z
  .object({
    /** The address that was. */
    from: address(/^\/[a-z]{2}\/(?:[a-z0-9-]+\/)+$/, '/en/guides/old/'),
    /** The page that says it now, perhaps with an #anchor. */
    to: address(/^\/[a-z]{2}\/(?:[a-z0-9-]+\/)*(?:#[\p{L}\p{N}_-]+)?$/u, '/en/guides/new/'),
  })
  .strict()

export type Redirect = z.infer<typeof schema>

/** An entry with its place in the file. */
interface PlacedRedirect extends Redirect {
  place: Place
}

export interface RedirectList {
  redirects: PlacedRedirect[]
  problems: Problem[]
  /** Where a new entry would go. */
  end: Place
}

const problem = problemOf('redirect')

/** Reads the list; without the file there are no redirects. */
export const readRedirects = (root: string): RedirectList => toList(readData(root, REDIRECTS, 'redirect'))

/** The same for a text that is at hand, such as that of another commit. */
export const parseRedirects = (text: string): RedirectList => toList(parseData(REDIRECTS, text, 'redirect'))

/** Takes the list apart; what is no list and what is no entry is reported with its line and left out. */
function toList({ data, problems: unreadable }: ReadData): RedirectList {
  if (!data) return { redirects: [], problems: unreadable, end: { file: REDIRECTS } }
  const end = { file: REDIRECTS, ...positionAt(data.text, Math.max(0, data.text.lastIndexOf(']'))) }
  if (!Array.isArray(data.value)) {
    const message = 'The file is no list of redirects.'
    const problems = [problem(data.placeOf([]), message, 'put the entries between [ and ]')]
    return { redirects: [], problems, end }
  }
  const redirects: PlacedRedirect[] = []
  const problems: Problem[] = []
  const how = { rule: 'redirect', fix: 'write { "from": "/en/old/", "to": "/en/new/" }' }
  for (const index of data.value.keys()) {
    const entry = fit(data, schema, { ...how, keys: [index] })
    problems.push(...entry.problems)
    if (entry.value) redirects.push({ ...entry.value, place: data.placeOf([index]) })
  }
  return { redirects, problems, end }
}

/**
 * Holds the list against the pages there are: a redirect leads from an address without a page, in one step, to a page.
 * @param pages anchors of every page by its path; undefined where nobody asked for them, and any anchor will do
 * @returns the redirects that are in order, and what is wrong with the others
 */
export function checkRedirects(
  { redirects }: Pick<RedirectList, 'redirects'>,
  pages: ReadonlyMap<string, readonly string[] | undefined>,
): { good: Redirect[]; problems: Problem[] } {
  const targets = new Map<string, string>()
  for (const { from, to } of redirects) if (!targets.has(from)) targets.set(from, to)
  const seen = new Set<string>()
  const good: Redirect[] = []
  const problems: Problem[] = []
  for (const { from, to, place } of redirects) {
    const wrong = whatIsWrong(from, to)
    seen.add(from)
    if (wrong) problems.push(problem(place, ...wrong))
    else good.push({ from, to })
  }
  return { good, problems }

  function whatIsWrong(from: string, to: string): [message: string, fix: string] | undefined {
    if (seen.has(from)) return [`${from} is redirected twice.`, 'keep one of the two entries']
    if (pages.has(from)) {
      return [`${from} is a page, and would never be redirected.`, 'take the entry or the page out']
    }
    if (reservedAt(from)) {
      return [
        `${from} is a page that the build makes itself, and would never be redirected.`,
        'take the entry out',
      ]
    }
    const { path: route, hash } = splitUrl(to)
    if (targets.has(route) && !pages.has(route)) {
      const end = endOf(to, targets)
      return end === undefined
        ? [`${from} is redirected back to itself.`, 'lead it to a page']
        : [`${from} leads to ${route}, which is redirected itself.`, `lead it to ${end} at once`]
    }
    if (!pages.has(route)) {
      return [`${from} leads nowhere: ${route}`, didYouMean(route, pages.keys(), 'lead it to a page')]
    }
    const anchors = pages.get(route)
    const anchor = hash.slice(1)
    if (!anchor || !anchors || anchors.includes(anchor)) return undefined
    const fix = didYouMean(anchor, anchors, 'leave the anchor out')
    return [`${route} has no heading with the anchor ${hash}.`, fix]
  }
}

/** Where a chain of redirects ends; undefined when it never does. */
function endOf(start: string, targets: ReadonlyMap<string, string>): string | undefined {
  const seen = new Set<string>()
  let at = start
  for (;;) {
    const { path: route } = splitUrl(at)
    const next = targets.get(route)
    if (next === undefined) return at
    if (seen.has(route)) return undefined
    seen.add(route)
    at = next
  }
}
