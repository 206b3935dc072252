import { parseSdkPath, type SdkLocation, type SdkPlatform, type SdkVersion } from '../../../shared/sdk'
import type { SampleText } from '../../page/texts'
import type { SymbolList } from '../../symbols/symbol'
import { signatureLanguagesOf } from '../../symbols/signature-languages'
import type { WordsEntry } from '../../page/tree-entry'

/** A sample as a file of the app that a reader builds. */
export interface TypedSample extends SampleText {
  /** Address of its page. */
  page: string
  /** Whether it is TypeScript, which says its types itself. */
  isTyped: boolean
  /** `js/client.js` of its title, or a name of its own. */
  path: string
}

/** The samples of a version on a platform, which are files of one app. */
export interface SampleGroup {
  /** `v2/react-native`, or the address of a page below no platform. */
  name: string
  version?: SdkVersion
  platform?: SdkPlatform
  /** A page on migration, whose samples are of this version or of an earlier one. */
  isMigration?: true
  samples: TypedSample[]
  /** Whether Node runs all of it. */
  isOfServer: boolean
  /** Further files of the app, which others import and which are looked at elsewhere. */
  context: TypedSample[]
  /** What the prose of each page names in backticks: things that the reader's app has. */
  named: Map<string, Set<string>>
}

const EXTENSIONS: Record<string, string> = {
  ts: 'ts',
  typescript: 'ts',
  tsx: 'tsx',
  js: 'js',
  javascript: 'js',
  jsx: 'jsx',
}

/** Whether apps write their calls of an SDK in JavaScript; elsewhere such a sample is one of a server. */
const isScript = ({ version, platform }: SdkLocation): boolean =>
  signatureLanguagesOf(version, platform).some((language) => language === 'js' || language === 'ts')

const SERVER = /\bprocess\.(?:env|argv)\b|['"]node:/

/**
 * The TypeScript and JavaScript of all pages, by the app they make up. Pages of a platform tell of one app, for both systems.
 */
export function sampleGroups(entries: readonly WordsEntry[]): SampleGroup[] {
  const groups = new Map<string, SampleGroup>()
  // What others import is made where an app is set up.
  const inOrder = [...entries].sort((a, b) => rank(a.path) - rank(b.path))
  for (const { path, page } of inOrder) {
    const samples = page.samples.flatMap((sample) =>
      sample.language in EXTENSIONS ? sample : scriptIn(sample),
    )
    if (!samples.length) continue
    const at = parseSdkPath(path)
    const isScripted = at !== undefined && isScript(at)
    // Two versions stand side by side on a page on migration.
    const isAlone = !isScripted || at.topic === 'migration'
    const name = isAlone ? path : `${at.version}/${at.platform}`
    const group = groups.get(name) ?? {
      name,
      ...(isScripted ? { version: at.version, platform: at.platform } : {}),
      ...(isScripted && isAlone ? { isMigration: true } : {}),
      isOfServer: !isScripted && samples.every(({ text }) => SERVER.test(text)),
      samples: [],
      context: [],
      named: new Map<string, Set<string>>(),
    }
    groups.set(name, group)
    const inCode = page.codes.map(({ text }) => text.replace(/\(.*\)$/, ''))
    group.named.set(path, new Set([...inCode, ...page.samples.flatMap(leftByServer)]))
    const known = new Set(group.samples.map(placeOf))
    const files = samples.map((sample, number) => asFile(sample, path, number))
    // A partial may be drawn in by several pages of an app.
    group.samples.push(...files.filter((file) => !known.has(placeOf(file))))
  }
  return [...groups.values()].map((group) => {
    const app = group.isMigration && groups.get(`${group.version}/${group.platform}`)
    return app ? { ...group, context: app.samples } : group
  })
}

/** The lists that the samples of a group are held against: those of all versions on migration. */
export const listsOf = (
  { version, platform, isMigration }: SampleGroup,
  lists: readonly SymbolList[],
): SymbolList[] =>
  lists.filter((list) => list.platform === platform && (isMigration === true || list.version === version))

const placeOf = ({ file, line }: SampleText): string => `${file}:${line}`

/** What stands inside the script elements of HTML, where it stands there. */
function scriptIn(sample: SampleText): SampleText[] {
  if (sample.language !== 'html') return []
  const blank = (text: string) => text.replace(/[^\n]/g, ' ')
  const parts = sample.text.split(/(<script[^>]*>|<\/script>)/)
  const text = parts
    .map((part, at) => ((parts[at - 1] ?? '').startsWith('<script') ? part : blank(part)))
    .join('')
  return text.trim() ? [{ ...sample, text }] : []
}

/** What PHP writes into the page as a variable of its scripts: `wp_localize_script('client', 'siteDevice', […])`. */
const leftByServer = ({ language, text }: SampleText): string[] =>
  language === 'php'
    ? [...text.matchAll(/\bwp_localize_script\(\s*'[^']*',\s*'(\w+)'/g)].map(([, name = '']) => name)
    : []

const rank = (path: string): number =>
  path.includes('/setup/') ? 0 : path.includes('/implementation/') ? 1 : 2

function asFile(sample: SampleText, page: string, number: number): TypedSample {
  const extension = EXTENSIONS[sample.language] ?? 'js'
  const isFile = /^[\w@./-]+\.(?:[cm]?[jt]s|[jt]sx)$/.test(sample.title ?? '')
  const path = isFile ? (sample.title ?? '') : `sample-${number}.${extension}`
  return { ...sample, page, isTyped: extension.startsWith('ts'), path }
}
