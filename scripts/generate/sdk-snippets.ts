import { readSymbolLists } from '../../src/compiler/symbols/read-lists'
import type { SymbolList } from '../../src/compiler/symbols/symbol'
import { platformLabel } from '../../src/shared/sdk'
import { snippet, type Snippet } from './snippets'

/** Names of code; texts such as `com.beckon:beckon-core` stand in build files, which are looked up, not typed. */
const TYPED = /^[A-Za-z_]\w*$/

/**
 * Snippets of VS Code that complete the names of the SDK in samples: one a name, with the types that have it and where.
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
      const ofName = places.get(name) ?? places.set(name, new Map()).get(name)
      const holder = owner === undefined ? 'SDK' : (nameOf.get(owner) ?? owner).replace(/[<>]/g, '')
      ofName?.set(holder, [...(ofName.get(holder) ?? []), whereOf(list)])
    }
  }
  return Object.fromEntries(
    [...places]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, holders]) => [name, snippet(name, describe(holders), [name])]),
  )
}

const whereOf = ({ version, platform }: SymbolList): string => `${version} ${platformLabel(platform)}`

const describe = (holders: ReadonlyMap<string, readonly string[]>): string =>
  [...holders].map(([holder, where]) => `${holder}: ${[...new Set(where)].join(', ')}`).join('; ')
