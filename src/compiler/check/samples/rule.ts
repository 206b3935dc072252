import { isSampleLanguage, sampleLanguages } from '../../page/languages'
import { problemOf, type Problem } from '../../problems/problem'
import { digest } from '../../page/inputs'
import type { Results } from '../cache/results'
import type { Rule } from '../rule'
import type { SampleError } from './sample-error'
import { loadGrammars } from './grammars'
import { parseSample } from './parse-sample'

/** Every fenced sample is a piece of the language it names. */
export const sampleRule: Rule = {
  name: 'sample',
  about: 'every sample parses in the language it names',
  prepare({ results }) {
    // Who knows most samples needs few grammars, and waits for those alone.
    if (!samplesIn(results).size) loadGrammars()
  },
  async check({ said, results }) {
    const known = samplesIn(results)
    const problems: Problem[] = []
    for (const { language, text, file, line, column } of said.flatMap(({ page }) => page.samples)) {
      // An unknown language was reported by the compiler.
      if (!isSampleLanguage(language)) continue
      const key = digest([language, text]).slice(0, 20)
      let error = known.get(key)
      if (error === undefined) error = known.set(key, (await parseSample(language, text)) ?? null)
      if (!error) continue
      const place = { file, line: line + error.line - 1, column: column + error.column - 1 }
      const message = `The ${sampleLanguages[language][1]} sample ${error.message}.`
      problems.push(problemOf('sample')(place, message, error.fix))
    }
    return problems
  },
}

const samplesIn = (results: Results) => results.about<SampleError | null>('samples')
