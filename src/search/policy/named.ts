import { createMemory } from '../../text/memory'
import { isSystem, sdkPlatforms, sdkVersions, type SdkPlatform, type SdkVersion } from '../../shared/sdk'

/** The versions and platforms that a query names. */
export interface Named {
  versions: ReadonlySet<SdkVersion>
  platforms: ReadonlySet<SdkPlatform>
  /** Of these, the ones that are what others run on, and the others. */
  systems: readonly string[]
  hybrids: readonly string[]
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
    hinted: new Set(sdkPlatforms.map(({ id }) => id).filter((id) => tools[id]?.some(says))),
    api: apiWords.some(says),
    apiByName: apiNames.some(says),
    dashboard: says('dashboard'),
    status: / ([45]\d\d|unauthori[sz]ed) /.test(text),
  }
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
