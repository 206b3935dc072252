import { migrationOf, platformsOf, sdkVersions, type SdkLocation, type SdkVersion } from '../../shared/sdk'
import { createMemory } from '../../text/memory'
import { namesOfVersion } from './named'

/** What a query says of the way from one version of an SDK to another, as far as it does. */
export interface Moving {
  from?: SdkVersion
  to?: SdkVersion
}

type OnPlatform = Pick<SdkLocation, 'version' | 'platform'>

/** What people call it, in any form and begun. */
const calledSo = / (migrat|upgrad)\w* | breaking changes | (update|newer version of) (the )?sdk /

/** What stands between "to" and the name of a version: "from the Beckon SDK version 1". */
const between = '(?:the |beckon |sdk |version )*'

const ways = sdkVersions.map(({ id }) => {
  const names = namesOfVersion(id)
    .map((name) => name.replace('.', '\\.'))
    .join('|')
  const after = (words: string) => new RegExp(` (?:${words}) ${between}(?:${names}) `)
  return { id, isFrom: after('from|off|leave'), isTo: after('to') }
})

/** Whether a query asks for the way to another version, and for which. In: all of its words, as they were typed, folded. */
export function movingIn(words: readonly string[]): Moving | undefined {
  const text = ` ${words.join(' ')} `
  return moving.get(text, () => [movingBy(text)])[0]
}

/** Several ask it of the same words, and it may be nothing. */
const moving = createMemory<[Moving | undefined]>(4)

function movingBy(text: string): Moving | undefined {
  const from = ways.find(({ isFrom }) => isFrom.test(text))?.id
  const to = ways.find(({ isTo }) => isTo.test(text))?.id
  if (!from && !to && !calledSo.test(text)) return undefined
  return { ...(from ? { from } : {}), ...(to ? { to } : {}) }
}

const order = sdkVersions.map(({ id }) => id)

/** The version before one. */
export const versionBefore = (version: SdkVersion): SdkVersion | undefined =>
  order[order.indexOf(version) + 1]

/** Whether a page says how to move to its version. */
export const isMigration = ({ platform, topic }: SdkLocation): boolean =>
  topic === migrationOf(platform).topic

/** Whether a page on a migration is about the way that a query names. Where that says one end, the other is open. */
export function isThatWay({ version }: Pick<SdkLocation, 'version'>, { from, to }: Moving): boolean {
  return to ? version === to : !from || versionBefore(version) === from
}

/** The version that a reader moves to next: the one after theirs, else theirs, as nobody has a way on from it. */
export function nextVersionFor({ version, platform }: OnPlatform): SdkVersion {
  const next = order[order.indexOf(version) - 1]
  return next && platformsOf(next).includes(platform) ? next : version
}

/**
 * The version whose page on migration is the step that a query names: of the platform that it is asked on, and of its
 * versions the one that the reader moves to next before others. Undefined where the platform has no such step.
 */
export function stepNamed(
  reader: OnPlatform,
  moving: Moving,
  versions: ReadonlySet<SdkVersion>,
): SdkVersion | undefined {
  const has = (version: SdkVersion) => platformsOf(version).includes(reader.platform)
  return [nextVersionFor(reader), ...order].find((version) => {
    const before = versionBefore(version)
    if (!before || !has(version) || !has(before)) return false
    return moving.from || moving.to
      ? isThatWay({ version }, moving)
      : versions.has(version) || versions.has(before)
  })
}
