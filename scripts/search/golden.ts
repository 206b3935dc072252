import { escapePattern } from '../../src/text/escape-pattern'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'

/** One query as a reader types it, with the pages that answer it. */
export interface GoldenQuery {
  kind: string
  query: string
  /** The page the reader is on. */
  from: string
  /** Patterns of addresses, as the data files explain them. */
  to: readonly string[]
}

const folder = 'tests/content/search'
/**
 * The queries that ranking may be tuned to, and those that only tell how it does on what nobody has seen; both a second time. The
 * latest were written by one person, before any result was looked at.
 */
export const goldenFiles = {
  known: 'golden.yaml',
  setAside: 'golden-set-aside.yaml',
  fresh: 'golden-fresh.yaml',
  freshSetAside: 'golden-fresh-set-aside.yaml',
  latest: 'golden-latest.yaml',
} as const

const schema = z.record(
  z.string(),
  z.array(z.strictObject({ query: z.string(), from: z.string().optional(), to: z.array(z.string()).min(1) })),
)

const addressOf = (page: string): string => (page === 'index' ? '/en/' : `/en/${page}/`)

/** The queries of one file. Throws when it is malformed. */
export function readGolden(root: string, file: keyof typeof goldenFiles): GoldenQuery[] {
  const kinds = schema.parse(parse(readFileSync(join(root, folder, goldenFiles[file]), 'utf8')))
  return Object.entries(kinds).flatMap(([kind, queries]) =>
    queries.map(({ query, from, to }) => ({ kind, query, from: addressOf(from ?? 'index'), to })),
  )
}

/** Whether a page is one of those that a pattern means: `*` is one part of an address, `**` one or more. */
export function answers(path: string, pattern: string): boolean {
  const parts = pattern.split(/(\*\*|\*)/)
  const source = parts
    .map((part) => (part === '**' ? '.+' : part === '*' ? '[^/]+' : escapePattern(part)))
    .join('')
  return new RegExp(`^${addressOf(source)}$`).test(path)
}
