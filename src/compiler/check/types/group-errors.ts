import type { SymbolList } from '../../symbols/symbol'
import { declarations } from './declarations'
import { typeErrors, type TypeError } from './program'
import type { SampleGroup } from './typed-samples'

/**
 * The errors of a group against the list of its SDK. A sample of a page on migration is right where it is right in one of the
 * versions; of the others it is told what is wrong in the one that fits it best, the newest first.
 */
export function groupErrors(group: SampleGroup, lists: readonly SymbolList[]): TypeError[] {
  const own = lists.filter(
    ({ version, platform }) =>
      platform === group.platform && (group.isMigration === true || version === group.version),
  )
  const [first = [], ...others] = own.length
    ? own.map((list) => typeErrors(group, declarations(list)))
    : [typeErrors(group)]
  return group.samples.flatMap((_, number) => {
    const ofSample = (errors: readonly TypeError[]) => errors.filter(({ sample }) => sample === number)
    return others
      .map(ofSample)
      .reduce((best, next) => (next.length < best.length ? next : best), ofSample(first))
  })
}
