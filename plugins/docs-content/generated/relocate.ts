import type { CompiledPage } from '../core/compile-page'
import { CONTENT } from '../core/content-files'
import type { GeneratedPage } from './page'

/** Whatever is told of a page that is made of data is told of the data: there somebody can mend it. */
export function relocated(page: CompiledPage, { file, placeOf }: GeneratedPage): CompiledPage {
  if (!placeOf) return page
  const made = `${CONTENT}/${file}`
  const move = <T extends { file: string; line: number; column: number }>(one: T): T =>
    one.file === made ? { ...one, ...placeOf(one.line) } : one
  return {
    ...page,
    problems: page.problems.map(move),
    links: page.links.map(move),
    images: page.images.map(move),
    texts: page.texts.map(move),
    codes: page.codes.map(move),
    samples: page.samples.map(move),
  }
}
