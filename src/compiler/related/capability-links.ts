import { presentedCapabilities } from '../../shared/capabilities'
import type { CapabilityLinks } from '../../shared/doc-page'
import { newestWith, sdkPath, type PlatformVersion } from '../../shared/sdk'
import type { Language } from '../../shared/site'
import { withLanguage } from '../../shared/slugs'
import type { Parity } from '../parity/parity'

/** Capabilities that have a guide, with the pages on them: what the home page shows. */
export function capabilityLinks(
  { capabilities }: Parity,
  language: Language,
  exists: (path: string) => boolean,
): CapabilityLinks[] {
  return capabilities.flatMap(({ id: name, topic, guide }) => {
    // One with a guide and without a sentence of its own is reported by the check.
    const id = presentedCapabilities.find((one) => one === name)
    if (!guide || !id) return []
    const guidePath = withLanguage(guide, language)
    const pathOf = (one: PlatformVersion) => sdkPath({ ...one, language, topic })
    const [sdk] = newestWith((one) => exists(pathOf(one))).map(pathOf)
    return [{ id, ...(exists(guidePath) ? { guide: guidePath } : {}), ...(sdk ? { sdk } : {}) }]
  })
}
