import type { Grammar } from './grammars'

/**
 * What a grammar does not know although the language has it, put into words that it does know. Each rewrite keeps
 * length and lines, so that the places of errors hold, and is as narrow as the thing it stands for.
 */
interface Rewrite {
  /** What the grammar does not know. */
  what: string
  pattern: RegExp
  replace: (match: string, ...groups: string[]) => string
}

export const rewrites: Partial<Record<Grammar, readonly Rewrite[]>> = {
  kotlin: [
    {
      what: 'an assignment to a property of what a call gives: `Beckon.push().intentReceiver = …`',
      pattern: /(\)[?!]{0,2}\.\w+ )=(?= )/g,
      replace: (_, target = '') => `${target}+`,
    },
    {
      what: 'a function called like a modifier: `inbox.open(item)`',
      pattern: /(?<!\w)(open|data|inner|value|internal)(?=\()/g,
      replace: (word) => `${word.slice(0, -1)}_`,
    },
    {
      what: 'an interface with one function: `fun interface Done`',
      pattern: /\bfun (?=interface )/g,
      replace: () => '',
    },
    { what: 'a range without its end: `0..<count`', pattern: /\.\.</g, replace: () => '.. ' },
  ],
  objc: [
    {
      what: 'the macros around what is never nil',
      pattern: /\bNS_ASSUME_NONNULL_(?:BEGIN|END)\b/g,
      replace: () => '',
    },
    {
      what: 'the macros that declare an enum: `typedef NS_ENUM(NSInteger, State) {`',
      pattern: /\btypedef NS_(?:ENUM|OPTIONS)\(\s*\w+\s*,\s*(\w+)\s*\)/g,
      replace: (_, name = '') => `enum ${name}`,
    },
  ],
  swift: [
    { what: 'the macro of a preview: `#Preview {`', pattern: /#(?=Preview\b)/g, replace: () => '' },
    {
      what: 'a condition behind `guard #available` or `if #available` that is followed by others, and its negation',
      pattern: /#(?:un)?available\([^)\n]*\)/g,
      replace: () => 'true',
    },
    {
      what: 'a selector that names its argument labels: `#selector(tapped(_:))`',
      pattern: /#selector\([^\n]*?\)\)?(?=[,)\n])/g,
      replace: () => 'nil',
    },
  ],
}

/** The sample as its grammar can take it. */
export function rewritten(text: string, grammar: Grammar): string {
  return (rewrites[grammar] ?? []).reduce(
    (result, { pattern, replace }) =>
      result.replace(pattern, (match: string, ...groups: string[]) =>
        replace(match, ...groups).padEnd(match.length),
      ),
    text,
  )
}
