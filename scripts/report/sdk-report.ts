import { isParsed } from '../../src/compiler/check/samples/parse-sample'
import { sampleGroups } from '../../src/compiler/check/types/typed-samples'
import type { NameGuides } from '../../src/compiler/data-pages/maker'
import { makerOf } from '../../src/compiler/data-pages/makers'
import { isSampleLanguage, sampleLanguages } from '../../src/compiler/page/languages'
import type { TreeEntry } from '../../src/compiler/page/tree-entry'
import { listStatistics, type ListFigures } from '../../src/compiler/symbols/list-statistics'
import type { SymbolList } from '../../src/compiler/symbols/symbol'
import { parseSdkPath, sdkVersions } from '../../src/shared/sdk'
import type { executedSamples } from './executed-samples'

/** What is known of a list, and how much of it the guides document. */
interface ListReport extends ListFigures {
  /** Types, members and names with a link "Guide". */
  linked: number
  /** Those of them whose link leads to a section; the others lead to a page. */
  inSections: number
}

/** How many samples there are, and what holds them. */
interface SampleFigures {
  samples: number
  /** By the TypeScript compiler, against the lists and the libraries' types. */
  typeChecked: number
  /** By tests, against a server made of the API's description, or as the receiver of an event. */
  executed: number
  /** By the grammar of the language; what is not is data of no language. */
  parsed: number
}

export interface SampleReport {
  /** By language. */
  samples: ({ language: string } & SampleFigures)[]
  /** By version and platform, then those of the API's pages and of all other pages. */
  places: ({ place: string } & SampleFigures)[]
}

type IsExecuted = ReturnType<typeof executedSamples>

/** Counts what the reference says of each SDK version on each platform, without a look at any page. */
export const listFigures = (lists: readonly SymbolList[]): ListFigures[] => listStatistics(lists)

/** Adds how many have a link to a guide. */
export function guideFigures(figures: readonly ListFigures[], nameGuides: NameGuides): ListReport[] {
  return figures.map((one) => {
    const guides = [...(nameGuides.get(one.list)?.values() ?? [])]
    const inSections = guides.filter((all) => all.some((guide) => guide.includes('#'))).length
    return { ...one, linked: guides.length, inSections }
  })
}

/**
 * Counts what holds the samples of all pages.
 * @param entries all pages, those that are made of data as well
 * @param isExecuted whether tests run a sample
 */
export function sampleReport(entries: readonly TreeEntry[], isExecuted: IsExecuted): SampleReport {
  const written = entries.filter(({ generatedFrom }) => !generatedFrom)
  const placeOf = ({ file, line, language }: { file: string; line: number; language: string }) =>
    `${file}:${String(line)} ${language}`
  // What the check has: of pages that are made of data those whose samples somebody may have written.
  const said = new Set([...written, ...entries.filter((entry) => makerOf(entry)?.isProse)])
  const typed = new Set(sampleGroups([...said]).flatMap(({ samples }) => samples.map(placeOf)))
  const byLanguage = counter()
  const byPlace = counter()
  for (const entry of entries) {
    const { path, page, generatedFrom } = entry
    for (const sample of page.samples) {
      // A partial counts once, however many pages draw it in; requests of the API stand on no line of their own.
      const id = generatedFrom ? `${path} ${sample.text}` : placeOf(sample)
      const { language } = sample
      const held = {
        typeChecked: typed.has(placeOf(sample)),
        executed: isExecuted(sample),
        parsed: said.has(entry) && isParsed(language) && language !== 'text',
      }
      byLanguage.count(isSampleLanguage(language) ? sampleLanguages[language][1] : language, id, held)
      byPlace.count(pagesOf(path), id, held)
    }
  }
  const rank = (place: string) => ORDER.findIndex((one) => place.startsWith(one))
  return {
    samples: byLanguage.rows.map(([language, figures]) => ({ language, ...figures })),
    places: byPlace.rows
      .map(([place, figures]) => ({ place, ...figures }))
      .sort((a, b) => rank(a.place) - rank(b.place)),
  }
}

const [API, OTHERS] = ['API', 'other pages']
const ORDER = [
  ...sdkVersions.flatMap(({ id, platforms }) => platforms.map((platform) => `${id}/${platform}`)),
  API,
  OTHERS,
]

/** What a page belongs to: a version and platform, the API, or nothing of them. */
function pagesOf(path: string): string {
  const at = parseSdkPath(path)
  return at ? `${at.version}/${at.platform}` : /^\/\w+\/api\//.test(path) ? API : OTHERS
}

/** All of it. */
export interface SdkReport extends SampleReport {
  lists: ListReport[]
}

type Held = Record<Exclude<keyof SampleFigures, 'samples'>, boolean>

/** Counts samples by a name, each once. */
function counter() {
  const byName = new Map<string, SampleFigures>()
  const seen = new Set<string>()
  return {
    count(name: string, id: string, { typeChecked, executed, parsed }: Held) {
      if (seen.has(`${name} ${id}`)) return
      seen.add(`${name} ${id}`)
      const figures = byName.get(name) ?? { samples: 0, typeChecked: 0, executed: 0, parsed: 0 }
      byName.set(name, figures)
      figures.samples++
      figures.typeChecked += Number(typeChecked)
      figures.executed += Number(executed)
      figures.parsed += Number(parsed)
    },
    /** The names with the most samples first. */
    get rows(): [string, SampleFigures][] {
      return [...byName].sort(([, a], [, b]) => b.samples - a.samples)
    },
  }
}
