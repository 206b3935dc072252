import type { Language } from '../../shared/site'
import { parseSdkPath } from '../../shared/sdk'
import { keepValue, keptValue } from '../files/kept-values'
import { digest } from '../page/inputs'
import type { TreeEntry } from '../page/tree-entry'
import { occurrencesOf, type Occurrence } from './shown-on'
import type { SymbolList } from './symbol'

/**
 * As `occurrencesOf`, which takes a tenth of a second a list: what an earlier process found, where neither the lists nor a
 * page of the platform changed since.
 * @param digestOfLists of the files of all lists
 */
export function keptOccurrencesOf(
  list: SymbolList,
  lists: readonly SymbolList[],
  entries: readonly TreeEntry[],
  { language, digestOfLists }: { language: Language; digestOfLists: string },
): Map<string, Occurrence[]> {
  const { version, platform } = list
  const own = entries.filter(({ path }) => {
    const at = parseSdkPath(path)
    return at?.version === version && at.platform === platform
  })
  const name = `occurrences ${language} ${version}/${platform}`
  const restsOn = digest([digestOfLists, ...own.flatMap(({ path, made }) => [path, made])])
  const kept = keptValue(name, restsOn)
  // Written by this very compiler, for which the cache has a folder of its own.
  if (kept) return new Map(kept.value as [string, Occurrence[]][])
  const found = occurrencesOf(list, lists, own, language)
  keepValue(name, restsOn, [...found])
  return found
}
