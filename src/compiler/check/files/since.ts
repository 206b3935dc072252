import type { VersionBadge } from '../../page/version-badges'
import { findUses } from '../../symbols/find-uses'
import type { PageLists } from '../../symbols/page-lists'
import type { SymbolIndex } from '../../symbols/look-up'
import type { SaidSince } from './since-in-words'

/**
 * The release that brought the member beside a badge, by the list of the page's platform, where that is later than the badge says:
 * then the badge promises it to apps that do not have it.
 */
export function laterThanBadge(badge: VersionBadge, lists: PageLists): string | undefined {
  if (badge.name !== 'Since' || badge.beside === undefined) return undefined
  const earliest = earliestSince(badge.beside, lists)
  if (earliest === undefined) return undefined
  return isLater(earliest, badge.version) ? earliest : undefined
}

/**
 * The release that brought the one member of a sentence, by the list, where the words of that sentence say another: an earlier
 * one, or a later one where they say when it came.
 */
export function otherThanSaid(
  { beside, version, isArrival }: SaidSince,
  lists: PageLists,
): string | undefined {
  if (beside === undefined) return undefined
  const earliest = earliestSince(beside, lists)
  if (earliest === undefined) return undefined
  return isLater(earliest, version) || (isArrival && isLater(version, earliest)) ? earliest : undefined
}

function earliestSince(text: string, lists: PageLists): string | undefined {
  const [first, ...others] = sinceOf(text, lists.own?.() ?? lists.indexFor('inline'))
  return first && others.reduce((one, other) => (isLater(one, other) ? other : one), first)
}

/** Since when there is what a text in backticks names; nothing where one of the name has always been there. */
function sinceOf(text: string, index: SymbolIndex): string[] {
  const name = /^\.?(\w+)(?:\([^]*\))?$/.exec(text)?.[1]
  const top = name === undefined ? undefined : index.top(name)
  const last = findUses({ text, language: 'inline' }, index, new Set()).uses.at(-1)
  const named =
    name === undefined
      ? last
        ? index.variants(last.id)
        : []
      : [...index.membersNamed(name), ...(top ? [top] : [])]
  const since = named.flatMap((symbol) => symbol.since ?? [])
  return since.length === named.length ? since : []
}

/** Whether a release is later than another; `3.6` stands for all of its patches. */
function isLater(one: string, other: string): boolean {
  const [ones, others] = [one, other].map((version) => version.split('.').map(Number)) as [number[], number[]]
  const at = ones.findIndex((number, i) => others[i] !== undefined && number !== others[i])
  return at >= 0 && (ones[at] ?? 0) > (others[at] ?? 0)
}
