import { longestTerm } from '../contract/policy'

/**
 * How text becomes words, for the index and for what a reader types alike. Both sides must use this one function:
 * a word that is cut differently here and there is never found.
 */

/** A word as it stands in a text: every form it can be found by, and where it stands. */
export interface Word {
  /** The word as a whole, lower-cased: `enableremotenotifications`, `com.beckon.push_ui`, `inapp`. */
  whole: string
  /** What an identifier or hyphenated word is made of; empty for a plain word. */
  parts: readonly WordPart[]
  /** The identifiers that a dotted name is made of, `enableremotenotifications` of `BeckonPush.enableRemoteNotifications`. */
  names: readonly WordPart[]
  /** It is `Type.memberOfIt`: the name at its end says which is meant. */
  isMember: boolean
  start: number
  end: number
}

interface WordPart {
  text: string
  start: number
  end: number
}

/**
 * Letters and digits, held together by the joiners that identifiers, file names and hyphenated words have inside; and a size
 * with its unit, which says little in two.
 */
const CHUNK =
  /\p{N}+[ \u{a0}](?:[KMGTkmgt]i?[Bb]|bytes?|px)(?![\p{L}\p{N}])|[\p{L}\p{N}]+(?:[._$'’-][\p{L}\p{N}\p{M}]+|_+[\p{L}\p{N}]+|\p{M}+[\p{L}\p{N}]*)*/gu
const PART = /[\p{L}\p{N}\p{M}]+/gu
const CAMEL = /(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/gu
const RUN = /[^.$]+/gu
const DOTTED = /[\p{L}\p{N}_][.$][\p{L}\p{N}_]/u
/** Names such as `com.beckon.action.Callback` are one: what stands at their end is no identifier. */
const FULL_NAME = /^\p{Ll}[^.$]*(?:[.$][^.$]+){2}/u
const POSSESSIVE = /['’]s?$/i

/** Names such as tvOS and APNs are words, not two. */
const LONGEST_UNSPLIT = 5

const ASCII = /^[\x20-\x7e]*$/
const fold = (text: string): string =>
  (ASCII.test(text) ? text : text.normalize('NFKD').replace(/\p{M}/gu, '')).toLowerCase()

/** Cuts one run of letters at its camel humps, unless that would break a name such as iOS or OAuth2. */
function humps(text: string, offset: number): WordPart[] {
  const cuts = text.length > LONGEST_UNSPLIT ? [...text.matchAll(CAMEL)].map((match) => match.index) : []
  const edges = [0, ...cuts, text.length]
  const parts = edges.slice(1).map((end, index) => {
    const start = edges[index] ?? 0
    return { text: fold(text.slice(start, end)), start: offset + start, end: offset + end }
  })
  const brokenName = parts.some((part) => part.text.length === 1)
  return brokenName ? [{ text: fold(text), start: offset, end: offset + text.length }] : parts
}

const NO_PARTS: readonly WordPart[] = []
const NO_NAMES = { names: NO_PARTS, isMember: false }

/** A full name that is too long for a term, `Outer.Inner.onMember`, is found by each of its names, and one of those by its humps. */
function piecesOf(runs: readonly RegExpExecArray[]): Word[] {
  return runs.flatMap((run): Word[] => {
    const start = run.index
    const parts = humps(run[0], start)
    const whole = fold(run[0])
    if (whole.length <= longestTerm) {
      return [{ ...NO_NAMES, whole, parts: parts.length > 1 ? parts : [], start, end: start + run[0].length }]
    }
    return parts
      .filter(({ text }) => text.length <= longestTerm)
      .map(({ text, ...place }) => ({ ...NO_NAMES, whole: text, parts: [], ...place }))
  })
}

/** The identifiers of a dotted name; what has neither humps nor underscores is one of its parts already. */
const namesIn = (chunk: string): WordPart[] =>
  [...chunk.matchAll(RUN)]
    .filter(([run]) => run.includes('_') || humps(run, 0).length > 1)
    .map(({ 0: run, index }) => ({ text: fold(run), start: index, end: index + run.length }))

/** The class at the end of a full name: logs have its package before it, where pages mostly leave that out. */
export function classAtEnd(text: string, { whole, end }: Word): WordPart[] {
  const start = end - (/[^.$]+$/.exec(text.slice(0, end))?.[0].length ?? 0)
  const own = text.slice(start, end)
  return whole.includes('.') && /^\p{Lu}/u.test(own) && humps(own, start).length > 1
    ? [{ text: fold(own), start, end }]
    : []
}

const ASCII_END = 128
/** By the code of a character: what it may be in a plain word, and what keeps a word from ending there. */
const kind = { small: 1, capital: 2, digit: 4, joins: 8, space: 16 } as const
const KINDS = new Uint8Array(ASCII_END)
const mark = (characters: string, as: number) => {
  for (const one of characters) KINDS[one.charCodeAt(0)] = as
}
mark('abcdefghijklmnopqrstuvwxyz', kind.small)
mark('ABCDEFGHIJKLMNOPQRSTUVWXYZ', kind.capital)
mark('0123456789', kind.digit)
mark("._$'-", kind.joins)
mark(' \n\t,;:()/', kind.space)

/** Outside of ASCII, whatever it is takes the longer way. */
const kindAt = (text: string, at: number): number => {
  const code = text.charCodeAt(at)
  return code < ASCII_END ? (KINDS[code] ?? 0) : kind.joins
}
const isSpace = (code: number): boolean => KINDS[code] === kind.space

/** Where the plain word ends that begins at a place; there itself where none does. */
function endOfPlain(text: string, start: number): number {
  if (!(kindAt(text, start) & (kind.small | kind.capital))) return start
  let at = start + 1
  while (at < text.length && kindAt(text, at) & (kind.small | kind.digit)) at++
  const isPlain = at === text.length || !(kindAt(text, at) & (kind.capital | kind.joins))
  return isPlain && at - start <= longestTerm ? at : start
}

/** Names in code come again on many pages, and cutting one takes as long as a sentence of plain words. */
const mostChunks = 5000
const chunks = new Map<string, readonly Word[]>()

/** What was cut out of a text at a place → its word; none where nothing of it can be looked for. */
function wordsOfChunk(written: string, start: number): Word[] {
  let known = chunks.get(written)
  if (!known) {
    if (chunks.size >= mostChunks) chunks.clear()
    chunks.set(written, (known = cutChunk(written)))
  }
  const moved = <Part extends WordPart | Word>(part: Part): Part => ({
    ...part,
    start: part.start + start,
    end: part.end + start,
  })
  return known.map((word) => ({
    ...moved(word),
    parts: word.parts.length ? word.parts.map(moved) : NO_PARTS,
    names: word.names.length ? word.names.map(moved) : NO_PARTS,
  }))
}

function cutChunk(written: string): Word[] {
  const chunk = written.replace(POSSESSIVE, '')
  // An apostrophe inside belongs to the word (don't, l'app): only other joiners and humps make parts.
  const whole = fold(chunk.replace(/['’ \u{a0}-]/gu, ''))
  if (!whole) return []
  const runs = /['’]/.test(chunk) ? [] : [...chunk.matchAll(PART)]
  if (whole.length > longestTerm) return piecesOf(runs)
  const parts = runs.flatMap((run) => humps(run[0], run.index))
  const names = DOTTED.test(chunk) && !FULL_NAME.test(chunk) ? namesIn(chunk) : []
  const end = chunk.length
  const isMember = /^\p{Lu}/u.test(chunk) && names.at(-1)?.end === end
  return [{ whole, parts: parts.length > 1 ? parts : [], names, isMember, start: 0, end }]
}

/**
 * The words of a text, in order, with their places.
 * In: any text. Out: words in lower case without accents; never an error, an empty list when there is none.
 */
export function wordsOf(text: string): Word[] {
  const words: Word[] = []
  for (let at = 0; at < text.length;) {
    const end = endOfPlain(text, at)
    if (end > at) {
      const whole = text.slice(at, end).toLowerCase()
      // Nearly all words, and thousands of them in an answer: written out, since spreading takes several times as long.
      words.push({ whole, parts: NO_PARTS, names: NO_PARTS, isMember: false, start: at, end })
      at = end
      continue
    }
    if (isSpace(text.charCodeAt(at))) {
      at++
      continue
    }
    CHUNK.lastIndex = at
    const match = CHUNK.exec(text)
    if (!match) break
    at = match.index + match[0].length
    words.push(...wordsOfChunk(match[0], match.index))
  }
  return words
}

/**
 * Every term a text is to be found by: whole words, the identifiers of dotted names, and the parts of all. One-letter parts
 * lead nowhere and are left out. A member's name with its type before it is found by its identifiers: a reference has each
 * of them once, and nobody has to begin with the type.
 */
export function termsOf(text: string): string[] {
  return wordsOf(text).flatMap(({ whole, isMember, names, parts }) => [
    ...(!isMember && (whole.length > 1 || /\p{N}/u.test(whole)) ? [whole] : []),
    ...[...names, ...parts].map((part) => part.text).filter((part) => part.length > 1),
  ])
}
