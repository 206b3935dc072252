import { addTo, remembered } from '../../src/text/maps'
import { readSymbolLists } from '../../src/compiler/symbols/read-lists'
import type { SymbolList } from '../../src/compiler/symbols/symbol'
import { platformLabel } from '../../src/shared/sdk'
import type { Snippet } from './snippets'

/** Names of code; texts such as `com.beckon:beckon-core` stand in build files, which are looked up, not typed. */
const TYPED = /^[A-Za-z_]\w*$/

/** Names that nothing else has; in front of the others a writer types `sdk-`, so that they come up for nobody else. */
const PARTICULAR = /^[kK]?beckon./i

/**
 * Snippets of VS Code that complete the names of the SDK in samples: one a name, with the types that have it and where. They name
 * no language: an editor asks by that of the sample, not by that of the page around it.
 * @param root the project's root
 */
export function sdkSnippets(root: string): Record<string, Snippet> {
  const places = new Map<string, Map<string, string[]>>()
  for (const list of readSymbolLists(root).lists) {
    const nameOf = new Map(list.symbols.map((symbol) => [symbol.id, symbol.named ?? symbol.name]))
    for (const { id, owner } of list.symbols) {
      const name = nameOf.get(id) ?? ''
      // What has no name of its own in code, `<device>`, is not written; its members are.
      if (!TYPED.test(name)) continue
      const ofName = remembered(places, name, () => new Map<string, string[]>())
      const holder = owner === undefined ? 'SDK' : (nameOf.get(owner) ?? owner).replace(/[<>]/g, '')
      addTo(ofName, holder, whereOf(list))
    }
  }
  return Object.fromEntries(
    [...places]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, holders]) => [
        name,
        {
          prefix: PARTICULAR.test(name) ? name : `sdk-${name}`,
          body: [name],
          description: describe(holders),
        },
      ]),
  )
}

const whereOf = ({ version, platform }: SymbolList): string => `${version} ${platformLabel(platform)}`

const describe = (holders: ReadonlyMap<string, readonly string[]>): string =>
  [...holders].map(([holder, where]) => `${holder}: ${[...new Set(where)].join(', ')}`).join('; ')
