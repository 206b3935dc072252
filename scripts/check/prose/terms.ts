import { readGlossary } from '../../../plugins/docs-content/generated/glossary'
import { placeIn } from '../../../plugins/docs-content/core/texts'
import type { Problem } from '../../../src/shared/problems'
import type { Rule } from '../rule'
import { isSpoken, phrasePattern } from './spoken'

/** Every term of the glossary has one spelling. */
export const termRule: Rule = {
  name: 'term',
  about: 'terms are spelled as content/glossary.yaml has them',
  check({ root, texts }) {
    const { terms, problems } = readGlossary(root)
    const wrong = terms.flatMap(({ term, not }) =>
      not.map((spelling) => {
        // Where only capitals differ, capitals count; else they may stand at the start of a sentence.
        const isCase = spelling.toLowerCase() === term.toLowerCase()
        return { term, pattern: phrasePattern(spelling, isCase ? 'gu' : 'giu') }
      }),
    )
    const found = texts.filter(isSpoken).flatMap((text) =>
      wrong.flatMap(({ term, pattern }) =>
        [...text.text.matchAll(pattern)].map((match): Problem => ({
          file: text.file,
          ...placeIn(text, match.index),
          rule: 'term',
          message: `"${match[0].replace(/\s+/g, ' ')}" is not how the glossary spells it.`,
          mend: `write ${term}`,
        })),
      ),
    )
    return [...problems, ...found]
  },
}
