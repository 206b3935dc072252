import { sdkPlatforms, sdkVersions, type SdkPlatform, type SdkVersion } from '../../shared/sdk'

/** The versions and platforms that a query names. */
export interface Named {
  versions: ReadonlySet<SdkVersion>
  platforms: ReadonlySet<SdkPlatform>
  /** Those whose tools it names. */
  hinted: ReadonlySet<SdkPlatform>
  /** It asks for the REST API. */
  api: boolean
}

/** Languages and frameworks that only one platform has, and so say which one is meant. */
const alsoCalled: Partial<Record<SdkPlatform, readonly string[]>> = {
  android: ['kotlin'],
  ios: ['swift', 'swiftui', 'objective c'],
  tvos: ['apple tv', 'tv os'],
  flutter: ['dart', 'pubspec'],
  'react-native': ['reactnative', 'expo'],
  cordova: ['phonegap'],
  'ionic-native': ['ionic', 'capacitor'],
}

type Tools = Partial<Record<SdkPlatform, readonly string[]>>
const tools: Tools = {
  android: ['gradle', 'proguard', 'manifest', 'google play', 'play store', 'android studio'],
  ios: ['xcode', 'plist', 'cocoapods', 'podfile', 'iphone', 'ipad', 'info plist', 'app store connect'],
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

/** What a query names. In: all of its words, as they were typed, folded. */
export function namedIn(words: readonly string[]): Named {
  const text = ` ${words.join(' ')} `
  const says = (phrase: string) => text.includes(` ${phrase} `)
  return {
    versions: new Set(
      sdkVersions.map(({ id }) => id).filter((id) => says(id) || says(`version ${id.replace('v', '')}`)),
    ),
    platforms: new Set(
      sdkPlatforms
        .map(({ id }) => id)
        .filter((id) =>
          [id, id.replace(/-/g, ' '), id.replace(/-/g, ''), ...(alsoCalled[id] ?? [])].some(says),
        ),
    ),
    hinted: new Set(sdkPlatforms.map(({ id }) => id).filter((id) => tools[id]?.some(says))),
    api: apiWords.some(says),
  }
}
