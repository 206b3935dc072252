import { readGlossary } from '../../../plugins/docs-content/generated/glossary'
import { placeIn } from '../../../plugins/docs-content/core/texts'
import type { Problem } from '../../../src/shared/problems'
import type { Rule } from '../rule'
import { isSpoken, phraseFinder } from './spoken'

/** Every term of the glossary has one spelling. */
export const termRule: Rule = {
  name: 'term',
  about: 'terms are spelled as content/glossary.yaml has them',
  check({ root, texts }) {
    const { terms, problems } = readGlossary(root)
    const find = phraseFinder(
      terms.flatMap(({ term, not }) =>
        not.map((phrase) => ({
          phrase,
          value: term,
          // Where only capitals differ, capitals count; else they may stand at the start of a sentence.
          matchCase: phrase.toLowerCase() === term.toLowerCase(),
        })),
      ),
    )
    const found = texts.filter(isSpoken).flatMap((text) =>
      find(text.text).map(({ written, offset, value }): Problem => ({
        file: text.file,
        ...placeIn(text, offset),
        rule: 'term',
        message: `"${written}" is not how the glossary spells it.`,
        mend: `write ${value}`,
      })),
    )
    return [...problems, ...found]
  },
}
