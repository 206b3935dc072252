import type { VersionBadge } from '../../page/version-badges'
import { findUses } from '../../symbols/find-uses'
import type { PageLists } from '../../symbols/page-lists'
import type { SymbolIndex } from '../../symbols/look-up'

/**
 * The release that brought the member beside a badge, by the list of the page's platform, where that is later than the badge says:
 * then the badge promises it to apps that do not have it.
 */
export function laterThanBadge(badge: VersionBadge, lists: PageLists): string | undefined {
  if (badge.name !== 'Since' || badge.beside === undefined) return undefined
  const [first, ...others] = sinceOf(badge.beside, lists.own?.() ?? lists.indexFor('inline'))
  if (first === undefined) return undefined
  const earliest = others.reduce((one, other) => (isLater(one, other) ? other : one), first)
  return isLater(earliest, badge.version) ? earliest : undefined
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
