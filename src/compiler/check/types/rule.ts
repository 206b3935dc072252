import { digest } from '../../page/inputs'
import { sampleLanguages, isSampleLanguage } from '../../page/languages'
import { problemOf, type Problem } from '../../problems/problem'
import { readSymbolLists } from '../../symbols/read-lists'
import type { SymbolList } from '../../symbols/symbol'
import type { Rule, RuleContext } from '../rule'
import { errorsBeside } from './errors-beside'
import type { ListedGroup } from './group-errors'
import type { TypeError } from './program'
import { listsOf, sampleGroups, type SampleGroup } from './typed-samples'

/** Every sample of TypeScript and JavaScript agrees with the types of the SDK. */
export const typeRule: Rule = {
  name: 'type',
  about:
    "samples of TypeScript and JavaScript fit the types that the symbol list's signatures and the libraries declare: arguments, members, awaited promises, names of events and options",
  begin(context) {
    const work = groupsOf(context)
    begun.set(context, work)
    // Whoever waits for it is told.
    work.catch(() => undefined)
  },
  async check(context) {
    const groups = await (begun.get(context) ?? groupsOf(context))
    return groups.flatMap(({ group, errors }) => errors.flatMap((error) => problemAt(error, group)))
  },
}

const begun = new WeakMap<RuleContext, ReturnType<typeof groupsOf>>()

/** All groups with their errors. */
async function groupsOf({ root, said, results }: RuleContext) {
  const known = results.about<TypeError[]>('types')
  const { lists } = readSymbolLists(root)
  const groups = sampleGroups(said).map((group) => {
    const own = listsOf(group, lists)
    return { group, lists: own, key: digestOf(group, own) }
  })
  const unknown = groups.filter(({ key }) => !known.get(key))
  if (unknown.length) {
    const found = (await errorsBeside(unknown)) ?? (await errorsHere(unknown))
    for (const [at, { key }] of unknown.entries()) known.set(key, found[at] ?? [])
  }
  return groups.map(({ group, key }) => ({ group, errors: known.get(key) ?? [] }))
}

/** TypeScript is loaded for samples that are new alone. */
async function errorsHere(groups: readonly ListedGroup[]): Promise<TypeError[][]> {
  const { groupErrors } = await import('./group-errors')
  return groupErrors(groups)
}

/** Of all that the errors of a group rest on, besides the code of the check. */
const digestOf = ({ name, samples, context, named }: SampleGroup, lists: readonly SymbolList[]): string =>
  digest([
    name,
    ...lists.map(listDigest),
    ...[...samples, ...context].flatMap(({ page, path, language, text }) => [page, path, language, text]),
    ...[...named].flatMap(([page, names]) => [page, ...[...names].sort()]),
  ])

const listDigests = new WeakMap<SymbolList, string>()

/** A list is written out once, though many groups rest on it. */
function listDigest(list: SymbolList): string {
  const known = listDigests.get(list) ?? digest([JSON.stringify(list)])
  listDigests.set(list, known)
  return known
}

function problemAt(
  { sample: number, line, column, message, code }: TypeError,
  group: SampleGroup,
): Problem[] {
  const sample = group.samples[number]
  if (!sample || !isSampleLanguage(sample.language)) return []
  const place = { file: sample.file, line: sample.line + line - 1, column: sample.column + column - 1 }
  const language = sampleLanguages[sample.language][1]
  const said = message.replace(/\.$/, '')
  return [problemOf('type')(place, `The ${language} sample has a wrong type: ${said}.`, fixOf(code))]
}

function fixOf(code: number): string {
  if (code === 2307 || code === 2304 || code === 2552) {
    return 'make it in a sample of the platform, name it in backticks as what the app has, or install the package that has the types of a library'
  }
  return 'write it as the signature below content/symbols or the library says, or correct the declaration'
}
