import { readGlossary } from '../../data-pages/glossary'
import { defaultLanguage } from '../../../shared/site'
import { placeIn } from '../../page/texts'
import { problemOf } from '../../problems/problem'
import type { Rule } from '../rule'
import { isSpoken, phraseFinder } from './spoken'

/** Every term of the glossary has one spelling. */
export const termRule: Rule = {
  name: 'term',
  about: 'terms are spelled as `content/glossary.yaml` has them',
  check({ root, texts }) {
    const { terms, problems } = readGlossary(root, defaultLanguage)
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
      find(text.text).map(({ written, offset, value }) => {
        const message = `"${written}" is not how the glossary spells it.`
        return problemOf('term')(placeIn(text, offset), message, `write ${value}`)
      }),
    )
    return [...problems, ...found]
  },
}
