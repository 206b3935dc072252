// @ts-check
/**
 * Types of comments, `import('./a.mjs').A` and `@import { A } from './a.mjs'`, tie files together as those of imports do,
 * and are no imports to a linter.
 */

const NAMED = /\bimport\(\s*(['"`])(?<type>[^'"`]+)\1|@import\s[^'"`]*(['"`])(?<tag>[^'"`]+)\3/g

/**
 * What the types of a comment are imported from.
 * @param {string} comment
 * @returns {{ source: string, at: number }[]} each with the offset at which it begins
 */
const importsOfComment = (comment) =>
  [...comment.matchAll(NAMED)].map(({ groups, index }) => ({
    source: groups?.type ?? groups?.tag ?? '',
    at: index,
  }))

/**
 * The same for all comments of a text that has not been parsed.
 * @param {string} text
 * @returns {string[]}
 */
export const importsInComments = (text) =>
  [...text.matchAll(/\/\*\*[\s\S]*?\*\//g)].flatMap(([comment]) =>
    importsOfComment(comment).map(({ source }) => source),
  )

/**
 * Calls a rule back for everything that comments of a file import types from, at its place.
 * @param {import('eslint').Rule.RuleContext} context
 * @param {(source: string, loc: import('eslint').AST.SourceLocation) => void} say
 * @returns {import('eslint').Rule.RuleListener}
 */
export const eachInComments = ({ sourceCode }, say) => ({
  Program() {
    for (const { type, value, range } of sourceCode.getAllComments()) {
      if (type !== 'Block' || !value.startsWith('*') || !range) continue
      for (const { source, at } of importsOfComment(value)) {
        // Behind the two characters that a comment begins with.
        const [start, end] = [at, at + source.length].map((offset) => range[0] + 2 + offset)
        say(source, {
          start: sourceCode.getLocFromIndex(start ?? 0),
          end: sourceCode.getLocFromIndex(end ?? 0),
        })
      }
    }
  },
})
