import { REDIRECTS, type Redirect } from '../../site/redirects'
import { problemOf, type Place, type Problem } from '../../problems/problem'
import { defaultLanguage } from '../../../shared/site'
import { languageOf, parentPath, splitUrl } from '../../../shared/slugs'
import type { ChangedFile } from './base'
import type { Routes } from './routes-of'

/** All addresses of the site at one time. */
export interface Addresses {
  routes: Routes
  redirects: readonly Redirect[]
}

export interface RouteChange {
  status: ChangedFile['status']
  route: string
  /** Of a renamed one: the address it had. */
  before?: string
  /** Where an address led that was a redirect. */
  led?: string
  /** Why, when not by its own page: what it is made with. */
  because: string[]
}

export interface Comparison {
  /** The weightiest first: removed, renamed, added, changed. */
  changes: RouteChange[]
  /** Content files that differ, and no page is known to be made with them. */
  others: string[]
}

const weights: RouteChange['status'][] = ['removed', 'renamed', 'added', 'changed']

/**
 * What a change does to addresses.
 * @param files what differs from the base
 * @param reach routes of the pages that are made with a file that is no page: a partial, the facts, a picture
 */
export function compareRoutes(
  before: Addresses,
  after: Addresses,
  files: readonly ChangedFile[],
  reach: (file: string) => readonly string[],
): Comparison {
  const changes = new Map<string, RouteChange>()
  const oldRoutes = byFile(before.routes)
  const newRoutes = byFile(after.routes)
  const isNew = (route: string) => !before.routes.has(route)
  const isGone = (route: string) => !after.routes.has(route)
  const moved = new Set<string>()

  for (const { status, file, before: oldFile = '' } of files) {
    const [old, route] = [oldRoutes.get(oldFile), newRoutes.get(file)]
    // Only when nothing else has taken the old address, and the new one had no page.
    if (status !== 'renamed' || !old || !route || !isGone(old) || !isNew(route)) continue
    moved.add(old)
    changes.set(route, { status, route, before: old, because: [] })
  }
  for (const route of before.routes.keys()) {
    if (isGone(route) && !moved.has(route)) changes.set(route, { status: 'removed', route, because: [] })
  }
  for (const route of after.routes.keys()) {
    if (isNew(route) && !changes.has(route)) changes.set(route, { status: 'added', route, because: [] })
  }

  const touch = (route: string, because?: string) => {
    const change = changes.get(route) ?? { status: 'changed', route, because: [] }
    changes.set(route, change)
    if (because && change.status === 'changed' && !change.because.includes(because))
      change.because.push(because)
  }
  const others: string[] = []
  for (const { status, file } of files) {
    const own = newRoutes.get(file) ?? oldRoutes.get(file)
    if (isPageFile(file) && own) {
      // One that went may have left its address to another file, which is among the files as well.
      if (status !== 'removed') touch(own, status === 'renamed' ? 'its file moved' : undefined)
      continue
    }
    const reached = reach(file)
    for (const route of reached) touch(route, file)
    if (!own && !reached.length && file !== REDIRECTS) others.push(file)
  }

  const leads = targetsOf(after)
  for (const { from: route, to } of before.redirects) {
    if (changes.has(route) || !isGone(route)) continue
    const target = leads.get(route)
    if (target === undefined) changes.set(route, { status: 'removed', route, led: to, because: [] })
    else if (target !== to) changes.set(route, { status: 'changed', route, because: [`leads to ${target}`] })
  }
  const weight = ({ status }: RouteChange) => weights.indexOf(status)
  return {
    changes: [...changes.values()].sort((a, b) => weight(a) - weight(b) || a.route.localeCompare(b.route)),
    others,
  }
}

/** Routes of data have a file as well, which is no page. */
export const isPageFile = (file: string) => file.endsWith('.mdx')

const byFile = (routes: Routes) => new Map([...routes].map(([route, file]) => [file, route]))
const targetsOf = ({ redirects }: Addresses) => new Map(redirects.map(({ from, to }) => [from, to]))

/** The address that readers have bookmarked and no page is at any more. */
const goneOf = ({ status, route, before }: RouteChange): string | undefined =>
  status === 'removed' ? route : status === 'renamed' ? before : undefined

/**
 * An address that goes needs an entry in the list of redirects.
 * @param end of the list, where to add it
 */
export function missingRedirects(changes: readonly RouteChange[], after: Addresses, end: Place): Problem[] {
  const leads = targetsOf(after)
  const renamed = new Map(changes.flatMap(({ before, route }) => (before ? [[before, route]] : [])))
  return changes.flatMap((change) => {
    const gone = goneOf(change)
    if (!gone || leads.has(gone)) return []
    const what = change.before
      ? `was renamed to ${change.route}`
      : change.led
        ? 'is no redirect any more'
        : 'was removed'
    const entry = `{ "from": "${gone}", "to": "${targetFor(change)}" }`
    const message = `${gone} ${what}, and nothing leads on from it.`
    return [problemOf('redirect')(end, message, `add ${entry}`)]
  })

  /** Where it went, else the nearest page above it: that one always says what there is. */
  function targetFor({ route, before, led }: RouteChange): string {
    if (before) return route
    if (led) {
      const { path: target } = splitUrl(led)
      if (after.routes.has(target)) return led
      const renamedTo = renamed.get(target)
      if (renamedTo) return renamedTo
    }
    let above = parentPath(route)
    while (above && !after.routes.has(above)) above = parentPath(above)
    return above ?? `/${languageOf(route) ?? defaultLanguage}/`
  }
}

/** The report as Markdown, for a reviewer. */
export function reportOf({ changes, others }: Comparison, after: Addresses, base: string): string {
  const also = others.length
    ? ['', `Other content that differs: ${others.map((file) => `\`${file}\``).join(', ')}.`]
    : []
  if (!changes.length) return ['## Routes', '', `No route differs from ${base}.`, ...also, ''].join('\n')
  const counts = weights.flatMap((status) => {
    const count = changes.filter((change) => change.status === status).length
    return count ? [`${count} ${status}`] : []
  })
  const leads = targetsOf(after)
  const note = (change: RouteChange) => {
    const gone = goneOf(change)
    if (!gone) return change.because.map((why) => (why.startsWith('content/') ? `by ${why}` : why)).join(', ')
    const target = leads.get(gone)
    const led = target ? `leads to ${target}` : '**no redirect**'
    return change.before ? `was ${gone}, ${target === change.route ? 'which leads here' : led}` : led
  }
  return [
    '## Routes',
    '',
    `Against ${base}: ${counts.join(', ')}.`,
    '',
    '| what | route | note |',
    '| --- | --- | --- |',
    ...changes.map((change) => `| ${change.status} | ${change.route} | ${note(change)} |`),
    ...also,
    '',
  ].join('\n')
}
