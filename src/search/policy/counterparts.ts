import { currentVersion, platformLabel, sdkPlatforms, sdkVersions, type SdkLocation } from '../../shared/sdk'
import { remembered } from '../../text/maps'
import type { Counterpart } from '../contract/answer'
import { locate } from './locate'

/** SDK pages of one topic, on whatever platform and version, are one row; every other page is one of its own. */
export function topicOf(path: string): string {
  const location = locate(path)
  return location ? `${location.language}:${location.topic}` : path
}

const versionOrder = sdkVersions.map(({ id }) => id)
const platformOrder = sdkPlatforms.map(({ id }) => id)

/** The place of an SDK page among those of one topic: the version of `beside` first, then newer before older, then platforms. */
const placeBeside = ({ version, platform }: SdkLocation, beside: SdkLocation): number =>
  (version === beside.version ? -1 : versionOrder.indexOf(version)) * 100 + platformOrder.indexOf(platform)

/** How a counterpart is named beside `beside`: by what differs, "iOS", "Flutter v2", "Cordova (iOS) v1". */
function counterpartLabel({ version, platform, os }: SdkLocation, beside: SdkLocation): string {
  const system = os ? ` (${platformLabel(os)})` : ''
  // Beside an old version even the current one is named, so that nobody takes it for the same.
  const named = version !== beside.version || beside.version !== currentVersion ? ` ${version}` : ''
  return `${platformLabel(platform)}${system}${named}`
}

interface Placed {
  counterpart: Counterpart
  place: number
}
/** By a page and another: what that is beside it. Remembered, since the same few stand beside each other at every letter. */
const known = new Map<string, Map<string, Placed | undefined>>()

function placed(path: string, beside: SdkLocation): Placed | undefined {
  const location = locate(path)
  if (!location) return undefined
  return {
    counterpart: { path, label: counterpartLabel(location, beside) },
    place: placeBeside(location, beside),
  }
}

/** Other pages of the topic of an SDK page, the nearest first; none beside a page that is no SDK page. */
export function counterpartsOf(path: string, others: readonly string[]): Counterpart[] {
  const beside = locate(path)
  if (!beside) return []
  const besideIt = remembered(known, path, () => new Map<string, Placed | undefined>())
  return others
    .flatMap((other) => remembered(besideIt, other, () => placed(other, beside)) ?? [])
    .sort((a, b) => a.place - b.place)
    .map(({ counterpart }) => counterpart)
}
