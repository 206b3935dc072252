import type { Switcher, SwitchChoice } from '../../shared/doc-page'
import { labelOf } from '../../shared/page-tree'
import { parseSdkPath, sdkVersions } from '../../shared/sdk'
import type { TreeEntry } from '../page/tree-entry'
import { absenceOf, type Parity } from '../parity/parity'
import { switcherChoices, type Choice, type TypeFinder } from './same-topic'

/** The part of the compiled content that the map is made of. */
interface Pages {
  entryOfPath(path: string): TreeEntry | undefined
}

/**
 * The topic map as one page needs it: where the same topic is on every other platform, version and system, which of its
 * headings are there too, and what is missing where it is not.
 * @param typeAt where other references have the type that the page is about
 * @returns undefined for a page that belongs to no platform
 */
export function topicSwitchers(
  entry: TreeEntry,
  pages: Pages,
  parity: Parity,
  typeAt: TypeFinder,
): Switcher[] | undefined {
  const exists = (path: string) => pages.entryOfPath(path) !== undefined
  const found = switcherChoices(
    entry.path,
    sdkVersions.map(({ id }) => id),
    exists,
    typeAt,
  )
  if (!found) return undefined
  const title = labelOf(entry.page.frontmatter)
  const toChoice =
    (kind: Switcher['kind']) =>
    ({ id, counterpart, current }: Choice): SwitchChoice => {
      if (current) return { id, path: counterpart.path, current: true }
      const target = parseSdkPath(counterpart.path)
      const isOfOther = kind === 'platform' && target && target.version !== found.location.version
      const choice = { id, path: counterpart.path, ...(isOfOther ? { version: target.version } : {}) }
      if (counterpart.exact) {
        const there = new Set(pages.entryOfPath(counterpart.path)?.page.headings.map((heading) => heading.id))
        const shared = entry.page.headings.flatMap((heading, index) => (there.has(heading.id) ? [index] : []))
        return { ...choice, ...(shared.length ? { shared } : {}) }
      }
      const why =
        target &&
        absenceOf(parity, {
          version: target.version,
          platform: target.platform,
          topic: found.location.topic,
        })
      return {
        ...choice,
        missing: { topic: title, ...(why && kind !== 'os' ? { why } : {}) },
      }
    }
  const groups: Switcher[] = [
    { kind: 'platform', choices: found.platforms.map(toChoice('platform')) },
    { kind: 'version', choices: found.versions.map(toChoice('version')) },
    { kind: 'os', choices: found.systems.map(toChoice('os')) },
  ]
  return groups.filter(({ choices }) => choices.length)
}
