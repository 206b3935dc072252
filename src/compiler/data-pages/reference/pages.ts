import type { GeneratedPage } from '../../page/generated-page'
import { nameKinds, type SymbolList } from '../../symbols/symbol'
import { FUNCTIONS, nameSlugs, referenceOf } from './addresses'
import { frontPage } from './front-page'
import type { Surroundings } from './member'
import { namesPage } from './names-page'
import { typePage } from './type-page'

/** The last parts of the paths of a reference's pages below its front, known without making them. */
export function referenceSlugs(list: SymbolList): string[] {
  const kinds = new Set(list.symbols.filter((one) => !one.owner).map(({ kind }) => kind))
  return [
    ...referenceOf(list).groups.map(({ slug }) => slug),
    ...(kinds.has('function') ? [FUNCTIONS] : []),
    ...nameKinds.filter((kind) => kinds.has(kind)).map((kind) => nameSlugs[kind]),
  ]
}

/** All pages of a platform's reference, as MDX: its front, and a page a type with what belongs to it, or a kind of names. */
export function referencePages(list: SymbolList, around: Surroundings): GeneratedPage[] {
  const { groups } = referenceOf(list)
  const functions = list.symbols.filter((one) => !one.owner && one.kind === 'function')
  return [
    frontPage(list, around),
    ...groups.map((group, at) => typePage(group, at, list, around)),
    ...(functions.length ? [namesPage(FUNCTIONS, 'functions', functions, list, around)] : []),
    ...nameKinds.flatMap((kind) => {
      const names = list.symbols.filter((one) => !one.owner && one.kind === kind)
      return names.length ? [namesPage(nameSlugs[kind], kind, names, list, around)] : []
    }),
  ]
}
