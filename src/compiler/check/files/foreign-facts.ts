import { escapePattern } from '../../../text/escape-pattern'
import { parseSdkPath, platformLabel, platformsUnder, versionOf, type SdkPlatform } from '../../../shared/sdk'
import { fileToPath } from '../../../shared/slugs'

/** A fact that the page draws from another SDK than the one it is about. */
export interface Foreign {
  /** In the text of the page. */
  offset: number
  /** The fact, by its name. */
  name: string
  /** The same of the SDK that the page is about. */
  own: string
}

/** What an SDK says of itself. Of tools a page may tell those that a newer version takes. */
const FACT =
  /%\{(sdk\.(v\d+)\.([a-z\d-]+)\.(version|released|natives|min\w+|deploymentTarget|group|maven|package|repository))\}/g
/** A sample with its fences. */
const SAMPLE = /^[ \t]*(```|~~~)[^\n]*\n[^]*?^[ \t]*\1/gm
/** Where a hybrid platform's own packages stand, and no native ones: `npm install react-native-beckon@…`, a key of pubspec.yaml. */
const OWN_PACKAGE = /\b(?:react-native|cordova-plugin|capacitor)-beckon|^[ \t]*beckon\w*:|\bpub add\b/

/**
 * Facts of another version or platform on the pages of an SDK, where that one has such a fact itself: in samples, and in text that
 * does not say whose they are. A hybrid platform may speak of the native SDKs underneath. Pages on migration speak of two versions.
 * @param name the file below content/; of a partial its folders say what it is about
 */
export function foreignFacts(name: string, text: string, facts: ReadonlyMap<string, string>): Foreign[] {
  const path = fileToPath(name.replace('/_partials/', '/'))
  const version = versionOf(path)
  const at = parseSdkPath(path)
  if (!version || /\bmigration\b/.test(path)) return []
  const samples = [...text.matchAll(SAMPLE)].map(({ 0: all, index }) => [index, index + all.length] as const)
  return [...text.matchAll(FACT)].flatMap(
    ({ 1: fact = '', 2: ofVersion = '', 3: of = '', 4: key, index }) => {
      const platform = at?.platform ?? of
      const own = [platform, of].map((one) => `sdk.${version}.${one}.${key}`).find((one) => facts.has(one))
      if (own === undefined || own === fact) return []
      const isOfOtherVersion = ofVersion !== version
      const isSample = samples.some(([from, to]) => index >= from && index < to)
      // What a fact is called says nothing to readers.
      const around = (isSample ? lineAt(text, index) : blockAt(text, index)).replace(/%\{[^}]*\}/g, '')
      if (
        !isOfOtherVersion &&
        (isSample ? isNative(of, around, at?.platform) : isNamed(of, around, at?.platform))
      )
        return []
      if (isOfOtherVersion && !isSample && saysVersion(ofVersion).test(around)) return []
      return [{ offset: index, name: fact, own }]
    },
  )
}

const isUnder = (of: string, platform: SdkPlatform | undefined): boolean =>
  platform !== undefined && platformsUnder(platform).some((one) => one === of)

/** Whether a line of a sample is about a native SDK underneath. */
const isNative = (of: string, line: string, platform: SdkPlatform | undefined): boolean =>
  isUnder(of, platform) && !OWN_PACKAGE.test(line)

/** Whether a text says which platform it speaks of: "Android", "the native SDK", "the web SDK". */
function isNamed(of: string, text: string, platform: SdkPlatform | undefined): boolean {
  const words = platformLabel(of)
    .split(/ ?[()]/)
    .filter(Boolean)
  if (isUnder(of, platform)) words.push('native')
  return words.some((word) => new RegExp(`\\b${escapePattern(word)}\\b`, 'i').test(text))
}

/** "version 2", "v2", "SDK 2", "2.x". */
function saysVersion(version: string): RegExp {
  const number = version.slice(1)
  return new RegExp(`\\b(?:versions? |releases? |SDK |v)${number}\\b|\\b${number}\\.x\\b`, 'i')
}

const lineAt = (text: string, offset: number): string =>
  text.slice(text.lastIndexOf('\n', offset) + 1, `${text}\n`.indexOf('\n', offset))

/** The paragraph that an offset stands in; of a table its row, and the head. */
function blockAt(text: string, offset: number): string {
  const start = `\n\n${text}`.lastIndexOf('\n\n', offset + 2)
  const end = `${text}\n\n`.indexOf('\n\n', offset)
  const block = text.slice(start, end)
  const line = lineAt(text, offset)
  return line.startsWith('|') ? `${block.split('\n')[0] ?? ''}\n${line}` : block
}
