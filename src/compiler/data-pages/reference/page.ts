import { descriptionLetters } from '../../../shared/frontmatter'
import { platformLabel } from '../../../shared/sdk'
import type { GeneratedPage } from '../../page/generated-page'
import { SYMBOLS } from '../../symbols/read-lists'
import type { SymbolList } from '../../symbols/symbol'
import { symbolsPath } from './addresses'
import type { Surroundings } from './member'

interface PageText {
  slug: string
  title: string
  description: string
  order: number
  chunks: string[]
}

/** A page of a reference, by its text and where it stands. */
export function page(
  list: SymbolList,
  around: Surroundings,
  { slug, title, description, order, chunks }: PageText,
): GeneratedPage {
  const path = `${symbolsPath(list, around.language)}${slug ? `${slug}/` : ''}`
  const source = (name: string) => `${SYMBOLS}/${list.version}/${name}.yaml`
  const alsoFrom = [...(list.extends ? [list.extends] : []), ...(list.natives ?? [])].map(source)
  return {
    file: `${path.slice(1, -1)}.mdx`,
    text: [
      '---',
      `title: ${JSON.stringify(title)}`,
      ...(slug ? [] : [`navTitle: ${JSON.stringify(around.words('symbols.navTitle'))}`]),
      `description: ${JSON.stringify(shortened(description))}`,
      `order: ${String(order)}`,
      '---',
      '',
      ...chunks.flatMap((chunk) => (chunk ? [chunk, ''] : [])),
    ].join('\n'),
    source: source(list.platform),
    ...(alsoFrom.length ? { alsoFrom } : {}),
  }
}

/**
 * A description has to fit, however long the name of a type is: it ends with what it says before its last colon. Where a
 * language says it without one, or early, it ends between two words.
 */
function shortened(text: string): string {
  const { shortest, longest } = descriptionLetters
  if (text.length <= longest) return text
  const colon = text.lastIndexOf(':', longest - 1)
  if (colon >= shortest) return `${text.slice(0, colon).trim()}.`
  const space = text.lastIndexOf(' ', longest - 1)
  return `${text.slice(0, space >= shortest ? space : longest - 1).replace(/[\s\p{P}]+$/u, '')}…`
}

/** What strings say of a list: platform and version. */
export const wordsFor = (list: SymbolList) => ({
  platform: platformLabel(list.platform),
  version: list.version,
})
