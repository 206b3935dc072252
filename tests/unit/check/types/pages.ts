import { SampleCompiler } from '../../../../src/compiler/check/types/compiler'
import { groupErrors } from '../../../../src/compiler/check/types/group-errors'
import { listsOf, sampleGroups } from '../../../../src/compiler/check/types/typed-samples'
import type { TreeEntry } from '../../../../src/compiler/page/tree-entry'
import type { SymbolList } from '../../../../src/compiler/symbols/symbol'

export interface Sample {
  code: string
  language?: string
  title?: string
}

/** A page with samples; `names` stand in backticks. */
export function pageOf(path: string, samples: Sample[], names: string[] = []): TreeEntry {
  const file = `content${path}.mdx`
  const page = {
    samples: samples.map(({ code, language = 'ts', title }, at) => ({
      file,
      line: 100 * (at + 1),
      column: 1,
      section: '',
      language,
      text: code,
      ...(title ? { title } : {}),
    })),
    codes: names.map((text) => ({ text })),
  }
  return { path, file, page } as unknown as TreeEntry
}

/** The samples of pages, with the lists of their SDK among those that there are. */
export const groupsOf = (pages: readonly TreeEntry[], lists: readonly SymbolList[]) =>
  sampleGroups(pages).map((group) => ({ group, lists: listsOf(group, lists) }))

/** One for all tests of a file, as for all rounds of a check: the libraries are parsed once. */
const compiler = new SampleCompiler()

/** What is found, each as `line message`. */
export function foundIn(pages: readonly TreeEntry[], lists: readonly SymbolList[]): string[] {
  const groups = groupsOf(pages, lists)
  return groupErrors(groups, compiler).flatMap((errors, at) =>
    errors.map(
      ({ sample, line, message }) => `${groups[at]?.group.samples[sample]?.title ?? ''}${line} ${message}`,
    ),
  )
}
