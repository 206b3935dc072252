import { sdkPath, sdkPlatforms, sdkVersions } from '../../shared/sdk'
import type { Language } from '../../shared/site'
import { wordsOf, type Words } from '../files/words'
import type { GeneratedPage } from '../page/generated-page'
import { isShown } from '../symbols/look-up'
import { readSymbolLists, SYMBOLS } from '../symbols/read-lists'
import { occurrencesOf } from '../symbols/shown-on'
import type { SdkSymbol, SymbolList } from '../symbols/symbol'
import type { Maker, SectionNames } from './maker'
import { symbolsPath } from './symbols-elsewhere'
import { symbolAnchor, symbolsPage, type Surroundings } from './symbols-page'

/**
 * Whether somebody may look for the name of a symbol. What hangs on an accessor without a class of its own is called like
 * any other; but a single word there, such as `title`, is everybody's.
 */
const isLookedFor = (symbol: SdkSymbol): boolean =>
  isShown(symbol) || (symbol.id !== symbol.name && /[a-z][A-Z]/.test(symbol.name))

const FILE = new RegExp(`^${SYMBOLS}/([^/]+)/([^/]+)\\.yaml$`)

/** A page of all symbols for every platform that has pages. */
export const symbolsMaker: Maker = {
  name: 'symbols',
  isProse: false,
  excerpt: { letters: 160, of: () => true },
  routes({ files }, language, has) {
    return files.flatMap((file): [string, string][] => {
      const [, folder, name] = FILE.exec(file) ?? []
      const version = sdkVersions.find(({ id }) => id === folder)?.id
      const platform = sdkPlatforms.find(({ id }) => id === name)?.id
      if (!version || !platform) return []
      const overview = sdkPath({ language, version, platform, topic: '' })
      return has(overview) ? [[symbolsPath({ version, platform }, language), file]] : []
    })
  },
  make({ root, language, written }) {
    // What is wrong with the lists is a finding of the check; a build goes on with what can be read.
    const { lists } = readSymbolLists(root)
    const words = wordsOf(root, language)
    const overview = ({ version, platform }: SymbolList) =>
      sdkPath({ language, version, platform, topic: '' })
    const published = new Set(lists.filter((list) => written.has(overview(list))))
    const names: SectionNames = new Map()
    const pages = [...published].map((list) => {
      const occurrences = occurrencesOf(list, lists, [...written.values()], language)
      for (const symbol of list.symbols.filter(isLookedFor)) {
        // What no page shows is found on the page of symbols.
        const elsewhere = { path: symbolsPath(list, language), section: symbolAnchor(symbol, words) }
        const [home = elsewhere] = occurrences.get(symbol.id) ?? []
        const sections = names.get(home.path) ?? new Map<string, string[]>()
        sections.set(home.section, [...(sections.get(home.section) ?? []), symbol.name])
        names.set(home.path, sections)
      }
      const titleOf = (route: string) => written.get(route)?.page.frontmatter.title
      const around = { lists, published, occurrences, language, words, titleOf }
      return unlessKnown(list, around, () => symbolsPage(list, around))
    })
    return { pages, names }
  },
}

const known = new WeakMap<SymbolList, Map<Language, { words: Words; key: string; page: GeneratedPage }>>()

/** Makes a page unless what it shows is what it showed the last time: most saves change none of them. */
function unlessKnown(
  list: SymbolList,
  { language, words, occurrences, published, titleOf }: Surroundings,
  make: () => GeneratedPage,
): GeneratedPage {
  const shown = [...occurrences]
  const titles = new Set(shown.flatMap(([, places]) => places.map(({ path }) => path)))
  const key = JSON.stringify([
    shown,
    [...titles].map(titleOf),
    [...published].map(({ version, platform }) => [version, platform]),
  ])
  const pages = known.get(list) ?? new Map<Language, { words: Words; key: string; page: GeneratedPage }>()
  known.set(list, pages)
  const earlier = pages.get(language)
  if (earlier?.key === key && earlier.words === words) return earlier.page
  const page = make()
  pages.set(language, { words, key, page })
  return page
}
