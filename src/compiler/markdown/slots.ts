import type { AppNeed, CapabilityLinks, PageLink } from '../../shared/doc-page'
import type { TreePage } from '../../shared/page-tree'
import type { ParityTable } from '../../shared/parity'
import {
  currentVersion,
  parseSdkPath,
  platformLabel,
  sdkPath,
  sdkPlatforms,
  versionsOf,
} from '../../shared/sdk'
import { defaultLanguage } from '../../shared/site'
import { languageOf } from '../../shared/slugs'
import type { Words } from '../files/words'
import { absolute } from './context'
import { link, plain, sentence } from './escape'
import { tableOf } from '../page/table-of'
import { inCell } from './table'

/** What templates show besides the text of a page, as Markdown: each the counterpart of a component of src/templates. */

type Say = Words<'translation'>

const linkTo = (text: string, path: string) => link(plain(text), absolute(path))
const languageFor = (path: string) => languageOf(path) ?? defaultLanguage

/** Pages with their descriptions, under a heading. */
export function pageList(
  title: string,
  pages: readonly PageLink[],
  { hasPlace = false }: { hasPlace?: boolean } = {},
): string[] {
  if (!pages.length) return []
  const place = (path: string) => {
    const sdk = hasPlace ? parseSdkPath(path) : undefined
    return sdk?.topic ? ` (${platformLabel(sdk.platform)} ${sdk.version})` : ''
  }
  const line = (page: PageLink) =>
    `- ${linkTo(page.title, page.path)}${place(page.path)}: ${plain(page.description)}`
  return [`## ${plain(title)}`, pages.map(line).join('\n')]
}

/** What an app needs before a guide works, by topic and platform. */
export function needs(all: readonly AppNeed[], words: Say): string[] {
  if (!all.length) return []
  const lines = all.map(({ label, platforms }) => {
    const pages = platforms.map(({ id, path, name, absent }) => {
      const page = linkTo(name ?? platformLabel(id), path)
      return absent ? `${page} (${plain(words('needs.absent', { why: absent }))})` : page
    })
    return `- **${plain(label)}:** ${pages.join(', ')}`
  })
  return [
    `## ${plain(words('needs.title'))}`,
    sentence(words('needs.intro')),
    sentence(words('needs.older', { menu: words('switcher.version') })),
    lines.join('\n'),
  ]
}

/** Every platform with the versions that have pages. */
export function platformGrid(path: string, pages: ReadonlyMap<string, TreePage>): string {
  const language = languageFor(path)
  const lines = sdkPlatforms.flatMap(({ id, label }) => {
    const versions = versionsOf(id)
      .map((version) => ({ version, path: sdkPath({ language, version, platform: id, topic: '' }) }))
      .filter((one) => pages.has(one.path))
      .map((one) => linkTo(one.version, one.path))
    return versions.length ? [`- **${plain(label)}:** ${versions.join(', ')}`] : []
  })
  return lines.join('\n')
}

/** What each platform can do, a table a version. */
export function supportMatrix(tables: readonly ParityTable[], words: Say): string[] {
  return [
    `## ${plain(words('sdk.matrix'))}`,
    ...tables.flatMap(({ version, columns, rows }) => {
      const isMixed = columns.some((column) => column.version !== version)
      const names = columns.map(({ id, version: own }) =>
        own === version ? platformLabel(id) : `${platformLabel(id)} ${own}`,
      )
      const cell = ({ state, path, note }: ParityTable['rows'][number]['cells'][number]) => {
        const said = words(`sdk.state.${state}`)
        return inCell([path ? linkTo(said, path) : plain(said), ...(note ? [plain(note)] : [])].join(': '))
      }
      return [
        ...(version === currentVersion
          ? []
          : [`**${plain(words('sdk.matrixVersion', { version: version.slice(1) }))}**`]),
        sentence(words(isMixed ? 'sdk.matrixCaptionAll' : 'sdk.matrixCaption', { version })),
        tableOf(
          [words('sdk.capability'), ...names].map((name) => inCell(plain(name))),
          rows.map(({ label, cells }) => [inCell(plain(label)), ...cells.map(cell)]),
        ),
      ]
    }),
  ]
}

/** The two ways into the site. */
export function doors(path: string, words: Say): string[] {
  const language = languageFor(path)
  const door = (key: 'developers' | 'marketers', to: string) => [
    `## ${linkTo(words(`home.${key}`), to)}`,
    sentence(words(`home.${key}Text`)),
  ]
  return [...door('developers', `/${language}/sdk/`), ...door('marketers', `/${language}/guides/`)]
}

/** What Beckon does. */
export function capabilityList(capabilities: readonly CapabilityLinks[], words: Say): string[] {
  if (!capabilities.length) return []
  const line = ({ id, guide, sdk }: CapabilityLinks) => {
    const ways = [
      ...(guide ? [linkTo(words('home.guide'), guide)] : []),
      ...(sdk ? [linkTo(words('home.sdkTopic'), sdk)] : []),
    ]
    const about = plain(words(`home.about.${id}`))
    return `- **${plain(words(`capability.${id}`))}:** ${[about, ways.join(', ')].filter(Boolean).join(' ')}`
  }
  return [`## ${plain(words('home.capabilities'))}`, capabilities.map(line).join('\n')]
}
