import type { Language } from '../../shared/site'
import type { Place } from '../problems/problem'

/** A page that is made of data instead of being written: the compiler takes its text like any other. */
export interface GeneratedPage {
  /** Where it would lie below content/: `en/sdk/v3/android/symbols.mdx`. */
  file: string
  text: string
  /** The data it is made of, from the project's root: what "edit this page" leads to. */
  source: string
  /** Further data it is made of. */
  alsoFrom?: readonly string[]
  /** The language of its title and its description, where that is another one than the page's. */
  titleLanguage?: Language
  /** The group among its siblings that it belongs to, in the language of its title. */
  group?: string
  /** Where the data of its lines stands, for whoever has to fix it; in the order of the lines. */
  places?: readonly MadeLines[]
}

/** Lines of a made page up to the next ones, and where their data stands. */
export interface MadeLines {
  /** The first of them, from 1. */
  line: number
  place: Required<Place>
}

/** Where the data of a line stands; undefined where nobody said so. */
export const placeOfLine = (places: readonly MadeLines[], line: number): Required<Place> | undefined =>
  places.findLast((one) => one.line <= line)?.place
