import type { SearchableSection } from '../contract/index-file'
import type { FieldName, IndexedFields } from '../contract/policy'
import { termsOfName } from './operation-path'

/** Each section has these three fields, and a word in a title counts twenty times as much as one elsewhere. */
export const fieldBoosts: Record<FieldName, number> = { title: 20, content: 1, url: 1 }

/** The words of a path, without the language, which every page of an index has in common. */
const pathWords = (path: string): string => path.split('/').filter(Boolean).slice(1).join(' ')

/**
 * What leads here by name, an address, a symbol or a keyword, is the url field.
 * The page's title and address stand with its first section only. Repeating them with every section would make the
 * file a sixth larger and each query half as slow again; the engine lends them to the page's other sections.
 */
export function fieldsOf(section: SearchableSection, isFirst: boolean): IndexedFields {
  const names = (section.names ?? []).flatMap(termsOfName)
  return {
    title: [section.heading, isFirst ? section.pageTitle : ''].filter(Boolean).join(' '),
    content: section.text,
    url: [isFirst ? pathWords(section.path) : '', ...names, ...(section.keywords ?? [])].join(' ').trim(),
  }
}
