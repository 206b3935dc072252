import { argumentStarts, callSignature, signatureFor } from './call-arguments'
import type { Parameter } from './signature'
import type { SdkSymbol } from './symbol'
import { behindBracket, type Token } from './tokens'

type Kind = 'a text' | 'a list'

/** A parameter that takes texts alone, or lists of whatever. */
const TEXT = /^(?:final )?(?:java\.lang\.)?String[?!]?$/
const LIST =
  /^(?:\[[^:]+\]|(?:(?:Mutable|Array)?List|Array|Set|Collection|Iterable|Sequence)<.+>|String\[\])[?!]?$/
/** What makes a list in Kotlin and Java. */
const MAKES_LIST = /^(?:listOf|mutableListOf|arrayListOf|setOf|emptyList|asList|List)$/

/**
 * Whether a call gives a text where its signature has a list, or a list where it has a text, as far as literals show it.
 * Undefined where no argument does, or where the list does not say.
 * @param at the index of the name that is called
 */
export function wrongKind(
  symbols: readonly SdkSymbol[],
  tokens: readonly Token[],
  at: number,
  language: string,
): string | undefined {
  const open = at + 1
  const end = tokens[open]?.text === '(' ? behindBracket(tokens, open) : open
  if (end === open || !/^(?:kotlin|java|swift|dart)$/.test(language)) return undefined
  const starts = argumentStarts(tokens, open, end - 1)
  const forms = symbols.map((symbol) => {
    const written = signatureFor(symbol, language)
    return written && callSignature(symbol, written)?.parameters
  })
  const wrongs = forms.map((form) => form && firstWrong(form, tokens, starts, end - 1))
  return wrongs.every((wrong) => wrong) ? wrongs[0] : undefined
}

function firstWrong(
  parameters: readonly Parameter[],
  tokens: readonly Token[],
  starts: readonly number[],
  close: number,
): string | undefined {
  return starts.flatMap((start, index) => {
    const isNamed = tokens[start]?.kind === 'name' && /^[:=]$/.test(tokens[start + 1]?.text ?? '')
    const name = isNamed ? tokens[start]?.text : undefined
    const parameter = isNamed ? parameters.find((one) => (one.label ?? one.name) === name) : parameters[index]
    const given = kindOf(tokens, isNamed ? start + 2 : start, starts[index + 1] ?? close + 1)
    const { type = '' } = parameter ?? {}
    const wanted: Kind | undefined = TEXT.test(type) ? 'a text' : LIST.test(type) ? 'a list' : undefined
    return given && wanted && given !== wanted
      ? [`takes ${wanted} for ${parameter?.name ?? ''}, not ${given}`]
      : []
  })[0]
}

/** What a whole argument plainly is: a text by itself, or a list; undefined for all else, such as `['a'].first`. */
function kindOf(tokens: readonly Token[], start: number, next: number): Kind | undefined {
  // Behind it stands a comma, or the bracket that closes the call.
  const end = next - 1
  const { kind, text = '' } = tokens[start] ?? {}
  if (kind === 'string') return end === start + 1 ? 'a text' : undefined
  if (kind === 'mark' && text === '[') return behindBracket(tokens, start) === end ? 'a list' : undefined
  const from = tokens[start + 1]?.text === '.' ? start + 2 : start
  const makes = kind === 'name' && MAKES_LIST.test(tokens[from]?.text ?? '')
  return makes && tokens[from + 1]?.text === '(' && behindBracket(tokens, from + 1) === end
    ? 'a list'
    : undefined
}
