import type { SdkPlatform, SdkVersion } from '../../shared/sdk'
import type { SignatureLanguage } from './symbol'

type Languages = readonly SignatureLanguage[]

const languages: Readonly<Record<SdkPlatform, Languages>> = {
  android: ['kotlin', 'java'],
  ios: ['swift'],
  tvos: ['objc', 'swift'],
  html5: ['js'],
  wordpress: ['js', 'php'],
  flutter: ['dart'],
  'react-native': ['ts'],
  cordova: ['ts'],
  'ionic-native': ['ts'],
}

const first: Partial<Record<SdkPlatform, Languages>> = {
  android: ['java', 'kotlin'],
  ios: ['objc', 'swift'],
  'react-native': ['js'],
  cordova: ['js'],
}
/** Versions that were written otherwise. One that does not stand here is written as the newest. */
const earlier: Partial<Record<SdkVersion, typeof first>> = { v1: first, v2: first }

/** Languages of a platform's signatures: that of a signature that names none comes first. */
export const signatureLanguagesOf = (version: SdkVersion, platform: SdkPlatform): Languages =>
  earlier[version]?.[platform] ?? languages[platform]
