import { z } from 'zod'
import type { Capability, ParityTable, Support } from '../../shared/parity'
import { fit, readData, type DataFile, type Keys } from '../files/data-file'
import { problemOf, type Problem } from '../problems/problem'
import { defaultLanguage, languages, type Language } from '../../shared/site'
import {
  currentVersion,
  newestVersionOf,
  platformsOf,
  sdkOperatingSystems,
  sdkPath,
  sdkPlatforms,
  sdkVersions,
  topicPaths,
  type SdkLocation,
  type SdkPlatform,
  type SdkVersion,
} from '../../shared/sdk'

/** What each SDK can do, from the project's root. */
export const PARITY = 'content/parity.yaml'

/** A text for all languages, or one for each, with that of the default language among them. */
const spoken = (least: number) => {
  const text = z.string().min(least)
  return z.union([
    text,
    z
      .partialRecord(z.enum(languages), text)
      .refine((texts) => defaultLanguage in texts, `must have a text for ${defaultLanguage}`),
  ])
}
type Spoken = z.infer<ReturnType<typeof spoken>>
const inLanguage = (text: Spoken, language: Language): string =>
  typeof text === 'string' ? text : (text[language] ?? text[defaultLanguage] ?? '')

const systems = sdkOperatingSystems.map(({ id }) => id)
const support = z.union([
  z.literal('yes'),
  // `yes` without quotes is a boolean to some readers of YAML.
  z.literal(true),
  z.object({ no: spoken(8) }).strict(),
  z.object({ part: spoken(8), os: z.enum(systems).optional() }).strict(),
])
/** Without its language, so that it holds for all. */
const siteAddress = z.string().regex(/^\/(?:[a-z0-9-]+\/)+$/, 'write an address such as /guides/loyalty/')
const bySupport = z.record(z.string(), support)

const schema = z
  .object({
    capabilities: z.record(
      z.string(),
      z
        .object({
          label: spoken(1),
          topic: z.string(),
          guide: siteAddress.optional(),
          guides: z.array(siteAddress).optional(),
        })
        .strict(),
    ),
    everywhere: z.record(z.string(), bySupport).default({}),
    platforms: z.record(z.string(), z.record(z.string(), bySupport)),
  })
  .strict()

export interface Parity {
  capabilities: Capability[]
  supportOf: (version: SdkVersion, platform: SdkPlatform, capability: string) => Support
}

/** The table, and where its keys stand. */
export interface ReadParity {
  parity: Parity
  problems: Problem[]
  placeOf: DataFile['placeOf']
}

/** Of a site without the table: whatever it has is supported. */
export const noParity: Parity = { capabilities: [], supportOf: () => ({ state: 'yes' }) }

/** Reads the table in one language; names that belong to nothing, and platforms that are missing, are reported with their line. */
export function readParity(root: string, language: Language = defaultLanguage): ReadParity {
  const { data, problems: unreadable } = readData(root, PARITY, 'parity')
  const nowhere = () => ({ file: PARITY, line: 1, column: 1 })
  if (!data) return { parity: noParity, problems: unreadable, placeOf: nowhere }
  const fitted = fit(data, schema, { rule: 'parity', fix: 'write yes, { no: reason } or { part: reason }' })
  const { placeOf } = data
  if (!fitted.value) return { parity: noParity, problems: fitted.problems, placeOf }
  const problemAt = (keys: Keys, message: string, fix: string): Problem =>
    problemOf('parity')(placeOf(keys), message, fix)
  const { capabilities, everywhere, platforms } = fitted.value
  const known = Object.keys(capabilities)
  const problems: Problem[] = []
  const checkNames = (keys: string[], given: Record<string, unknown>) => {
    for (const name of Object.keys(given)) {
      if (known.includes(name)) continue
      problems.push(
        problemAt([...keys, name], `"${name}" is no capability.`, `use one of: ${known.join(', ')}`),
      )
    }
  }
  for (const { id: version } of sdkVersions) {
    checkNames(['everywhere', version], everywhere[version] ?? {})
    for (const platform of platformsOf(version)) {
      const own = platforms[version]?.[platform]
      if (own) checkNames(['platforms', version, platform], own)
      else
        problems.push(
          problemAt(['platforms', version], `${version} of ${platform} is missing.`, `add "${platform}: {}"`),
        )
    }
    for (const name of Object.keys(platforms[version] ?? {})) {
      if ((platformsOf(version) as readonly string[]).includes(name)) continue
      problems.push(
        problemAt(['platforms', version, name], `${version} has no platform "${name}".`, 'take it out'),
      )
    }
  }
  const toSupport = (written: z.infer<typeof support> | undefined): Support => {
    if (typeof written !== 'object') return { state: 'yes' }
    return 'no' in written
      ? { state: 'no', note: inLanguage(written.no, language) }
      : {
          state: 'part',
          note: inLanguage(written.part, language),
          ...(written.os ? { os: written.os } : {}),
        }
  }
  return {
    problems,
    placeOf,
    parity: {
      capabilities: Object.entries(capabilities).map(([id, capability]) => ({
        id,
        ...capability,
        label: inLanguage(capability.label, language),
      })),
      supportOf: (version, platform, id) =>
        toSupport(platforms[version]?.[platform]?.[id] ?? everywhere[version]?.[id]),
    },
  }
}

/**
 * The matrix: a table a version, with a column for every platform that has pages. The current version's has all platforms:
 * those that it lacks stand there with the newest version they have. Where each operating system has pages of its own, a
 * cell leads to those of the system that its reason is about, or of the first one that has the topic.
 */
export function parityTables(
  { capabilities, supportOf }: Parity,
  exists: (path: string) => boolean,
  language: string,
): ParityTable[] {
  return sdkVersions.flatMap(({ id: version }) => {
    const columns = sdkPlatforms
      .map(({ id }) => ({ id, version: platformsOf(version).includes(id) ? version : newestVersionOf(id) }))
      .filter((column) => column.version === version || version === currentVersion)
      .filter((column) =>
        exists(sdkPath({ language, version: column.version, platform: column.id, topic: '' })),
      )
    if (!columns.some((column) => column.version === version)) return []
    const rows = capabilities.map(({ id, label, topic }) => ({
      id,
      label,
      cells: columns.map((column) => {
        const place = { language, version: column.version, platform: column.id, topic }
        const { os, ...support } = supportOf(column.version, column.id, id)
        const page = [...(os ? [sdkPath({ ...place, os })] : []), ...topicPaths(place)].find(exists)
        return { ...support, ...(page ? { path: page } : {}) }
      }),
    }))
    return [{ version, columns, rows }]
  })
}

/** Why a topic has no page somewhere: what the table says of the capability it is about, if it is lacking there. */
export function absenceOf(
  { capabilities, supportOf }: Parity,
  { version, platform, topic }: Pick<SdkLocation, 'version' | 'platform' | 'topic'>,
): string | undefined {
  // The pages of the set-up are about more than the capability that they document.
  const about = capabilities.find(
    (one) => !one.topic.startsWith('setup/') && (topic === one.topic || topic.startsWith(`${one.topic}/`)),
  )
  const { state, note } = about ? supportOf(version, platform, about.id) : { state: 'yes', note: undefined }
  return state === 'no' ? note : undefined
}
