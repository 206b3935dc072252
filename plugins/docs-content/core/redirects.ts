import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import type { Problem } from '../../../src/shared/problems'
import { languageOf, splitUrl } from '../../../src/shared/slugs'
import { faultAt, jsonFault } from './json-fault'
import { didYouMean } from './suggest'

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
export interface PlacedRedirect extends Redirect {
  offset: number
}

export interface RedirectList {
  redirects: PlacedRedirect[]
  problems: Problem[]
  /** The file as it stands, for places in it. */
  text: string
}

/** Reads the list; without the file there are no redirects. */
export function readRedirects(root: string): RedirectList {
  const file = path.join(root, REDIRECTS)
  return parseRedirects(existsSync(file) ? readFileSync(file, 'utf8') : '[]\n')
}

/** Takes the list apart; what is no list and what is no entry is told with its line and left out. */
export function parseRedirects(text: string): RedirectList {
  const told = (offset: number, message: string): Problem =>
    faultAt(REDIRECTS, text, offset, {
      rule: 'redirect',
      message,
      mend: 'write { "from": "/en/old/", "to": "/en/new/" }',
    })
  let written: unknown
  try {
    written = JSON.parse(text)
  } catch (error) {
    return { redirects: [], problems: [jsonFault(REDIRECTS, text, error, 'redirect')], text }
  }
  if (!Array.isArray(written)) {
    const problem = told(Math.max(0, text.search(/\S/)), 'The file is no list of redirects.')
    return { redirects: [], problems: [{ ...problem, mend: 'put the entries between [ and ]' }], text }
  }
  const offsets = itemOffsets(text)
  const redirects: PlacedRedirect[] = []
  const problems: Problem[] = []
  for (const [at, entry] of (written as unknown[]).entries()) {
    const offset = offsets[at] ?? 0
    const result = schema.safeParse(entry)
    if (result.success) redirects.push({ ...result.data, offset })
    else {
      const [issue] = result.error.issues
      const what = [issue?.path.join('.'), issue?.message].filter(Boolean).join(': ')
      problems.push(told(offset, `The entry is wrong: ${what}.`))
    }
  }
  return { redirects, problems, text }
}

/** Where the items of a JSON list begin; the text is known to be JSON. */
function itemOffsets(text: string): number[] {
  const offsets: number[] = []
  let depth = 0
  let isAwaited = false
  for (const { 0: token, index } of text.matchAll(/"(?:[^"\\]|\\.)*"|[[\]{},:]|[^\s[\]{},:"]+/g)) {
    if (depth === 1 && isAwaited && token !== ']') {
      offsets.push(index)
      isAwaited = false
    }
    if (token === '[' || token === '{') isAwaited = ++depth === 1
    else if (token === ']' || token === '}') depth--
    else if (token === ',' && depth === 1) isAwaited = true
  }
  return offsets
}

/**
 * Holds the list against the pages there are: a redirect leads from an address without a page, in one step, to a page.
 * @param pages anchors of every page by its path; undefined where nobody asked for them, and any anchor will do
 * @returns the redirects that are in order, and what is wrong with the others
 */
export function judgeRedirects(
  { redirects, text }: RedirectList,
  pages: ReadonlyMap<string, readonly string[] | undefined>,
): { good: Redirect[]; problems: Problem[] } {
  const targets = new Map<string, string>()
  for (const { from, to } of redirects) if (!targets.has(from)) targets.set(from, to)
  const seen = new Set<string>()
  const good: Redirect[] = []
  const problems: Problem[] = []
  for (const { from, to, offset } of redirects) {
    const fault = faultOf(from, to)
    seen.add(from)
    if (!fault) good.push({ from, to })
    else {
      const [message, mend] = fault
      problems.push(faultAt(REDIRECTS, text, offset, { rule: 'redirect', message, mend }))
    }
  }
  return { good, problems }

  function faultOf(from: string, to: string): [message: string, mend: string] | undefined {
    if (seen.has(from)) return [`${from} is redirected twice.`, 'keep one of the two entries']
    if (pages.has(from)) {
      return [`${from} is a page, and would never be redirected.`, 'take the entry or the page out']
    }
    const { path: route, hash } = splitUrl(to)
    if (targets.has(route) && !pages.has(route)) {
      const end = endOf(to, targets)
      return end === undefined
        ? [`${from} leads in a circle.`, 'lead it to a page']
        : [`${from} leads to ${route}, which is redirected itself.`, `lead it to ${end} at once`]
    }
    if (!pages.has(route)) {
      return [`${from} leads nowhere: ${route}`, didYouMean(route, pages.keys(), 'lead it to a page')]
    }
    const anchors = pages.get(route)
    const anchor = hash.slice(1)
    if (!anchor || !anchors || anchors.includes(anchor)) return undefined
    const mend = didYouMean(anchor, anchors, 'leave the anchor out')
    return [`${route} has no heading with the anchor ${hash}.`, mend]
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

/** The same list for nginx, whose map takes lines such as `"/en/old/" "/en/new/";`. */
export const redirectMap = (redirects: readonly Redirect[]): string =>
  redirects.map(({ from, to }) => `"${from}" "${to}";\n`).join('')
