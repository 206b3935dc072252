import type { SourceText } from '../../page/texts'
import type { SymbolIndex } from '../../symbols/look-up'
import { isListed, overCodes, unknownCode, type UnknownCode } from './unknown-codes'

/** A text of a page, as far as it matters what it says. */
type Said = Pick<SourceText, 'text' | 'kind' | 'under' | 'sentence'>

/** How the SDK's files are called, and the keys that they have. */
const FILES: readonly [file: RegExp, key: RegExp][] = [
  [/(?:^|\/)Beckon\w*\.plist$/, /^[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+$/],
  [/(?:^|\/)beckonconfig\.properties$/, /^[a-z]+(?:[A-Z]\w*)+$/],
  [/(?:^|\/)config\.json$/, /^[a-z]+(?:[A-Z]\w*)+$/],
  [/(?:^|\/)beckon-services\.json$/, /^[a-z]+(?:_[a-z]+)+$/],
]
/** An option of one of the SDK's plugins for Expo, or a key of Expo's own. */
const OPTION = /^(?:ios|android)\.(\w+)(?:\.\w+)*$/
/** https://docs.expo.dev/versions/latest/config/app/ has these, and Gradle's properties some more for Android. */
const OF_EXPO =
  /^(?:accessesContactNotes|adaptiveIcon|allowBackup|appStoreUrl|appleTeamId|associatedDomains|backgroundColor|blockedPermissions|buildNumber|bundleIdentifier|config|defaultConfig|edgeToEdgeEnabled|enable\w+|entitlements|googleServicesFile|icon|infoPlist|intentFilters|isTabletOnly|jsEngine|namespace|nonTransitiveRClass|package|permissions|playStoreUrl|predictiveBackGestureEnabled|privacyManifests|requireFullScreen|runtimeVersion|scheme|softwareKeyboardLayoutMode|splash|supportsTablet|useAndroidX|userInterfaceStyle|uses\w+|version|versionCode)$/
const IN = /\b(?:in|of|into|to|from)(?: the(?: file)?| your)?\s+$/
/** "Key, after com.beckon.push.": what stands below it begins so. */
const PREFIX = /\bafter (com\.beckon\.(?:\w+\.)*)/
/** How many names further on a sentence may say the file: "Set `KEY` to `YES` in `Beckon.plist`". */
const NEAR = 3

/**
 * Keys in backticks that the lists do not have: beside the name of the file that they would stand in, and in a table that says
 * what they begin with.
 * @param said all texts of a page in reading order
 * @returns each with the number of its code among the codes of the page
 */
export function unknownKeysInText(
  said: readonly Said[],
  index: SymbolIndex,
  isOwn: (name: string) => boolean,
): UnknownCode[] {
  const isKnown = (name: string) => isListed(name, index)
  return overCodes(said, ({ text, under = '' }, at, code) => {
    if (isUnknownOption(text, index)) return [unknownCode(code, text, index.fullNames())]
    if (!/^\w+$/.test(text)) return []
    const [, prefix = ''] = PREFIX.exec(under) ?? []
    const isUnknown = prefix
      ? index.isPrefix(prefix.slice(0, -1)) && !isKnown(`${prefix}${text}`) && !isKnown(text)
      : !isKnown(text) && !isOwn(text) && isKeyOfFile(said, at, index) && !isLastPart(text, index)
    return isUnknown ? [unknownCode(code, text, index.fullNames(), `${prefix}${text}`)] : []
  })
}

/** Whether the sentence goes on with the file of the SDK that such a key would stand in. */
function isKeyOfFile(said: readonly Said[], at: number, index: SymbolIndex): boolean {
  const { text = '', sentence } = said[at] ?? {}
  if (!FILES.some(([, key]) => key.test(text))) return false
  const further = said.slice(at + 1, at + 1 + 2 * NEAR)
  return further.some((one, i) => {
    const before = i ? further[i - 1] : undefined
    if (one.kind !== 'code' || one.sentence !== sentence || !before || before.kind === 'code') return false
    const isFile = FILES.some(([file, key]) => file.test(one.text) && key.test(text))
    const name = one.text.replace(/^.*\//, '')
    return isFile && IN.test(before.text) && index.top(name) !== undefined
  })
}

/** `application_id` of `project_info.application_id`. */
const isLastPart = (key: string, index: SymbolIndex): boolean =>
  index.fullNames().some((name) => name.endsWith(`.${key}`))

/** `ios.modus`, where the plugins of the SDK have options such as `ios.mode`. */
function isUnknownOption(text: string, index: SymbolIndex): boolean {
  const [, key] = OPTION.exec(text) ?? []
  if (key === undefined || OF_EXPO.test(key) || index.top(text) || index.isPrefix(text)) return false
  return index.fullNames().some((name) => /^(?:ios|android)\./.test(name))
}
