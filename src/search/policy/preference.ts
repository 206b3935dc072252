import {
  currentVersion,
  newestVersionOf,
  sdkPlatforms,
  sdkVersions,
  statusOf,
  type SdkLocation,
  type SdkVersion,
} from '../../shared/sdk'
import { createMemory } from '../../text/memory'
import { hasCalls, isOfApi } from './api-pages'
import { locate, readerAt, type Reader } from './locate'
import {
  isMigration,
  isThatWay,
  movingIn,
  nextVersionFor,
  stepNamed,
  versionBefore,
  type Moving,
} from './moving'
import { namedIn, namedOn, type Named } from './named'

/** A version is worth less when its platform has a newer one; the last of a platform is what its readers have. */
const versionFactor = { current: 1, last: 0.8, maintenance: 0.6, unsupported: 0.45 }
const own = { version: 1.15, platform: 1.3, os: 1.1 }
const other = { version: 0.8, platform: 0.8, outsideSdk: 0.9 }
/** What the query names outweighs everything else. */
const named = { yes: 1.3, no: 0.55, system: 0.85, outsideSdk: 0.8 }
/** Tools that developers of one platform speak of, though others have them underneath. */
const hinted = 1.15
/** Of two pages that are equally good, the one nearer the top of the tree says more about the whole. */
const perLevel = 0.98
/** Of platforms that are equally good, the first of every list. */
const perPlatform = 0.995

/**
 * Pages that touch on everything, and so on what the query asks: pages of lists, of old and new names, of calls. One about
 * the thing itself says more. Who asks for the API, or has a name in code, wants them.
 */
const api = { asked: 1.25, unasked: 0.72, others: 0.85 }
/** Who names the dashboard does not want code. */
const dashboard = { guides: 1.1, others: 0.8 }
/** Who is among the pages of the API is not surprised by one. */
const ownApi = 1
const overviews: readonly (readonly [path: RegExp, factor: number])[] = [
  [/\/(quick-wins|guides\/limits)\/$/, 0.95],
  [/\/sdk\/.*\/migration\/$/, 0.75],
  [/\/sdk\/.*\/(resources|customizations|implementation)\/$/, 0.9],
  [/\/sdk\/.*\/symbols\/([^/]+\/)?$/, 0.5],
]
const guide = /^\/\w+\/(guides|quick-wins)\//
/** Who has the status of an error wants the page that says what it means, and not each one that names it. */
const errors = '/guides/errors/'
const errorsAsked = 1.8
/** Who wants to move to another version wants the page that tells others about everything. */
const wayAsked = 2

function byVersion(page: SdkLocation): number {
  if (page.version === currentVersion) return versionFactor.current
  return page.version === newestVersionOf(page.platform)
    ? versionFactor.last
    : versionFactor[statusOf(page.version)]
}

/** Nobody should meet one platform today and another one tomorrow: the first of every list leads. */
export function placeInTopicOf(path: string): number {
  const page = locate(path)
  return page ? sdkPlatforms.findIndex(({ id }) => id === page.platform) : 0
}

/** A page on migration is about the version before as well; for who wants to move, about the way that they name. */
function isOfVersion(page: SdkLocation, versions: ReadonlySet<string>, moving?: Moving): boolean {
  if (moving && isMigration(page) && (moving.from ?? moving.to)) return isThatWay(page, moving)
  return (
    versions.has(page.version) ||
    (page.topic === 'migration' && versions.has(versionBefore(page.version) ?? ''))
  )
}

/** Whether a page is of the reader's version; for who wants to move, a migration is where it leads on from there. */
function isOfReader(page: SdkLocation, reader: Reader, moving?: Moving): boolean {
  const { version, platform = page.platform } = reader
  return page.version === (moving && isMigration(page) ? nextVersionFor({ version, platform }) : version)
}

/** What a query asks, of whom. */
interface Question {
  /** The reader is among the pages of the API. */
  isAtApi: boolean
  reader?: Reader
  asked: Named
  moving?: Moving
  /** The version to which it names the step, on the reader's platform. */
  step?: SdkVersion
}

/**
 * In: the reader's page and the words of their query. Of who wants to move, a version that their platform has no step to or
 * from says nothing: the steps of other platforms are none for their app.
 */
function questionOf(readerPath: string, words: readonly string[]): Question {
  const at = readerAt(readerPath)
  const { asked, half } = namedOn(at?.platform, namedIn(words))
  const reader = at && half ? { ...at, os: half } : at
  const moving = movingIn(words)
  const platform = asked.platforms.size ? undefined : reader?.platform
  const isAtApi = isOfApi(readerPath)
  if (!reader || !platform || !moving || !asked.versions.size)
    return { isAtApi, asked, ...(reader ? { reader } : {}), ...(moving ? { moving } : {}) }
  const step = stepNamed({ version: reader.version, platform }, moving, asked.versions)
  return step
    ? { isAtApi, reader, asked, moving, step }
    : { isAtApi, reader, asked: { ...asked, versions: new Set() }, moving }
}

/** Most letters of a query leave what it asks as it is; then it is answered by the same function, which may be known already. */
const questionsAtHand = 8
const nearnesses = createMemory<(path: string) => number | undefined>(questionsAtHand)
const preferences = createMemory<(path: string) => number>(questionsAtHand)
const currencies = createMemory<(path: string) => number | undefined>(questionsAtHand)

const keyOf = ({ isAtApi, reader, asked, moving, step }: Question): string =>
  JSON.stringify([
    isAtApi,
    reader,
    [...asked.versions],
    [...asked.platforms],
    [...asked.hinted],
    asked.api,
    asked.apiByName,
    asked.dashboard,
    asked.status,
    moving,
    step,
  ])

const isStep = (page: SdkLocation, reader: Reader | undefined, step: SdkVersion | undefined): boolean =>
  step !== undefined && page.version === step && page.platform === reader?.platform && isMigration(page)

/**
 * Pages of a version that the query names are more current than others; among them, and without such a name, those of a newer
 * one. What a page on migration says of the version before is as old as that is.
 */
export function currencyOf(words: readonly string[]): (path: string) => number | undefined {
  const { versions } = namedIn(words)
  const moving = movingIn(words)
  return currencies.get(JSON.stringify([[...versions], moving]), () => currencyFor(versions, moving))
}

function currencyFor(
  versions: ReadonlySet<SdkVersion>,
  moving: Moving | undefined,
): (path: string) => number | undefined {
  return (path) => {
    const page = locate(path)
    if (!page) return undefined
    const age = sdkVersions.findIndex(({ id }) => id === page.version) + (page.topic === 'migration' ? 1 : 0)
    return (isOfVersion(page, versions, moving) ? sdkVersions.length : 0) - age
  }
}

function byNamedPlatform(page: SdkLocation, { platforms, systems, hybrids }: Named): number {
  // A system is also what runs below the hybrid platforms.
  const hasSystem = page.os !== undefined && systems.includes(page.os)
  if (hybrids.length) {
    if (!hybrids.includes(page.platform)) return named.no
    return named.yes * (hasSystem ? own.os : 1)
  }
  if (platforms.has(page.platform)) return named.yes
  return hasSystem ? named.system : named.no
}

function sdkFactor(page: SdkLocation, { reader, asked, moving, step }: Question): number {
  let factor = perPlatform ** sdkPlatforms.findIndex(({ id }) => id === page.platform)
  if (asked.versions.size)
    factor *= isStep(page, reader, step) || isOfVersion(page, asked.versions, moving) ? named.yes : named.no
  else if (reader && isOfReader(page, reader, moving)) factor *= own.version
  else factor *= byVersion(page) * (reader ? other.version : 1)

  if (asked.platforms.size) factor *= byNamedPlatform(page, asked)
  else if (asked.hinted.has(page.platform)) factor *= hinted
  else if (reader?.platform) {
    factor *= reader.platform === page.platform ? own.platform : other.platform
    if (reader.os && reader.platform === page.platform && reader.os === page.os) factor *= own.os
  }
  return factor
}

/**
 * How near a page is to a reader who is among the SDK pages: 3 in the half of the platform for the same system, 2 on the
 * same platform and version, 1 on the platform in another version, 0 elsewhere among them. On the front of a version their
 * platforms are all, or those that the query names. To who names a step, or a version, that of their own platform alone
 * is near. Undefined for pages of no platform, and where nothing says what is near.
 */
export function nearnessOf(
  readerPath: string,
  words: readonly string[],
): (path: string) => number | undefined {
  const question = questionOf(readerPath, words)
  return nearnesses.get(keyOf(question), () => nearnessFor(question))
}

const nowhere = () => undefined

function nearnessFor({ reader, asked, moving, step }: Question): (path: string) => number | undefined {
  if (!reader || (asked.platforms.size && reader.platform)) return nowhere
  const { versions } = asked
  const namesVersion = versions.size > 0 && !step
  if (namesVersion && !reader.platform) return nowhere
  const isOnPlatform = (page: SdkLocation) =>
    reader.platform
      ? page.platform === reader.platform
      : !asked.platforms.size || byNamedPlatform(page, asked) >= named.yes
  return (path) => {
    const page = locate(path)
    if (!page) return undefined
    if (!isOnPlatform(page) || (step && !isStep(page, reader, step))) return 0
    if (namesVersion && !isOfVersion(page, versions, moving)) return 0
    if (!namesVersion && !step && !isOfReader(page, reader, moving)) return 1
    return reader.platform && page.os === reader.os ? 3 : 2
  }
}

const kinds = new Map<string, { isCall: boolean; factor: number }>()

/** What kind of page it is; remembered, as where it stands is. */
function kindOf(path: string): { isCall: boolean; factor: number } {
  const kind = kinds.get(path) ?? {
    isCall: hasCalls(path),
    factor:
      (overviews.find(([pattern]) => pattern.test(path))?.[1] ?? 1) *
      perLevel ** path.split('/').filter(Boolean).length,
  }
  kinds.set(path, kind)
  return kind
}

function byKind(path: string, { asked, isAtApi }: Question): number {
  const { isCall, factor } = kindOf(path)
  if (asked.status && path.endsWith(errors)) return factor * errorsAsked
  if (asked.dashboard) return factor * (guide.test(path) ? dashboard.guides : dashboard.others)
  if (isCall) return factor * (asked.api ? api.asked : isAtApi ? ownApi : api.unasked)
  return asked.apiByName && !isOfApi(path) ? factor * api.others : factor
}

/**
 * The reader's own version and platform come first, then the current version before older ones. A version or platform
 * that the reader names in the query decides alone. In: the reader's page and the words of the query. Out: a factor for
 * the score of a page, higher is sooner.
 */
export function preferenceOf(readerPath: string, words: readonly string[]): (path: string) => number {
  const question = questionOf(readerPath, words)
  return preferences.get(keyOf(question), () => preferenceFor(question))
}

function preferenceFor(question: Question): (path: string) => number {
  const { reader, asked, moving } = question
  return (path) => {
    const page = locate(path)
    const outside = asked.platforms.size ? named.outsideSdk : reader ? other.outsideSdk : 1
    const place = page ? sdkFactor(page, question) : outside
    const way = moving && page && isMigration(page) ? wayAsked : 1
    return place * way * byKind(path, question)
  }
}
