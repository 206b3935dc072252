import type { CompiledContent } from '../../src/compiler/site/compile-content'
import type { SymbolList } from '../../src/compiler/symbols/symbol'
import type { executedSamples } from './executed-samples'
import { guideFigures, listFigures, sampleReport, type SdkReport } from './sdk-report'

/** Where a report goes. */
export interface Told {
  /** A table with what it is about above it. */
  table: (title: string, rows: readonly Record<string, string | number>[]) => void
  /** A line on what is going on, or on what no table says. */
  say: (line: string) => void
}

const share = ({ has, of }: { has: number; of: number }): string => `${String(has)}/${String(of)}`

/**
 * Works out the report, and tells each part of it as soon as it is known: pages take a while.
 * @param compile all pages
 * @param executed says which samples tests run
 */
export async function tellReport(
  lists: readonly SymbolList[],
  compile: () => Promise<Pick<CompiledContent, 'entries' | 'nameGuides'>>,
  executed: () => ReturnType<typeof executedSamples>,
  { table, say }: Told,
): Promise<SdkReport> {
  const figures = listFigures(lists)
  table(
    'What the lists say: of types, members and names with a sentence, of parameters with a meaning',
    figures.map(({ list, types, members, names, errors, thread, ...rest }) => ({
      list,
      types,
      members,
      names,
      'type signature': share(rest.typeSignature),
      signature: share(rest.signature),
      sentence: share(rest.sentence),
      parameters: share(rest.parameters),
      errors,
      thread,
    })),
  )
  say('Pages are read …')
  const { entries, nameGuides } = await compile()
  const linked = guideFigures(figures, nameGuides)
  table(
    'What guides document, of types, members and names',
    linked.map((one) => ({
      list: one.list,
      'guide link': share({ has: one.linked, of: one.sentence.of }),
      'to a section': one.inSections,
    })),
  )
  const { samples, places } = sampleReport(entries, executed())
  table('Samples by language', rowsOf(samples))
  table('Samples by place', rowsOf(places))
  say('What the check finds in the pages of now: npm run check.')
  say('The mistakes that it is held to: npx vitest run --project content tests/content/check')
  return { lists: linked, samples, places }
}

/** What holds samples, in words. */
const rowsOf = (
  all: readonly (SdkReport['samples'][number] | SdkReport['places'][number])[],
): Record<string, string | number>[] =>
  all.map(({ typeChecked, ...rest }) => ({ ...rest, 'type-checked': typeChecked }))
