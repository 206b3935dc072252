import { readGlossary } from '../../data-pages/glossary'
import { defaultLanguage } from '../../../shared/site'
import { digest } from '../../page/inputs'
import { slipsInProse } from '../kept/per-page'
import type { Rule } from '../rule'
import { phraseFinder } from './spoken'

/** Every term of the glossary has one spelling. */
export const termRule: Rule = {
  name: 'term',
  about: 'terms are spelled as `content/glossary.yaml` has them',
  check(context) {
    const { terms, problems } = readGlossary(context.root, defaultLanguage)
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
    const basis = digest(terms.flatMap(({ term, not }) => [term, ...not, '']))
    const found = slipsInProse(context, 'term', basis, (text) =>
      find(text).map(({ written, offset, value }) => ({
        offset,
        message: `"${written}" is not how the glossary spells it.`,
        fix: `write ${value}`,
      })),
    )
    return [...problems, ...found]
  },
}
