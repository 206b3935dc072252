import { createMemory } from '../../text/memory'
import {
  isSystem,
  platformsUnder,
  sdkOperatingSystems,
  sdkPlatforms,
  sdkVersions,
  type SdkOs,
  type SdkPlatform,
  type SdkVersion,
} from '../../shared/sdk'

/** The versions and platforms that a query names. */
export interface Named {
  versions: ReadonlySet<SdkVersion>
  platforms: ReadonlySet<SdkPlatform>
  /** Of these, the ones that are what others run on, and the others. */
  systems: readonly string[]
  hybrids: readonly string[]
  /** Operating systems, where it names no platform otherwise: by their own names, not by languages that apps for them have. */
  halves: readonly SdkOs[]
  /** Those whose tools it names. */
  hinted: ReadonlySet<SdkPlatform>
  /** It asks for the REST API. */
  api: boolean
  /** It says so, and not only by a word that belongs to servers. */
  apiByName: boolean
  /** It asks for the dashboard. */
  dashboard: boolean
  /** It has the status of an answer that is an error, or what HTTP calls it. */
  status: boolean
}

/** Languages and frameworks that only one platform has, and so say which one is meant. */
const alsoCalled: Partial<Record<SdkPlatform, readonly string[]>> = {
  android: ['kotlin', 'java'],
  ios: ['swift', 'swiftui', 'objective c', 'objc', 'obj c'],
  tvos: ['apple tv', 'appletv', 'tv os'],
  html5: ['web sdk', 'javascript sdk', 'web library', 'html 5'],
  wordpress: ['word press', 'wp'],
  flutter: ['dart', 'pubspec'],
  'react-native': ['reactnative', 'rn', 'expo'],
  cordova: ['phonegap'],
  'ionic-native': ['ionic', 'capacitor'],
}

type Tools = Partial<Record<SdkPlatform, readonly string[]>>
const tools: Tools = {
  android: ['gradle', 'proguard', 'manifest', 'google play', 'play store', 'android studio'],
  ios: ['xcode', 'plist', 'cocoapods', 'podfile', 'iphone', 'ipad', 'info plist', 'app store connect'],
  html5: ['browser', 'browsers', 'javascript', 'website', 'service worker'],
  'react-native': ['metro'],
  cordova: ['config xml', 'deviceready'],
  'ionic-native': ['angular'],
}

const apiWords = [
  'server',
  'backend',
  'back end',
  'api',
  'rest',
  'endpoint',
  'curl',
  'http',
  'json',
  'openapi',
  'request',
  'requests',
]

const apiNames = ['api', 'rest', 'endpoint', 'curl', 'openapi']

/** What people write for a version, folded. */
export const namesOfVersion = (id: SdkVersion): string[] => {
  const number = id.replace('v', '')
  return [id, `version ${number}`, `sdk ${number}`, `${number} x`, `${number}.x`]
}

const namesOfPlatform = (id: SdkPlatform): string[] => [
  id,
  id.replace(/-/g, ' '),
  id.replace(/-/g, ''),
  ...(alsoCalled[id] ?? []),
]

/** What a query names. In: all of its words, as they were typed, folded. */
export function namedIn(words: readonly string[]): Named {
  const text = ` ${words.join(' ')} `
  return named.get(text, () => namedBy(text))
}

/** Several ask it of the same words. */
const named = createMemory<Named>(4)

function namedBy(text: string): Named {
  const says = (phrase: string) => text.includes(` ${phrase} `)
  const platforms = sdkPlatforms.map(({ id }) => id).filter((id) => namesOfPlatform(id).some(says))
  return {
    versions: new Set(sdkVersions.map(({ id }) => id).filter((id) => namesOfVersion(id).some(says))),
    platforms: new Set(platforms),
    systems: platforms.filter((id) => isSystem(id)),
    hybrids: platforms.filter((id) => !isSystem(id)),
    halves: halvesIn(platforms, says),
    hinted: new Set(sdkPlatforms.map(({ id }) => id).filter((id) => tools[id]?.some(says))),
    api: apiWords.some(says),
    apiByName: apiNames.some(says),
    dashboard: says('dashboard'),
    status: / ([45]\d\d|unauthori[sz]ed) /.test(text),
  }
}

function halvesIn(platforms: readonly SdkPlatform[], says: (phrase: string) => boolean): SdkOs[] {
  const isHalf = (id: SdkPlatform) => isSystem(id) && says(id) && !alsoCalled[id]?.some(says)
  return platforms.every(isHalf) ? sdkOperatingSystems.map(({ id }) => id).filter(says) : []
}

/**
 * What a query names to a reader of a platform. On one that runs on several systems, "android" is a part of that and names no
 * other platform. Out: also the one system that was named so.
 */
export function namedOn(platform: SdkPlatform | undefined, asked: Named): { asked: Named; half?: SdkOs } {
  const { halves } = asked
  const under: readonly string[] = platform ? platformsUnder(platform) : []
  if (!halves.length || !halves.every((id) => under.includes(id))) return { asked }
  const [half, ...others] = halves
  const own = { ...asked, platforms: new Set<SdkPlatform>(), systems: [], hybrids: [] }
  return { asked: own, ...(half && !others.length ? { half } : {}) }
}

const placeNames = [
  ...sdkVersions.flatMap(({ id }) => namesOfVersion(id)),
  ...sdkPlatforms.flatMap(({ id }) => namesOfPlatform(id).flatMap((name) => [`${name} sdk`, name])),
].map((name) => name.split(' '))

/**
 * Which words of a query say where to look, and not what for: those that name a version or a platform. None of them where
 * there are no others.
 */
export function placesIn(words: readonly string[]): boolean[] {
  const isPlace = words.map(() => false)
  words.forEach((_, start) => {
    for (const name of placeNames) {
      if (name.every((word, at) => words[start + at] === word)) isPlace.fill(true, start, start + name.length)
    }
  })
  return isPlace
}
