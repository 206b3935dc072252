import { isSampleLanguage, sampleLanguages } from '../../page/languages'
import { problemOf, type Problem } from '../../problems/problem'
import type { Rule } from '../rule'
import type { SampleError } from './sample-error'
import { loadGrammars } from './grammars'
import { parseSample } from './parse-sample'

/** What was parsed stays parsed: the same text is met again on the next run of the check beside `gatsby develop`. */
const known = new Map<string, SampleError | undefined>()

/** Every fenced sample is a piece of the language it names. */
export const sampleRule: Rule = {
  name: 'sample',
  about: 'every sample parses in the language it names',
  prepare: loadGrammars,
  async check({ samples }) {
    const problems: Problem[] = []
    for (const { language, text, file, line, column } of samples) {
      // An unknown language was reported by the compiler.
      if (!isSampleLanguage(language)) continue
      const key = `${language}\0${text}`
      if (!known.has(key)) known.set(key, await parseSample(language, text))
      const error = known.get(key)
      if (!error) continue
      const place = { file, line: line + error.line - 1, column: column + error.column - 1 }
      const message = `The ${sampleLanguages[language][1]} sample ${error.message}.`
      problems.push(problemOf('sample')(place, message, error.fix))
    }
    return problems
  },
}
