import { SENTENCE_END, type SourceText } from '../../page/texts'

/** A text of a page, as far as it matters what it says. */
type Said = Pick<SourceText, 'text' | 'kind' | 'leads' | 'isRow'>

/** What a text says of a release. */
export interface SaidSince {
  version: string
  /** The one thing in backticks in its sentence. */
  beside?: string
  /** Whether it says when that came, not only what is so from then on. */
  isArrival: boolean
  /** The number of the text, and where the version stands in it. */
  text: number
  offset: number
}

const SDK = String.raw`(?:(?:the|SDK|plugin|library|version|release)\s+)*`
const RELEASE = String.raw`(?<version>\d+\.\d+(?:\.\d+)?)(?!\.?[\w%-])`
/** What came with a release: `available in 3.7`, `exists since version 3.7`. */
const ARRIVAL = String.raw`(?:available\s+(?:in|since|from|as\s+of|with)|exists?\s+(?:since|from)|(?:added|introduced|new)\s+(?:in|with)|came\s+(?:in|with))`
const SINCE = new RegExp(String.raw`\b(?:(?<arrival>${ARRIVAL})|since|as\s+of)\s+${SDK}${RELEASE}`, 'gi')
const FROM_ON = new RegExp(String.raw`\bfrom\s+${SDK}${RELEASE}(?=,?\s+(?:on|onwards?|upwards?)\b)`, 'gi')
/** "since 3.7 of Gradle": of somebody else's releases nothing is known here. */
const OF_OTHERS = /^,?\s+of\s+(?!(?:the\s+)?(?:(?:native|web)\s+)?(?:Beckon|SDKs?|plugin|library)\b)/i
/** "since 2.6.0 of the native SDK": the list has the releases of its own. */
const OF_NATIVE = /^,?\s+of\s+(?:the\s+)?(?:native|web)\b/i
/** What else has such numbers. */
const OTHERS =
  /\b(?:Android Studio|AGP|AltBeacon|Angular|Capacitor|CocoaPods|Cordova|Dart|Expo|Firebase|Flutter|Gradle|Ionic|Java|Kotlin|Node|Play|PHP|React Native|StoreKit|Swift|TypeScript|WooCommerce|WordPress|Xcode)(?:[’']s)?(?:\s+\w+){0,2}\s*$/

/** All releases that the words of a page say something is there from, such as "since version 3.7" and "from 3.7 on". */
export function sinceInWords(said: readonly Said[]): SaidSince[] {
  return said.flatMap(({ kind, text }, at): SaidSince[] => {
    if (kind === 'code' || kind === 'prop') return []
    const matches = [...text.matchAll(SINCE), ...text.matchAll(FROM_ON)]
    return matches.flatMap((match): SaidSince[] => {
      const { version = '', arrival } = match.groups ?? {}
      const [from, to] = [match.index, match.index + match[0].length]
      if (OF_OTHERS.test(text.slice(to)) || OTHERS.test(text.slice(0, from))) return []
      const codes = OF_NATIVE.test(text.slice(to)) ? [] : codesBeside(said, at, from, to)
      const [beside] = codes
      return [
        {
          version,
          ...(codes.length === 1 && beside !== undefined ? { beside } : {}),
          isArrival: arrival !== undefined || /^\s*\($/.test(text.slice(0, from)),
          text: at,
          offset: to - version.length,
        },
      ]
    })
  })
}

/** What stands in backticks in the sentence around a place of a text. */
function codesBeside(said: readonly Said[], at: number, from: number, to: number): string[] {
  const { text = '' } = said[at] ?? {}
  const codes: string[] = []
  const isOver = (one: Said | undefined, words: string) => !one || SENTENCE_END.test(words)
  for (let i = at - 1, words = text.slice(0, from); !isOver(said[i], words); i--) {
    const one = said[i]
    if (one?.kind === 'code') codes.push(one.text)
    else if (one?.kind !== 'prose') break
    words = one.kind === 'code' ? '' : one.text
    if (one.kind === 'code' && (one.leads || one.isRow)) break
  }
  for (let i = at + 1, words = text.slice(to); !isOver(said[i], words); i++) {
    const one = said[i]
    if (!one || one.leads || one.isRow || (one.kind !== 'code' && one.kind !== 'prose')) break
    if (one.kind === 'code') codes.push(one.text)
    words = one.kind === 'code' ? '' : one.text
  }
  return codes
}
