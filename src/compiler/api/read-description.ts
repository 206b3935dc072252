import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import type { Problem } from '../problems/problem'
import { walk } from '../files/content-files'
import { fit } from '../files/data-file'
import { frontmatterSchema } from '../../shared/frontmatter'
import { isRecord } from '../../text/records'
import { methods, type Method, type OpenApi, type PathItem, type Server, type Surface } from './openapi'
import { API, isDescription, isResource, MAIN, slugOf } from './slugs'
import { problemAt, readApiFile, type ApiFile, type Place } from './read-file'

/** Files of this name hold what only the cloud API has, or has otherwise: a path may stand in both. */
const CLOUD = /^cloud(-|$)/

const pageSchema = z
  .object({
    title: z.string().min(2).max(70),
    navTitle: z.string().min(2).max(32).optional(),
    description: z.string().min(50).max(160),
    intro: z.string().optional(),
    order: z.number().int().min(0).max(999).optional(),
    keywords: frontmatterSchema.shape.keywords,
  })
  .strict()
/** A file holds more; of the rest the rules of the check judge. */
const headSchema = z.object({ 'x-page': pageSchema })
type PageFacts = z.infer<typeof pageSchema>

/** One file below resources/, which becomes one page. */
export interface Resource {
  /** Last segment of the page's address. */
  slug: string
  file: ApiFile
  surface: Surface
  page: PageFacts
  paths: Record<string, PathItem>
  schemas: string[]
}

/** The description of one surface of the API, as one OpenAPI document. */
export interface Surfaced {
  surface: Surface
  document: OpenApi
  /** The same with what is of no use at its place: the rule on the form judges what was written. */
  written: Record<string, unknown>
  placeOf: (steps: readonly string[]) => Place
}

export interface Description {
  /** What the server API answers. */
  server: Surfaced
  /** What the cloud API answers. */
  cloud: Surfaced
  resources: Resource[]
  /** Schemas of the main file: they serve many resources. */
  shared: string[]
  main: ApiFile
}

/**
 * Reads content/api: one description of several files, which refer to each other as if they were one.
 * Without its main file there is no description; what cannot be read, or is there twice, is reported and left out.
 */
export function readDescription(root: string): ReadDescription {
  const key = `${descriptionDigest(root)} ${root}`
  if (last?.key !== key) last = { key, read: read(root) }
  return last.read
}

/** Digest of all files of the description, with their names. */
export function descriptionDigest(root: string): string {
  const digest = createHash('sha256')
  for (const file of fileNames(root)) {
    digest
      .update(file)
      .update('\0')
      .update(readFileSync(path.join(root, file)))
      .update('\0')
  }
  return digest.digest('base64url')
}

/** Half a second of parsing, asked for several times in a round: what was read last is kept while no file changes. */
let last: { key: string; read: ReadDescription } | undefined

interface ReadDescription {
  description?: Description
  problems: Problem[]
}

const fileNames = (root: string): string[] =>
  walk(path.join(root, API))
    .map((name) => `${API}/${name}`)
    .filter(isDescription)
    .sort()

function read(root: string): ReadDescription {
  const problems: Problem[] = []
  const main = existsSync(path.join(root, MAIN)) ? readApiFile(root, MAIN, problems) : undefined
  if (!main) return { problems }
  const files = fileNames(root)
    .filter(isResource)
    .flatMap((file) => readApiFile(root, file, problems) ?? [])
  const resources = files.flatMap((file) => toResource(file, problems) ?? [])
  const { server, cloud } = merged(main, files, problems)
  const asWritten = (file: ApiFile): ApiFile => ({ ...file, value: file.written })
  const isWhole = [main, ...files].every(({ value, written }) => value === written)
  const written = isWhole ? { server, cloud } : merged(asWritten(main), files.map(asWritten), [])
  return {
    description: {
      server: { ...server, written: written.server.document },
      cloud: { ...cloud, written: written.cloud.document },
      resources,
      shared: keysAt(main, 'components', 'schemas'),
      main,
    },
    problems,
  }
}

type Merged = Omit<Surfaced, 'written'>

/** What each surface answers, of all files; what stands in two of them is reported. */
function merged(
  main: ApiFile,
  files: readonly ApiFile[],
  problems: Problem[],
): { server: Merged; cloud: Merged } {
  const of = (surface: Surface) => files.filter((file) => surfaceOf(file) === surface)
  const components = new Merger(problems)
  for (const file of [main, ...files]) {
    for (const kind of keysAt(file, 'components')) components.addAll(file, ['components', kind])
  }
  const paths = new Merger(problems)
  for (const file of [main, ...of('server')]) {
    for (const route of keysAt(file, 'paths')) paths.addAll(file, ['paths', route])
  }
  const cloudPaths = new Merger(problems)
  for (const file of of('cloud')) {
    for (const route of keysAt(file, 'paths')) cloudPaths.addAll(file, ['paths', route])
  }
  cloudPaths.addMissing(paths, ([, , key], value) => isMethod(key) && surfacesOf(value).includes('cloud'))
  // What belongs to all methods of a path goes where one of them went.
  cloudPaths.addMissing(paths, ([kind, route, key]) => !isMethod(key) && cloudPaths.has([kind, route]))
  paths.drop(([, , key], value) => isMethod(key) && !surfacesOf(value).includes('server'))
  const common = Object.fromEntries(Object.entries(main.value).filter(([key]) => key !== 'x-page'))
  const surfaced = (surface: Surface, routes: Merger): Merged => ({
    surface,
    document: {
      ...common,
      ...serversOf(common, surface),
      ...routes.tree,
      ...(surface === 'server' ? components.tree : usedOf(components.tree, routes.tree)),
    },
    placeOf: (steps) => (routes.owner(steps) ?? components.owner(steps) ?? main).placeOf(steps),
  })
  return { server: surfaced('server', paths), cloud: surfaced('cloud', cloudPaths) }
}

/** Things of several files under the first three steps of their addresses, each with the file it comes from. */
class Merger {
  readonly tree: Record<string, Record<string, Record<string, unknown>>> = {}
  private readonly owners = new Map<string, ApiFile>()

  constructor(private readonly problems: Problem[]) {}

  addAll(file: ApiFile, steps: readonly [string, string]): void {
    for (const key of keysAt(file, ...steps)) {
      const full = [...steps, key] as const
      const earlier = this.owners.get(full.join('\n'))
      if (earlier) {
        const { file: where, line } = earlier.placeOf(full)
        const message = `${key} of ${steps[1]} already stands in ${where}:${line}.`
        this.problems.push(problemAt(file.placeOf(full), message, 'merge the two, or rename one'))
      } else this.put(full, at(file.value, full), file)
    }
  }

  addMissing(other: Merger, wanted: (steps: readonly string[], value: unknown) => boolean): void {
    for (const [address, file] of other.owners) {
      const full = address.split('\n')
      const value = at(other.tree, full)
      if (!this.owners.has(address) && wanted(full, value)) this.put(full, value, file)
    }
  }

  drop(unwanted: (steps: readonly string[], value: unknown) => boolean): void {
    for (const address of [...this.owners.keys()]) {
      const [kind = '', name = '', key = ''] = address.split('\n')
      const group = this.tree[kind]?.[name]
      if (!group || !unwanted([kind, name, key], group[key])) continue
      this.owners.delete(address)
      Reflect.deleteProperty(group, key)
      // What is left belongs to methods that are gone.
      if (!Object.keys(group).some(isMethod)) Reflect.deleteProperty(this.tree[kind] ?? {}, name)
    }
  }

  has(steps: readonly (string | undefined)[]): boolean {
    return at(this.tree, steps) !== undefined
  }

  owner(steps: readonly string[]): ApiFile | undefined {
    const exact = this.owners.get(steps.slice(0, 3).join('\n'))
    if (exact || steps.length < 2) return exact
    const prefix = `${steps.slice(0, 2).join('\n')}\n`
    return [...this.owners].find(([address]) => address.startsWith(prefix))?.[1]
  }

  private put([kind = '', name = '', key = '']: readonly string[], value: unknown, file: ApiFile): void {
    const group = (this.tree[kind] ??= {})
    ;(group[name] ??= {})[key] = value
    this.owners.set([kind, name, key].join('\n'), file)
  }
}

const at = (value: unknown, steps: readonly (string | undefined)[]): unknown =>
  steps.reduce((inner, step) => (isRecord(inner) ? inner[step ?? ''] : undefined), value)

const keysAt = (file: ApiFile, ...steps: string[]): string[] => {
  const found = at(file.value, steps)
  return isRecord(found) ? Object.keys(found) : []
}

const isMethod = (key = ''): key is Method => (methods as readonly string[]).includes(key)

/** Where an operation of the server API's files is answered. */
export const surfacesOf = (operation: unknown): Surface[] => {
  const written = isRecord(operation) ? operation['x-surfaces'] : undefined
  return Array.isArray(written) ? (written as Surface[]) : ['server']
}

const surfaceOf = (file: ApiFile): Surface => (CLOUD.test(slugOf(file.file)) ? 'cloud' : 'server')

/** The hosts of one surface: those that name the cloud, or those that do not. */
function serversOf({ servers }: Record<string, unknown>, surface: Surface): { servers?: Server[] } {
  if (!Array.isArray(servers)) return {}
  const isCloud = (server: unknown) =>
    isRecord(server) && typeof server.url === 'string' && /\bcloud\b/.test(server.url)
  return { servers: (servers as Server[]).filter((one) => isCloud(one) === (surface === 'cloud')) }
}

/** Components that are referred to from there, directly or through others: the rest only weighs. */
function usedOf(components: object, from: object): { components?: Record<string, Record<string, unknown>> } {
  const all = (components as { components?: Record<string, Record<string, unknown>> }).components ?? {}
  const used: Record<string, Record<string, unknown>> = {}
  if (all.securitySchemes) used.securitySchemes = all.securitySchemes
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(visit)
    else if (isRecord(value)) {
      const [, kind = '', name = ''] = /^#\/components\/([^/]+)\/([^/]+)/.exec(String(value.$ref)) ?? []
      const target = all[kind]?.[name]
      if (target !== undefined && used[kind]?.[name] === undefined) {
        ;(used[kind] ??= {})[name] = target
        visit(target)
      }
      Object.values(value).forEach(visit)
    }
  }
  visit(from)
  return { components: used }
}

function toResource(file: ApiFile, problems: Problem[]): Resource | undefined {
  const fix = 'write title, description (50 to 160 characters) and perhaps navTitle, intro and order'
  const { value: described, problems: wrong } = fit(file, headSchema, { rule: 'openapi', fix })
  problems.push(...wrong)
  if (!described) return undefined
  const { paths } = file.value
  return {
    slug: slugOf(file.file),
    file,
    surface: surfaceOf(file),
    page: described['x-page'],
    paths: Object.fromEntries(
      Object.entries(isRecord(paths) ? (paths as Record<string, PathItem>) : {}).filter(([, item]) =>
        isRecord(item),
      ),
    ),
    schemas: keysAt(file, 'components', 'schemas'),
  }
}
