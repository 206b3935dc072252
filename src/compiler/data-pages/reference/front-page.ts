import { addTo } from '../../../text/maps'
import { statusOf } from '../../../shared/sdk'
import { ENGLISH } from '../../../shared/site'
import { sdkLists, sdkListSchema } from '../../../shared/site-files'
import type { GeneratedPage } from '../../page/generated-page'
import { isType, nameKinds, type SdkSymbol, type SymbolList } from '../../symbols/symbol'
import { FUNCTIONS, nameSlugs, referenceOf, symbolsPath, typeTitle } from './addresses'
import { codeName } from './group'
import { kindLabel } from './kinds'
import { attribute, type Surroundings } from './member'
import { page, wordsFor } from './page'

/** Everything on one page, as links: a type with its members, a kind of names with them. Old addresses lead here. */
export function frontPage(list: SymbolList, around: Surroundings): GeneratedPage {
  const { words, language } = around
  const { groups, addresses } = referenceOf(list)
  const front = symbolsPath(list, language)
  const path = (id: string) => {
    const at = addresses.get(id)
    return at ? `${at.slug}/${at.anchor ? `#${at.anchor}` : ''}` : ''
  }
  const lang = language === ENGLISH ? '' : ` lang="${ENGLISH}"`
  const entry = (
    title: string,
    name: string,
    href: string,
    about: string,
    kind: string,
    links: readonly SdkSymbol[],
  ) => {
    const inside = links.map((one) => `${one.name} ${path(one.id)}`).join('\n')
    return `<TypeEntry title="${attribute(title)}" name="${attribute(name)}" href="${front}${href}" kind="${kind}" about="${attribute(about)}"${lang} members="${attribute(inside)}" />`
  }
  const loose = (kind: SdkSymbol['kind']) =>
    list.symbols.filter((one) => !one.owner && one.kind === kind && !isType(one))
  const named = [
    [FUNCTIONS, 'functions', loose('function')] as const,
    ...nameKinds.map((kind) => [nameSlugs[kind], kind, loose(kind)] as const),
  ]
  // A type may be called as a kind of names is, in one language or another.
  const titles = new Set(
    named.filter(([, , some]) => some.length).map(([, kind]) => words(`symbols.${kind}`).toLowerCase()),
  )
  const entryTitle = (type: SdkSymbol) => {
    const title = typeTitle(type)
    if (titles.has(title.toLowerCase())) return `${title} (${kindLabel(type, words)})`
    const giver = giverOf(type)
    return giver ? `${title} (${giver})` : title
  }
  /** Two packages may each have a type of a name: it is the one beside the type that gives it. */
  const giverOf = (type: SdkSymbol) => {
    const main = hosts.get(type)
    const isShared = [...hosts.keys()].some((one) => one !== type && typeTitle(one) === typeTitle(type))
    return isShared && main && typeTitle(main)
  }
  const hosts = new Map(groups.flatMap(({ main, parts }) => parts.map(({ type }) => [type, main] as const)))
  const byType = new Map<SdkSymbol, SdkSymbol[]>()
  for (const { parts } of groups) {
    for (const { type, members } of parts) addTo(byType, type, ...members)
  }
  const types = [...byType].sort(
    // What has no name in code follows what has one.
    ([a], [b]) =>
      Number(codeName(a) === undefined) - Number(codeName(b) === undefined) ||
      typeTitle(a).localeCompare(typeTitle(b), 'en'),
  )
  return page(list, around, {
    slug: '',
    title: words('symbols.title', wordsFor(list)),
    description: words('symbols.description', wordsFor(list)),
    order: 45,
    chunks: [
      [
        words('symbols.intro', {
          ...wordsFor(list),
          status: words(`symbols.status.${statusOf(list.version)}`),
        }),
        words('symbols.data', { file: sdkLists(list), schema: sdkListSchema }),
      ].join(' '),
      '<SymbolFilter />',
      `## ${words('symbols.types')}`,
      ...types.map(([type, members]) =>
        entry(
          entryTitle(type),
          typeTitle(type),
          path(type.id),
          type.about ?? '',
          [kindLabel(type, words), giverOf(type)].filter(Boolean).join(' · '),
          members.sort((a, b) => a.name.localeCompare(b.name, 'en')),
        ),
      ),
      `## ${words('symbols.names')}`,
      ...named.flatMap(([slug, kind, some]) =>
        some.length
          ? [
              entry(
                words(`symbols.${kind}`),
                words(`symbols.${kind}`),
                `${slug}/`,
                '',
                '',
                [...some].sort((a, b) => a.name.localeCompare(b.name, 'en')),
              ),
            ]
          : [],
      ),
    ],
  })
}
