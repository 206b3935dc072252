import type { SearchableSection } from '../../search/contract/index-file'
import { labelOf } from '../../shared/page-tree'
import { parentPath } from '../../shared/slugs'
import { remembered } from '../../text/maps'
import type { CompiledPage } from '../page/compile-page'
import type { TreeEntry } from '../page/tree-entry'
import { makerOf } from '../data-pages/makers'
import type { ContentState } from './content-state'
import { digestOf } from './doc-page'
import { messagesIn } from './quoted-messages'

/** The titles of the pages above a page. */
function trailOf({ path }: TreeEntry, content: ContentState): string[] {
  const trail: string[] = []
  // The home page is above everything, and says nothing about where a page stands.
  for (let parent = parentPath(path); parent && parentPath(parent); parent = parentPath(parent)) {
    const above = content.entryOfPath(parent)?.page.frontmatter
    if (above) trail.unshift(labelOf(above))
  }
  return trail
}

/** Compiled pages do not change; they are replaced. */
const known = new WeakMap<CompiledPage, string[]>()

/** The messages that a page quotes: its digest holds them, and so do its sections. */
const messagesOf = (page: CompiledPage): string[] => remembered(known, page, () => messagesIn(page.codes))

/** All that `toSearchableSections` makes the sections of a page of, without making them. */
export function sectionsMadeOf(entry: TreeEntry, content: ContentState): string[] {
  const { path, page, madeBy } = entry
  const { title, description, keywords } = page.frontmatter
  const names = [...(content.sectionNames.get(path) ?? [])]
  const sentences = [...(content.sectionSentences.get(path) ?? [])]
  return [
    digestOf(page.sections),
    JSON.stringify([
      title,
      description,
      keywords,
      messagesOf(page),
      trailOf(entry, content),
      names,
      sentences,
      madeBy,
    ]),
  ]
}

/** As much of a text, cut between words: half a word would be one that search knows. */
function firstWords(text: string, letters: number): string {
  return text.length <= letters
    ? text
    : text
        .slice(0, letters + 1)
        .replace(/\S*$/, '')
        .trimEnd()
}

/** Sections of a page as the search index wants them, with the titles of the pages above it. */
export function toSearchableSections(entry: TreeEntry, content: ContentState): SearchableSection[] {
  const { path, page } = entry
  const { frontmatter } = page
  const names = content.sectionNames.get(path)
  const sentences = content.sectionSentences.get(path)
  const saidBelow = (anchor: string) => {
    const said = sentences?.get(anchor)
    return said ? { sentences: said } : {}
  }
  const excerpt = makerOf(entry)?.excerpt
  const common = { path, pageTitle: frontmatter.title, trail: trailOf(entry, content) }
  const [first, ...rest] = page.sections
  const opening = first && !first.id ? first.text : ''
  const messages = messagesOf(page)
  const headed = first?.id ? [first, ...rest] : rest
  return [
    {
      ...common,
      anchor: '',
      heading: '',
      text: `${frontmatter.description} ${opening}`.trim(),
      names: names?.get('') ?? [],
      ...saidBelow(''),
      ...(frontmatter.keywords.length ? { keywords: frontmatter.keywords } : {}),
      ...(messages.length ? { messages } : {}),
    },
    ...headed
      // On pages of data, a heading such as "Functions" that has nothing of its own leads to nothing.
      .filter(({ id, text }) => !excerpt || text || names?.get(id))
      .map(({ id, title, text }) => ({
        ...common,
        anchor: id,
        heading: title,
        text: excerpt?.of(names?.get(id)) ? firstWords(text, excerpt.letters(path)) : text,
        names: names?.get(id) ?? [],
        ...saidBelow(id),
      })),
  ]
}
