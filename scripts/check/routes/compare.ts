import { faultAt } from '../../../plugins/docs-content/core/json-fault'
import { REDIRECTS, type Redirect } from '../../../plugins/docs-content/core/redirects'
import type { Problem } from '../../../src/shared/problems'
import { fileToPath, isPartial } from '../../../src/shared/slugs'

/** A file that differs from the base, with its name there. Files are paths from the project's root. */
export interface ChangedFile {
  status: 'added' | 'removed' | 'renamed' | 'changed'
  file: string
  /** Its name at the base, when it had another. */
  before?: string
}

export interface RouteChange {
  status: ChangedFile['status']
  route: string
  /** Of a renamed one: the address it had. */
  before?: string
  /** Why, when not by its own file: the partial or the data that changed. */
  because?: string
}

const pageOf = (file: string): string | undefined => {
  const inside = /^content\/([a-z]{2}\/.*\.mdx)$/.exec(file)?.[1]
  return inside && !isPartial(inside) ? fileToPath(inside) : undefined
}

/**
 * What changed for readers.
 * @param files what differs from the base
 * @param usersOf routes of the pages that are made with a file: a partial, the facts
 */
export function routeChanges(
  files: readonly ChangedFile[],
  usersOf: (file: string) => readonly string[],
): RouteChange[] {
  const changes = new Map<string, RouteChange>()
  const note = (change: RouteChange) => {
    const known = changes.get(change.route)
    // `a.mdx` became `a/index.mdx`: gone and come again under one address.
    const opposite = known && known.status !== change.status && !change.because
    if (opposite) changes.set(change.route, { status: 'changed', route: change.route })
    else if (!known) changes.set(change.route, change)
  }
  for (const { status, file, before } of files) {
    const route = pageOf(file)
    const old = before === undefined ? undefined : pageOf(before)
    if (status === 'renamed' && route && old) {
      note(route === old ? { status: 'changed', route } : { status, route, before: old })
    } else if (route) note({ status: status === 'renamed' ? 'added' : status, route })
    if (status === 'renamed' && !route && old) note({ status: 'removed', route: old })
  }
  for (const { file } of files) {
    if (pageOf(file)) continue
    for (const route of usersOf(file)) note({ status: 'changed', route, because: file })
  }
  return [...changes.values()].sort((a, b) => a.route.localeCompare(b.route))
}

/** Readers have bookmarks: an address that goes needs an entry in the list of redirects. */
export function missingRedirects(
  changes: readonly RouteChange[],
  redirects: readonly Redirect[],
  text: string,
): Problem[] {
  const led = new Set(redirects.map(({ from }) => from))
  return changes.flatMap(({ status, route, before }) => {
    const gone = status === 'removed' ? route : status === 'renamed' ? before : undefined
    if (!gone || led.has(gone)) return []
    const to = status === 'renamed' ? route : '/en/…/'
    const message = `${gone} ${status === 'renamed' ? `was renamed to ${route}` : 'was removed'}, and nothing leads on from it.`
    const mend = `add { "from": "${gone}", "to": "${to}" }`
    return [faultAt(REDIRECTS, text, Math.max(0, text.lastIndexOf(']')), { rule: 'redirect', message, mend })]
  })
}

/** The report as Markdown, for a reviewer. */
export function reportOf(changes: readonly RouteChange[], base: string): string {
  if (!changes.length) return `## Routes\n\nNo route differs from ${base}.\n`
  const count = (status: RouteChange['status']) => changes.filter((change) => change.status === status).length
  const summary = (['added', 'removed', 'renamed', 'changed'] as const)
    .filter((status) => count(status))
    .map((status) => `${count(status)} ${status}`)
    .join(', ')
  const rows = changes.map(
    ({ status, route, before, because }) =>
      `| ${status} | ${route} | ${before ? `was ${before}` : because ? `by ${because}` : ''} |`,
  )
  return [
    `## Routes`,
    '',
    `Against ${base}: ${summary}.`,
    '',
    '| what | route | |',
    '| --- | --- | --- |',
    ...rows,
    '',
  ].join('\n')
}
