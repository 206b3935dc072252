import type { SymbolList } from '../../symbols/symbol'
import { SampleCompiler } from './compiler'
import { declarations } from './declarations'
import { typeErrors, type App, type TypeError } from './program'
import type { SampleGroup } from './typed-samples'

/** A group with the lists of its SDK, of which there are several on a page on migration, the newest first. */
export interface ListedGroup {
  group: SampleGroup
  lists: readonly SymbolList[]
}

/** For all rounds of a check: they find the libraries parsed. */
let ownCompiler: SampleCompiler | undefined

/**
 * The errors of each group. A sample on a page on migration is right where it is right in one of the versions; of another it
 * is told what is wrong in the one that fits it best.
 */
export function groupErrors(
  groups: readonly ListedGroup[],
  compiler = (ownCompiler ??= new SampleCompiler()),
): TypeError[][] {
  const declared = new Map(
    [...new Set(groups.flatMap(({ lists }) => lists))].map((list) => [list, declarations(list)]),
  )
  const apps = groups.map(({ group, lists }): App[] =>
    lists.length ? lists.map((list) => ({ group, declarations: declared.get(list) ?? '' })) : [{ group }],
  )
  const found = typeErrors(apps.flat(), compiler)
  return groups.map(({ group }, at) => {
    const [first = [], ...others] = found.splice(0, apps[at]?.length)
    return group.samples.flatMap((_, number) => {
      const ofSample = (errors: readonly TypeError[]) => errors.filter(({ sample }) => sample === number)
      return others
        .map(ofSample)
        .reduce((best, next) => (next.length < best.length ? next : best), ofSample(first))
    })
  })
}
