import { existsSync } from 'node:fs'
import path from 'node:path'
import { parseSdkPath, sdkPath, sdkPlatforms, sdkVersions } from '../../shared/sdk'
import { defaultLanguage } from '../../shared/site'
import { grouped } from '../../text/maps'
import { sdkListSchema } from '../../shared/site-files'
import { stringsOf, wordsOf } from '../files/words'
import { digest } from '../page/inputs'
import type { TreeEntry } from '../page/tree-entry'
import { brokenOff } from '../problems/broken-off'
import { guidesOf } from '../symbols/guide-of'
import { isShown } from '../symbols/look-up'
import { readSymbolLists, symbolListsOf, SYMBOLS } from '../symbols/read-lists'
import { addressOf, occurrencesOf, type Occurrence } from '../symbols/shown-on'
import type { SdkSymbol, SymbolList } from '../symbols/symbol'
import { keptMade } from './kept-made'
import { noteAt, type Made, type Maker, type SectionNames, type SectionSentences } from './maker'
import { referenceOf, sectionOf, symbolsPath } from './reference/addresses'
import { plainAbout } from './reference/descriptions'
import { listName, writeSymbolFiles } from './reference/download'
import { referencePages, referenceRoutes } from './reference/pages'

/**
 * Whether a guide is looked for by the name of a symbol. What hangs on an accessor without a class of its own is called like
 * any other; but a single word there, such as `title`, is everybody's.
 */
const isLookedFor = (symbol: SdkSymbol): boolean =>
  isShown(symbol) || (symbol.id !== symbol.name && /[a-z][A-Z]|_/.test(symbol.name))

const FILE = new RegExp(`^${SYMBOLS}/([^/]+)/([^/]+)\\.yaml$`)

/** The reference of every platform that has pages: a page a type, and a front that leads to all of them. */
export const symbolsMaker: Maker = {
  name: 'symbols',
  data: { file: () => SYMBOLS, rule: 'symbols' },
  isProse: false,
  needs: 'SDKs',
  // What it does is said by the sentences beside the names, once for all that share one: a third as many as names.
  excerpt: { letters: () => 0, of: () => true },
  namesChildren: (page) => parseSdkPath(page)?.topic === 'symbols',
  downloads: {
    has: (root, address) =>
      path.dirname(address) === path.dirname(sdkListSchema) && existsSync(path.join(root, SYMBOLS)),
    write: writeSymbolFiles,
  },
  routes(content, language, has) {
    const lists = symbolListsOf(content)
    return content.files.flatMap((file): [string, string][] => {
      const [, folder, name] = FILE.exec(file) ?? []
      const version = sdkVersions.find(({ id }) => id === folder)?.id
      const platform = sdkPlatforms.find(({ id }) => id === name)?.id
      if (!version || !platform || !has(sdkPath({ language, version, platform, topic: '' }))) return []
      // Of a list that cannot be read, such as one of an earlier form, the front is known.
      const list = lists.find((one) => one.version === version && one.platform === platform)
      const routes = list ? referenceRoutes(list, language) : [symbolsPath({ version, platform }, language)]
      return routes.map((route) => [route, file])
    })
  },
  read: (root) => void readSymbolLists(root),
  *make({ root, language, has, written }) {
    // What is wrong with the lists is a finding of the check; a build goes on with what can be read.
    const { lists, digest: digestOfLists } = readSymbolLists(root)
    const words = wordsOf(root, language)
    const overview = ({ version, platform }: SymbolList) =>
      sdkPath({ language, version, platform, topic: '' })
    const published = new Set(lists.filter((list) => has(overview(list))))
    const titleOf = (route: string) => written.get(route)?.page.frontmatter.title
    const restsOnAll = digest([
      digestOfLists,
      JSON.stringify(stringsOf(root, language, 'pages')),
      ...[...published].map(listName),
      ...[...written.values()].flatMap(({ path, page }) => [path, page.frontmatter.title]),
    ])
    // By the list of their platform.
    const pagesOf = grouped(written.values(), ({ path }) => {
      const at = parseSdkPath(path)
      return at && listName(at)
    })
    const madeOf = (list: SymbolList, own: readonly TreeEntry[]): Made => {
      const names: SectionNames = new Map()
      const sentences: SectionSentences = new Map()
      const occurrences = occurrencesOf(list, lists, own, language)
      const guides = guidesOf(list, { occurrences, language, written })
      const around = { lists, published, occurrences, guides, language, words, titleOf }
      const pages = referencePages(list, around)
      const { addresses, sections } = referenceOf(list)
      const front = symbolsPath(list, language)
      for (const symbol of list.symbols) {
        const at = addresses.get(symbol.id)
        const home = isLookedFor(symbol) ? occurrences.get(symbol.id)?.[0] : undefined
        // It is found where it is documented, and in the reference: there a member of its own has a heading with its name.
        if (home) noteAt(names, home.path, home.section, symbol.name)
        if (at && !sections.has(symbol.id) && (symbol.owner !== undefined || isLookedFor(symbol))) {
          noteAt(names, `${front}${at.slug}/`, sectionOf(symbol, list), symbol.name)
        }
        // A page's opening says what its own type is; a row is found by its name in any case.
        const isHeading = sections.has(symbol.id)
        if (at?.anchor && (symbol.about || !isHeading)) {
          const section = isHeading ? at.anchor : sectionOf(symbol, list)
          noteAt(sentences, `${front}${at.slug}/`, section, {
            name: symbol.name,
            anchor: at.anchor,
            text: plainAbout(symbol),
          })
        }
      }
      const ofList =
        language === defaultLanguage ? { guides: new Map([[listName(list), addressesOf(guides)]]) } : {}
      return { pages, names, sentences, ...ofList }
    }
    for (const list of published) {
      try {
        const own = pagesOf.get(listName(list)) ?? []
        const restsOn = digest([restsOnAll, ...own.map(({ path, made }) => path + made)])
        yield keptMade({ root, language, name: listName(list), restsOn }, () => madeOf(list, own))
      } catch (error) {
        const place = { file: `${SYMBOLS}/${list.version}/${list.platform}.yaml` }
        yield {
          pages: [],
          problems: [brokenOff(error, 'symbols', place, 'No pages can be made of this list')],
        }
      }
    }
  },
}

/** Places as addresses, by the ids of what they document. */
const addressesOf = (guides: ReadonlyMap<string, readonly Occurrence[]>): Map<string, string[]> =>
  new Map([...guides].map(([id, places]) => [id, places.map(addressOf)]))
