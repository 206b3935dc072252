import { isSampleLanguage, sampleLanguages } from '../../../plugins/docs-content/core/languages'
import type { Problem } from '../../../src/shared/problems'
import type { Rule } from '../rule'
import type { SampleFault } from './fault'
import { loadGrammars } from './grammars'
import { parseSample } from './parse-sample'

/** What was parsed stays parsed: the same text is met again on the next run of the check beside `gatsby develop`. */
const known = new Map<string, SampleFault | undefined>()

/** Every fenced sample is a piece of the language it names. */
export const sampleRule: Rule = {
  name: 'sample',
  about: 'every sample parses in the language it names',
  prepare: loadGrammars,
  async check({ samples }) {
    const problems: Problem[] = []
    for (const { language, text, file, line, column } of samples) {
      // An unknown language was told by the compiler.
      if (!isSampleLanguage(language)) continue
      const key = `${language}\0${text}`
      if (!known.has(key)) known.set(key, await parseSample(language, text))
      const fault = known.get(key)
      if (!fault) continue
      problems.push({
        file,
        line: line + fault.line - 1,
        column: column + fault.column - 1,
        rule: 'sample',
        message: `The ${sampleLanguages[language][1]} sample ${fault.message}.`,
        mend: fault.mend,
      })
    }
    return problems
  },
}
