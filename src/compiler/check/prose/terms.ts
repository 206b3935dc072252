import { readGlossary } from '../../files/glossary'
import { languages, type Language } from '../../../shared/site'
import { digest } from '../../page/inputs'
import { findingsInProse } from '../cache/per-page'
import type { Problem } from '../../problems/problem'
import type { Rule, RuleContext } from '../rule'
import { inLanguage, phraseFinder } from './spoken'

/** Every term of the glossary has one spelling. */
export const termRule: Rule = {
  name: 'term',
  about:
    'terms are spelled as `content/glossary.yaml` has them, or the glossary of another language on its pages',
  check: (context) => languages.flatMap((language) => problemsIn(language, context)),
}

function problemsIn(language: Language, context: RuleContext): Problem[] {
  const said = inLanguage(context.said, language)
  const { terms, problems } = readGlossary(context.root, language)
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
  const basis = digest([language, ...terms.flatMap(({ term, not }) => [term, ...not, ''])])
  const found = findingsInProse({ ...context, said }, 'term', basis, (text) =>
    find(text).map(({ written, offset, value }) => ({
      offset,
      message: `"${written}" is not how the glossary spells it.`,
      fix: `write ${value}`,
    })),
  )
  return [...problems, ...found]
}
