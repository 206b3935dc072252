/**
 * How much the lists of symbols say: `npm run symbols` gives the figures of each; `npm run symbols -- v3/android` names what
 * that list does not say yet. Exits with 1 when a list has mistakes, with 2 when it was asked for one that does not exist.
 */
import path from 'node:path'
import process from 'node:process'
import { formatProblems } from '../src/compiler/problems/problem'
import { isDeclared, listStatistics } from '../src/compiler/symbols/list-statistics'
import { readSymbolLists } from '../src/compiler/symbols/read-lists'
import { didYouMean } from '../src/compiler/problems/suggest'
import type { SymbolList } from '../src/compiler/symbols/symbol'
import { namedParameters } from '../src/compiler/symbols/described'

const root = path.resolve(import.meta.dirname, '..')
const [asked] = process.argv.slice(2)
const { lists, problems } = readSymbolLists(root)
if (problems.length) console.error(formatProblems(problems))

if (asked) {
  const nameOf = ({ version, platform }: SymbolList) => `${version}/${platform}`
  const list = lists.find((one) => nameOf(one) === asked)
  if (!list) {
    console.error(
      `There is no list ${asked}  → ${didYouMean(asked, lists.map(nameOf), 'write one such as v3/android')}`,
    )
    process.exit(2)
  }
  for (const symbol of list.symbols) {
    const lacking = [
      ...(symbol.about ? [] : ['about']),
      ...(isDeclared(symbol) && !symbol.signature && !symbol.holds ? ['signature'] : []),
      ...(symbol.owner ? namedParameters(symbol).filter((name) => !symbol.parameters?.[name]) : []).map(
        (name) => `parameter ${name}`,
      ),
    ]
    if (lacking.length) console.log(`${symbol.id}: ${lacking.join(', ')}`)
  }
} else {
  const share = ({ has, of }: { has: number; of: number }) => `${String(has)}/${String(of)}`
  console.table(
    listStatistics(lists).map(({ signature, sentence, parameters, guide, ...rest }) => ({
      ...rest,
      signature: share(signature),
      sentence: share(sentence),
      parameters: share(parameters),
      guide: share(guide),
    })),
  )
}
process.exitCode = problems.length ? 1 : 0
