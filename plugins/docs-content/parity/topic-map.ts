import type { Switcher, SwitchChoice } from '../../../src/shared/doc-page'
import { switcherChoices, type Choice } from '../../../src/shared/same-topic'
import { parseSdkPath, sdkVersions } from '../../../src/shared/sdk'
import type { TreeEntry } from '../core/check-tree'
import { absenceOf, type Parity } from './parity'

/** The part of the compiled content that the map is made of. */
interface Pages {
  entryOfPath(path: string): TreeEntry | undefined
}

/**
 * The topic map as one page needs it: where the same topic is on every other platform, version and system, which of its
 * headings are there too, and what is missing where it is not.
 * @returns undefined for a page that belongs to no platform
 */
export function topicSwitchers(entry: TreeEntry, pages: Pages, parity: Parity): Switcher[] | undefined {
  const exists = (path: string) => pages.entryOfPath(path) !== undefined
  const found = switcherChoices(
    entry.path,
    sdkVersions.map(({ id }) => id),
    exists,
  )
  if (!found) return undefined
  const title = entry.page.frontmatter.navTitle ?? entry.page.frontmatter.title
  const toChoice =
    (kind: Switcher['kind']) =>
    ({ id, twin, current }: Choice): SwitchChoice => {
      if (current) return { id, path: twin.path, current: true }
      if (twin.exact) {
        const there = new Set(pages.entryOfPath(twin.path)?.page.headings.map((heading) => heading.id))
        const shared = entry.page.headings.flatMap((heading, index) => (there.has(heading.id) ? [index] : []))
        return { id, path: twin.path, ...(shared.length ? { shared } : {}) }
      }
      const target = parseSdkPath(twin.path)
      const why =
        target &&
        absenceOf(parity, {
          version: target.version,
          platform: target.platform,
          topic: found.location.topic,
        })
      return { id, path: twin.path, missing: { topic: title, ...(why && kind !== 'os' ? { why } : {}) } }
    }
  const groups: Switcher[] = [
    { kind: 'platform', choices: found.platforms.map(toChoice('platform')) },
    { kind: 'version', choices: found.versions.map(toChoice('version')) },
    { kind: 'os', choices: found.systems.map(toChoice('os')) },
  ]
  return groups.filter(({ choices }) => choices.length)
}
