import { addTo } from '../../../text/maps'
import type { GeneratedPage } from '../../page/generated-page'
import { inEnglish } from '../../page/in-english'
import { nameKinds, type SdkSymbol, type SymbolList } from '../../symbols/symbol'
import { referenceOf, topicTitle } from './addresses'
import { elsewhereProps, factLines, type Surroundings } from './member'
import { facts, memberBlock, row } from './member-blocks'
import { page, wordsFor } from './page'
import { filterOf } from './page-filter'

/** Pages of names follow those of types, in this order. */
const ORDER = ['functions', ...nameKinds] as const

/** Names that stand in files and strings, or functions of no type, by the page of the guide that is about them. */
export function namesPage(
  slug: string,
  kind: (typeof ORDER)[number],
  names: readonly SdkSymbol[],
  list: SymbolList,
  around: Surroundings,
): GeneratedPage {
  const { words, titleOf, language } = around
  const byTopic = new Map<string, SdkSymbol[]>()
  for (const one of names) {
    const title = (one.topic && topicTitle(one.topic, list, language, titleOf)) || words('symbols.general')
    addTo(byTopic, title, one)
  }
  const chunks = [...byTopic].flatMap(([title, some]) => [
    `## ${title}`,
    ...some
      .sort((a, b) => a.name.localeCompare(b.name, 'en'))
      .map((one) =>
        kind === 'functions'
          ? memberBlock({ ...one, named: undefined }, one, list, around, one.id)
          : row(
              {
                title: referenceOf(list).addresses.get(one.id)?.anchor ?? one.id,
                name: one.name,
                // The column is code as a whole.
                type: (one.holds ?? '').replaceAll('`', ''),
                elsewhere: elsewhereProps(one, list, around),
              },
              [one.about ? inEnglish(one.about, language) : '', ...facts(factLines(one, list, around))],
            ),
      ),
  ])
  return page(list, around, {
    slug,
    title: words(`symbols.${kind}`),
    description: words(descriptionOf(names, around), {
      ...wordsFor(list),
      names: words(`symbols.${kind}`),
    }),
    order: 899 + ORDER.indexOf(kind),
    chunks: [
      ...(list.natives && names.some(isSetNatively) ? [words('symbols.natives')] : []),
      ...filterOf(names.length),
      ...chunks,
    ],
  })
}

/** Keys and resources of the native SDKs stand among those of a platform on top of them. */
const isSetNatively = ({ kind }: SdkSymbol): boolean => kind === 'configuration' || kind === 'resource'

/** Keys have types and defaults; of other names there is less to say. A guide is promised where most lead to one. */
function descriptionOf(names: readonly SdkSymbol[], { guides }: Surroundings) {
  const guided = names.filter(({ id }) => guides.has(id)).length
  const isGuided = guided > names.length / 2
  if (names.some((one) => one.default)) return isGuided ? 'symbols.guidedKeys' : 'symbols.keysDescription'
  return isGuided ? 'symbols.guidedNames' : 'symbols.namesDescription'
}
