import { noColumns, type PackedColumns } from './columns'

/** All texts of a store by what they are, each once: pages of several platforms have most of theirs in common. */
export interface Texts {
  /** Titles of pages and headings. */
  readonly titles: readonly string[]
  readonly trails: readonly string[]
  readonly keywords: readonly (readonly string[])[]
  /** What pages quote of logs and terminals, each with the numbers of the pages that do, as steps from the one before. */
  readonly messages: readonly QuotedMessage[]
  /** The first words of sections. */
  readonly excerpts: readonly string[]
  /** What stands in rows. */
  readonly names: readonly string[]
  /** What names are and do. */
  readonly sentences: readonly string[]
}
export type QuotedMessage = readonly [text: string, ...steps: number[]]

type Long = 'titles' | 'excerpts' | 'names' | 'sentences'
/** As they travel: each long list as one text, which a phone reads sooner than thousands. */
export type PackedTexts = Omit<Texts, Long> & Readonly<Record<Long, string>> & { columns: PackedColumns }
export const noTexts: PackedTexts = {
  titles: '',
  trails: [],
  keywords: [],
  messages: [],
  excerpts: '',
  names: '',
  sentences: '',
  columns: noColumns,
}

/** Stands in no text, and JSON writes it as it is. */
const BETWEEN = '\u007f'
/** No text ends with a space. That most end with an ellipsis would make two bytes of each of their letters. */
const [ELLIPSIS, CUT] = ['…', ' ']

const joined = (list: readonly string[]): string =>
  list
    .map((text) => text.replaceAll(BETWEEN, ''))
    .map((text) => (text.endsWith(ELLIPSIS) ? text.slice(0, -1) + CUT : text))
    .join(BETWEEN)
const whole = (text: string): string => (text.endsWith(CUT) ? text.slice(0, -1) + ELLIPSIS : text)
const split = (text: string): string[] => (text ? text.split(BETWEEN).map(whole) : [])

/** Texts as they travel. */
export const packTexts = ({
  titles,
  excerpts,
  names,
  sentences,
  ...others
}: Texts): Omit<PackedTexts, 'columns'> => ({
  ...others,
  titles: joined(titles),
  excerpts: joined(excerpts),
  names: joined(names),
  sentences: joined(sentences),
})

/** Each long list is cut up when somebody looks at it. */
export function openTexts(packed: PackedTexts): Texts {
  const made: Partial<Record<Long, readonly string[]>> = {}
  const list = (name: Long) => (made[name] ??= split(packed[name]))
  return {
    trails: packed.trails,
    keywords: packed.keywords,
    messages: packed.messages,
    get titles() {
      return list('titles')
    },
    get excerpts() {
      return list('excerpts')
    },
    get names() {
      return list('names')
    },
    get sentences() {
      return list('sentences')
    },
  }
}
