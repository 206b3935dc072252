import { pageKinds } from '../../scripts/lab/page-kinds.mjs'
import type { TemplateName } from '../../src/shared/frontmatter'

export type KindName = (typeof pageKinds)[number]['name']

/** What the lab measures, tests hold: one page of each kind. What they know of each is a record by its name. */
export const kinds: readonly { name: KindName; template: TemplateName; route: string }[] = pageKinds

/** The address of the page that stands for a kind. */
export function routeOf(name: KindName): string {
  const kind = kinds.find((one) => one.name === name)
  if (!kind) throw new Error(`No page stands for "${name}".`)
  return kind.route
}
