import { problemOf, type Problem } from '../../problems/problem'
import type { Rule } from '../rule'

/** Columns that a sample has room for between the tree and the list of the page's headings. */
const WIDEST = 78

/** Lines that may be longer, and why nothing is to be done about them. */
const excuses: readonly { line: RegExp; why: string }[] = [
  { line: /^\s*\S+$/, why: 'It is one word, and there is nothing to break it at.' },
  { line: /^\s*[\w:-]+="[^"]*"(?: ?\/?>)?$/, why: 'An attribute of XML has its value in one piece.' },
  { line: /https?:\/\/[^\s'"<>`]{30,}/, why: 'An address is one word as well: broken, it leads nowhere.' },
  {
    line: /^\s*<([\w-]+)[^<>]*>[^<>]+<\/\1>$/,
    why: 'What stands in an element of XML is its value, and a line break would be part of it.',
  },
  {
    line: /^\s*(?:"[\w-]+"|'[\w-]+'|\w+)(?::| =>) (?:"[^"]*"|'[^']*'),?$/,
    why: 'A text of JSON has no line break, and what is made of it in another language is the same text.',
  },
  { line: /^<!DOCTYPE plist /, why: 'So every property list begins that Xcode writes.' },
]

/** Samples are read without being moved sideways, as far as their languages let lines be broken. */
export const widthRule: Rule = {
  name: 'width',
  about: `lines of samples have ${WIDEST} columns at most, where their language lets them be broken`,
  check({ said }) {
    const problems: Problem[] = []
    for (const { text, language, file, line, column } of said.flatMap(({ page }) => page.samples)) {
      // Output of a program and lists of files are as they are.
      if (language === 'text') continue
      for (const [index, code] of text.split('\n').entries()) {
        if (code.length <= WIDEST || excuses.some((excuse) => excuse.line.test(code))) continue
        const place = { file, line: line + index, column: column + WIDEST }
        const message = `The line has ${code.length} columns, and readers see ${WIDEST} of them.`
        problems.push(problemOf('width')(place, message, 'break it, as the language has it'))
      }
    }
    return problems
  },
}
