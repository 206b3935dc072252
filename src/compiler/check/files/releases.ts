import { readReleases, RELEASES } from '../../files/releases'
import { placeIn } from '../../page/texts'
import { problemOf } from '../../problems/problem'
import { parseSdkPath, platformLabel, versionOf } from '../../../shared/sdk'
import { pageLists } from '../../symbols/page-lists'
import { readSymbolLists, SYMBOLS } from '../../symbols/read-lists'
import type { Rule } from '../rule'
import { laterThanBadge, otherThanSaid } from './since'
import { sinceInWords, type SaidSince } from './since-in-words'

/** A badge with a version that was never released sends readers after something that they cannot install. */
export const releaseRule: Rule = {
  name: 'release',
  data: RELEASES,
  about:
    'versions of `<Since>` and `<Deprecated>` are releases that `content/releases.yaml` lists, and no member beside `<Since>` came later; so does "since 3.7"',
  check({ root, entries, allEntries, results }) {
    const { releases, problems } = readReleases(root)
    const wrong = allEntries.flatMap(({ path, page }) => {
      const at = parseSdkPath(path)
      // A migration page speaks of both versions.
      const version = at?.topic === 'migration' ? undefined : (at?.version ?? versionOf(path))
      return page.badges
        .filter((badge) => !releases.has(badge.version, version, at?.platform))
        .map(({ name, version: wanted, ...place }) => {
          const sdk = at ? `${platformLabel(at.platform)} SDK ${at.version}` : 'SDK'
          const message = `<${name}> names ${wanted}, which is no known release of the ${sdk}.`
          return problemOf('release')(place, message, `name a release, or add it to ${RELEASES}`)
        })
    })
    const listsOf = pageLists(readSymbolLists(root).lists)
    const early = entries.flatMap(({ path, page }) => {
      const lists = parseSdkPath(path) && page.badges.length ? listsOf(path) : undefined
      return page.badges.flatMap((badge) => {
        const since = lists && laterThanBadge(badge, lists)
        if (since === undefined) return []
        const message = `<Since> names ${badge.version}, and \`${badge.beside}\` came with ${since}.`
        return [problemOf('release')(badge, message, `write ${since}, or correct the list below ${SYMBOLS}`)]
      })
    })
    const saidOn = results.about<SaidSince[]>('since-in-words')
    const inWords = entries.flatMap(({ path, page, made }) => {
      const at = parseSdkPath(path)
      const lists = at && listsOf(path)
      if (!at || !lists || at.topic === 'migration') return []
      const said = saidOn.get(made) ?? saidOn.set(made, sinceInWords(page.texts))
      return said.flatMap((one) => {
        const { version, offset } = one
        const piece = page.texts[one.text]
        // Of other versions of the SDK, and of other tools, this page's list knows nothing.
        if (!piece || `v${version.split('.')[0]}` !== at.version) return []
        const problem = (message: string, fix: string) => [
          problemOf('release')(placeIn(piece, offset), message, fix),
        ]
        const since = otherThanSaid(one, lists)
        if (since !== undefined)
          return problem(
            `The text names ${version}, and \`${one.beside}\` came with ${since}.`,
            `write ${since}, or correct the list below ${SYMBOLS}`,
          )
        if (releases.has(version, at.version, at.platform)) return []
        const message = `The text names ${version}, which is no known release of the ${platformLabel(at.platform)} SDK ${at.version}.`
        return problem(message, `name a release, or add it to ${RELEASES}`)
      })
    })
    return [...problems, ...wrong, ...early, ...inWords]
  },
}
