import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { CONTENT, listContent } from '../../files/content-files'
import { readFacts } from '../../files/facts'
import { problemOf, type Problem } from '../../problems/problem'
import { languages } from '../../../shared/site'
import type { Rule } from '../rule'

/** A release such as 3.10.0 may be history in a sentence; in a sample it is what readers paste. */
const VERSION = /^\d+(?:\.\d+){2,3}$/
const ADDRESS = /^https?:\/\//

/** What content/facts.json holds is drawn from there, so that one line changes every page. */
export const literalRule: Rule = {
  name: 'literal',
  about: 'versions in samples, and addresses everywhere, are drawn from `content/facts.json` by name',
  check({ root }) {
    const { facts } = readFacts(root)
    const find = finderOf(facts)
    const { pages, partials } = listContent(root, languages)
    return [...pages, ...partials].flatMap((name) => {
      const file = `${CONTENT}/${name}`
      const full = path.join(root, file)
      return existsSync(full) ? literalsIn(readFileSync(full, 'utf8'), file, find) : []
    })
  },
}

interface Literal {
  value: string
  offset: number
  /** Of several facts with one value the writer chooses. */
  names: readonly string[]
}

/** Finds the values of facts in a line of text, as whole words. */
function finderOf(facts: ReadonlyMap<string, string>): (line: string) => Literal[] {
  const names = new Map<string, string[]>()
  for (const [name, value] of facts) {
    if (VERSION.test(value) || ADDRESS.test(value)) names.set(value, [...(names.get(value) ?? []), name])
  }
  if (!names.size) return () => []
  const escaped = [...names.keys()]
    // The longest first: an alternation takes the first that fits.
    .sort((a, b) => b.length - a.length)
    .map((value) => value.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  const pattern = new RegExp(`(?<![\\w.])(?:${escaped.join('|')})(?!\\w)`, 'g')
  return (line) =>
    [...line.matchAll(pattern)].map(({ 0: value, index }) => ({
      value,
      offset: index,
      names: names.get(value) ?? [],
    }))
}

function literalsIn(text: string, file: string, find: (line: string) => Literal[]): Problem[] {
  let inSample = false
  return text.split('\n').flatMap((line, index) => {
    if (/^\s*(?:```|~~~)/.test(line)) {
      inSample = !inSample
      return []
    }
    return find(line)
      .filter(({ value }) => inSample || ADDRESS.test(value))
      .map(({ value, offset, names }) => {
        const message = `"${value}" is written out, and would stay when it changes.`
        const fix = `write ${names.map((name) => `%{${name}}`).join(' or ')}`
        return problemOf('literal')({ file, line: index + 1, column: offset + 1 }, message, fix)
      })
  })
}
