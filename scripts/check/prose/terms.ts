import { readFileSync } from 'node:fs'
import path from 'node:path'
import { isScalar, LineCounter, parseDocument, visit } from 'yaml'
import { didYouMean } from '../../../plugins/docs-content/core/suggest'
import { placeIn } from '../../../plugins/docs-content/core/texts'
import { GLOSSARY, readGlossary, type Term } from '../../../plugins/docs-content/generated/glossary'
import type { Problem } from '../../../src/shared/problems'
import type { Rule } from '../rule'
import { isSpoken, phraseFinder } from './spoken'

/** Every term of the glossary has one spelling. */
export const termRule: Rule = {
  name: 'term',
  about: 'terms are spelled as content/glossary.yaml has them',
  check({ root, texts, allEntries }) {
    const { terms, problems } = readGlossary(root)
    const find = phraseFinder(terms.flatMap(wrongSpellings))
    const found = texts.filter(isSpoken).flatMap((text) =>
      find(text.text).map(({ written, offset, value }): Problem => ({
        file: text.file,
        ...placeIn(text, offset),
        rule: 'term',
        message: `"${written}" is not how the glossary spells it.`,
        mend: `write ${value}`,
      })),
    )
    const isPage = allEntries.some(({ generatedFrom }) => generatedFrom === GLOSSARY)
    const dead = isPage ? deadPages(root, new Set(allEntries.map((entry) => entry.path))) : []
    return [...problems, ...dead, ...found]
  },
}

function wrongSpellings({ term, not }: Term) {
  return not.flatMap((phrase) => {
    // Where only capitals differ, capitals count; else they may stand at the start of a sentence.
    const matchCase = phrase.toLowerCase() === term.toLowerCase()
    const one = { phrase, value: term, matchCase }
    // A plural in capitals is likelier the label of a menu.
    return matchCase ? [one] : [one, { ...one, phrase: pluralOf(phrase), value: pluralOf(term) }]
  })
}

function pluralOf(words: string): string {
  if (/[^aeiou]y$/i.test(words)) return words.replace(/y$/i, 'ies')
  return words + (/(?:s|x|z|ch|sh)$/i.test(words) ? 'es' : 's')
}

/** The page of the glossary leaves out a link whose goal is no page, so it has to be told here. */
function deadPages(root: string, paths: ReadonlySet<string>): Problem[] {
  const counter = new LineCounter()
  const problems: Problem[] = []
  visit(parseDocument(readFileSync(path.join(root, GLOSSARY), 'utf8'), { lineCounter: counter }), {
    Pair(_, { key, value }) {
      if (!isScalar(key) || key.value !== 'see' || !isScalar(value)) return
      const { value: see, range } = value
      if (typeof see !== 'string' || paths.has(see)) return
      const { line, col: column } = counter.linePos(range?.[0] ?? 0)
      const message = `"see" leads to no page: ${see}`
      const mend = didYouMean(see, paths, 'name a page that exists, without an anchor')
      problems.push({ file: GLOSSARY, line, column, rule: 'term', message, mend })
    },
  })
  return problems
}
