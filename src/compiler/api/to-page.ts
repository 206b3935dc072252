import type { Language } from '../../shared/site'
import type { GeneratedPage } from '../page/generated-page'
import type { Chunk } from './chunk'
import type { ApiFile } from './read-file'

/** What a page of the API is made of. */
export interface PageParts {
  path: string
  source: ApiFile
  alsoFrom?: readonly string[]
  titleLanguage?: Language
  group: string | undefined
  facts: Record<string, string | number | readonly string[] | undefined>
  chunks: Chunk[]
}

/** The page as MDX, each line with the place of the description that it is made of. */
export function toPage({
  path,
  source,
  alsoFrom = [],
  titleLanguage,
  group,
  facts,
  chunks,
}: PageParts): GeneratedPage {
  const keys = Object.keys(facts).filter((key) => facts[key] !== undefined)
  const lines = ['---', ...keys.map((key) => `${key}: ${JSON.stringify(facts[key])}`), '---', '']
  const places = ['', ...keys, ''].map((key, at) => ({
    line: at + 1,
    place: source.placeOf(['x-page', key]),
  }))
  for (const { text, from } of chunks) {
    // A fact is named in pages, not in the description, which is also a download.
    places.push({ line: lines.length + 1, place: from })
    lines.push(...text.replaceAll('%{', '%\\{').split('\n'), '')
  }
  return {
    file: `${path.slice(1, -1)}.mdx`,
    text: lines.join('\n'),
    source: source.file,
    alsoFrom,
    ...(titleLanguage ? { titleLanguage } : {}),
    ...(group ? { group } : {}),
    places,
  }
}
