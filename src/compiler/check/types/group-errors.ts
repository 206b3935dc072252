import type { SymbolList } from '../../symbols/symbol'
import { declarations } from './declarations'
import { typeErrors, type TypeError } from './program'
import type { SampleGroup } from './typed-samples'

/**
 * The errors of a group against the lists of its SDK, of which there are several on a page on migration. A sample there is
 * right where it is right in one of the versions; of another it is told what is wrong in the one that fits it best, the newest
 * first.
 */
export function groupErrors(group: SampleGroup, lists: readonly SymbolList[]): TypeError[] {
  const [first = [], ...others] = lists.length
    ? lists.map((list) => typeErrors(group, declarations(list)))
    : [typeErrors(group)]
  return group.samples.flatMap((_, number) => {
    const ofSample = (errors: readonly TypeError[]) => errors.filter(({ sample }) => sample === number)
    return others
      .map(ofSample)
      .reduce((best, next) => (next.length < best.length ? next : best), ofSample(first))
  })
}
