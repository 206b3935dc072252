import { sampleGroups } from '../../src/compiler/check/types/typed-samples'
import { makerOf } from '../../src/compiler/data-pages/makers'
import { isSampleLanguage, sampleLanguages } from '../../src/compiler/page/languages'
import type { TreeEntry } from '../../src/compiler/page/tree-entry'
import { parametersOf } from '../../src/compiler/symbols/described'
import { listStatistics, type ListFigures } from '../../src/compiler/symbols/list-statistics'
import { occurrencesOf } from '../../src/compiler/symbols/shown-on'
import type { SymbolList } from '../../src/compiler/symbols/symbol'
import { parseSdkPath } from '../../src/shared/sdk'
import { defaultLanguage } from '../../src/shared/site'

/** What is known of a list, and how many of its symbols the guides show in the section of their topic. */
interface ListReport extends ListFigures {
  /** Types, members and names with a link "Guide". */
  linked: number
}

/** How many samples of a language there are, and what holds them. */
interface SampleReport {
  language: string
  samples: number
  /** By the TypeScript compiler, against the lists and the libraries' types. */
  typeChecked: number
  /** In tests, against a server made of the API's description, or as the receiver of an event. */
  executed: number
  /** By the grammar of the language; what is not is data of no language. */
  parsed: number
}

export interface SdkReport {
  lists: ListReport[]
  samples: SampleReport[]
}

/** In which languages tests run the requests of the API, and the receivers of its events. */
const OF_CALLS = /^(?:js|php|shell|python)$/
const OF_RECEIVERS = /^(?:php|python)$/
const RECEIVERS = /^\/\w+\/api\/live\/$/

/**
 * Counts what the reference says of each SDK version on each platform, and what holds the samples of all pages.
 * @param entries all pages, those that are made of data as well
 */
export function sdkReport(lists: readonly SymbolList[], entries: readonly TreeEntry[]): SdkReport {
  const written = entries.filter(({ generatedFrom }) => !generatedFrom)
  const figures = listStatistics(lists, parametersOf).map((one): ListReport => {
    const list = lists.find(({ version, platform }) => `${version}/${platform}` === one.list)
    return { ...one, linked: list ? linkedIn(list, lists, written) : 0 }
  })
  return { lists: figures, samples: sampleReport(entries, written) }
}

function linkedIn(list: SymbolList, lists: readonly SymbolList[], written: readonly TreeEntry[]): number {
  const occurrences = occurrencesOf(list, lists, written, defaultLanguage)
  return list.symbols.filter(({ id, topic }) =>
    occurrences.get(id)?.some(({ path }) => topic !== undefined && parseSdkPath(path)?.topic === topic),
  ).length
}

function sampleReport(entries: readonly TreeEntry[], written: readonly TreeEntry[]): SampleReport[] {
  const placeOf = ({ file, line, language }: { file: string; line: number; language: string }) =>
    `${file}:${String(line)} ${language}`
  // What the check has: of pages that are made of data those whose samples somebody may have written.
  const said = [...written, ...entries.filter((entry) => makerOf(entry)?.isProse)]
  const typed = new Set(sampleGroups(said).flatMap(({ samples }) => samples.map(placeOf)))
  const byLanguage = new Map<string, SampleReport>()
  const seen = new Set<string>()
  for (const { path, page, generatedFrom } of entries) {
    for (const sample of page.samples) {
      // A partial counts once, however many pages draw it in; requests of the API stand on no line of their own.
      const place = generatedFrom ? `${path} ${sample.text}` : placeOf(sample)
      if (seen.has(place)) continue
      seen.add(place)
      const { language } = sample
      const name = isSampleLanguage(language) ? sampleLanguages[language][1] : language
      const figures = byLanguage.get(name) ?? {
        language: name,
        samples: 0,
        typeChecked: 0,
        executed: 0,
        parsed: 0,
      }
      byLanguage.set(name, figures)
      figures.samples++
      if (typed.has(placeOf(sample))) figures.typeChecked++
      const isCall = generatedFrom?.startsWith('content/api/') === true && OF_CALLS.test(language)
      if (isCall || (RECEIVERS.test(path) && OF_RECEIVERS.test(language))) figures.executed++
      if (isSampleLanguage(language) && language !== 'text') figures.parsed++
    }
  }
  return [...byLanguage.values()].sort((a, b) => b.samples - a.samples)
}
