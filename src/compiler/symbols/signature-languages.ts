import type { SdkPlatform, SdkVersion } from '../../shared/sdk'
import type { SignatureLanguage } from './symbol'

/** Languages of a platform's signatures: that of a signature that names none comes first. */
export function signatureLanguagesOf(
  version: SdkVersion,
  platform: SdkPlatform,
): readonly SignatureLanguage[] {
  switch (platform) {
    case 'android':
      return version === 'v3' ? ['kotlin', 'java'] : ['java', 'kotlin']
    case 'ios':
      return version === 'v3' ? ['swift'] : ['objc', 'swift']
    case 'tvos':
      return ['objc', 'swift']
    case 'flutter':
      return ['dart']
    case 'html5':
      return ['js']
    case 'wordpress':
      return ['js', 'php']
    case 'cordova':
    case 'react-native':
    case 'ionic-native':
      return version === 'v3' ? ['ts'] : ['js']
  }
}
