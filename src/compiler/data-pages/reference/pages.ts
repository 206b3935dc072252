import type { Language } from '../../../shared/site'
import type { GeneratedPage } from '../../page/generated-page'
import { nameKinds, type SymbolList } from '../../symbols/symbol'
import { FUNCTIONS, nameSlugs, referenceOf, symbolsPath } from './addresses'
import { frontPage } from './front-page'
import type { Surroundings } from './member'
import { namesPage } from './names-page'
import { typePage } from './type-page'

/** The routes of a reference's pages, its front first, known without making them. */
export function referenceRoutes(list: SymbolList, language: Language): string[] {
  const kinds = new Set(list.symbols.filter((one) => !one.owner).map(({ kind }) => kind))
  const front = symbolsPath(list, language)
  const slugs = [
    ...referenceOf(list).groups.map(({ slug }) => slug),
    ...(kinds.has('function') ? [FUNCTIONS] : []),
    ...nameKinds.filter((kind) => kinds.has(kind)).map((kind) => nameSlugs[kind]),
  ]
  return [front, ...slugs.map((slug) => `${front}${slug}/`)]
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
