import { parseSdkPath } from '../../shared/sdk'
import { sampleLanguages } from '../page/languages'
import { signatureLanguagesOf } from '../symbols/signature-languages'

/** What a writer puts behind a fence, by the name that readers see. */
const fences = new Map(
  Object.entries(sampleLanguages)
    .reverse()
    .map(([fence, [, label]]) => [label as string, fence]),
)

/** The language behind the fence of a sample, by what the page calls it. */
export const sampleFence = (label: string): string => fences.get(label) ?? ''

/**
 * The same of a declaration, which says its language where there are several of one member, or it is not that of the platform.
 * @param path of the page that it stands on
 */
export function signatureLanguage(label: string | undefined, path: string): string {
  // Several that write it alike: a fence has room for one.
  if (label) return sampleFence(label.replace(/,.*/, ''))
  const { version, platform } = parseSdkPath(path) ?? {}
  const [usual] = version && platform ? signatureLanguagesOf(version, platform) : []
  return usual ?? ''
}
