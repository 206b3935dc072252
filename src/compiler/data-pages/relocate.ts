import type { CompiledPage } from '../page/compile-page'
import { CONTENT } from '../files/content-files'
import { placeOfLine, type GeneratedPage } from '../page/generated-page'

/** What has a place in a file. */
interface Placed {
  file: string
  line: number
  column: number
}

/** What a page has of it: a list more is an error of types here until it is moved as well. */
type PlacedKey =
  | 'places'
  | {
      [Key in keyof CompiledPage]: CompiledPage[Key] extends readonly Placed[] ? Key : never
    }[keyof CompiledPage]

/** Whatever is reported of a page that is made of data is reported of the data: there somebody can fix it. */
export function relocated(page: CompiledPage, { file, places }: GeneratedPage): CompiledPage {
  if (!places) return page
  const made = `${CONTENT}/${file}`
  const lineOf = (line: number) => placeOfLine(places, line)?.line ?? line
  const move = <T extends Placed>(one: T): T =>
    one.file === made ? { ...one, ...placeOfLine(places, one.line) } : one
  const moved: Pick<CompiledPage, PlacedKey> = {
    places: Object.fromEntries(Object.entries(page.places).map(([key, at]) => [key, at && move(at)])),
    problems: page.problems.map(move),
    links: page.links.map(move),
    topicLinks: page.topicLinks.map(move),
    images: page.images.map(move),
    texts: page.texts.map(move),
    codes: page.codes.map(move),
    samples: page.samples.map(move),
    badges: page.badges.map(move),
    emptySections: page.emptySections.map(move),
    suppressions: page.suppressions.map((one) =>
      one.file === made ? { ...move(one), from: lineOf(one.from), to: lineOf(one.to) } : one,
    ),
  }
  return { ...page, ...moved }
}
