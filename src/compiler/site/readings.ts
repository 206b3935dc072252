import { stringify } from 'yaml'
import { z } from 'zod'
import type { TreeEntry } from '../page/tree-entry'
import { fit, readData } from '../files/data-file'
import type { Problem } from '../problems/problem'

/**
 * The ledger of readings, from the project's root: which text of a page was read, as readers see it, by somebody who had
 * not written it, and what it was held against. Entries are made by `npm run readings`, after an actual reading.
 */
export const READINGS = 'content/readings.yaml'

const reading = z
  .object({
    /** Of the text that was read: when the page says something else, the reading is over. */
    digest: z.string(),
    /** Month of the reading, as YYYY-MM. */
    on: z.string().regex(/^\d{4}-\d{2}$/, 'must be a month, such as 2026-11'),
    /** On SDK pages: the version of the SDK that the page was held against. */
    sdk: z.string().optional(),
    /** The sources, for whoever reads the page next. */
    against: z.string().min(3),
  })
  .strict()

export type Reading = z.infer<typeof reading>

/** The ledger by page path; entries that are wrong are reported with their line. */
export function readReadings(root: string): { readings: Map<string, Reading>; problems: Problem[] } {
  const { data, problems } = readData(root, READINGS, 'reading')
  // A file with nothing but its comment holds no readings.
  if (!data || data.value === null) return { readings: new Map(), problems }
  const fix = 'make the entry with: npm run readings -- --enter <address> --against <sources>'
  const { value = {}, problems: wrong } = fit(data, z.record(z.string(), reading), { rule: 'reading', fix })
  return { readings: new Map(Object.entries(value)), problems: wrong }
}

/** How the pages stand against the ledger. */
export interface ReadingStatus {
  read: string[]
  /** Pages that say something else than what was read. */
  changed: string[]
  unread: string[]
  /** Entries of pages that are gone. */
  gone: string[]
}

/** Holds all pages against the ledger; each list is in the order of the addresses. */
export function readingStatus(
  entries: readonly TreeEntry[],
  readings: ReadonlyMap<string, Reading>,
): ReadingStatus {
  const status: ReadingStatus = { read: [], changed: [], unread: [], gone: [] }
  for (const { path: route, page } of entries) {
    const found = readings.get(route)
    const list = found ? (found.digest === page.reading ? 'read' : 'changed') : 'unread'
    status[list].push(route)
  }
  const routes = new Set(entries.map((entry) => entry.path))
  status.gone = [...readings.keys()].filter((route) => !routes.has(route))
  for (const list of Object.values(status) as string[][]) list.sort()
  return status
}

/** One line for the end of a check. */
export const readingSummary = ({ read, changed, unread }: ReadingStatus): string =>
  `Readings: ${read.length} pages as they were read, ${changed.length} changed since, ${unread.length} never read.`

/** The ledger as a file, in the order of the addresses. */
export const toReadingsFile = (readings: ReadonlyMap<string, Reading>): string =>
  `# Who reads a page that they did not write, held against its sources, enters it: npm run readings -- --enter <address> --against <sources>\n${stringify(Object.fromEntries([...readings].sort(([a], [b]) => (a < b ? -1 : 1))), { lineWidth: 0 })}`
