import { addTo, remembered } from '../../src/text/maps'
import { brokenSignature } from '../../src/compiler/data-pages/reference/broken-signature'
import { codeName } from '../../src/compiler/data-pages/reference/group'
import { readSymbolLists } from '../../src/compiler/symbols/read-lists'
import { isSelector } from '../../src/compiler/symbols/selectors'
import { readSignature } from '../../src/compiler/symbols/signature'
import {
  isType,
  type SdkSymbol,
  type SignatureLanguage,
  type SymbolList,
} from '../../src/compiler/symbols/symbol'
import { platformLabel } from '../../src/shared/sdk'
import type { Snippet } from './snippets'

/** `beckon_scannable_*` and `com.beckon.event.custom.<name>` stand for many names, `<device>` for none. */
const isFamily = (name: string): boolean => /[*<>]/.test(name)

/** Names that nothing else has; in front of the others a writer types `sdk-`, so that they come up for nobody else. */
const PARTICULAR = /^(?:com\.)?[kK]?beckon./i

/** What is written for a name, and who has it. */
interface Written {
  name: string
  body: readonly string[]
  holders: Map<string, string[]>
}

/**
 * Snippets of VS Code that complete the names of the SDK in samples: one a name, with the types that have it and where. A method
 * of a delegate is declared, what else has such a name is called. They name no language: an editor asks by that of the sample, not
 * by that of the page around it.
 * @param root the project's root
 */
export function sdkSnippets(root: string): Record<string, Snippet> {
  const written = new Map<string, Written>()
  for (const list of readSymbolLists(root).lists) {
    const types = new Map(list.symbols.filter(isType).map((type) => [type.id, type]))
    for (const symbol of list.symbols) {
      const owner = symbol.owner === undefined ? undefined : types.get(symbol.owner)
      for (const [name, body] of formsOf(symbol)) {
        const key = [name, ...body].join('\n')
        const { holders } = remembered(written, key, () => ({ name, body, holders: new Map() }))
        addTo(holders, holderOf(symbol, owner), whereOf(list))
      }
    }
  }
  const snippets = new Map<string, Snippet>()
  for (const { name, body, holders } of [...written.values()].sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const prefix = PARTICULAR.test(name) ? name : `sdk-${name}`
    const description = describe(holders)
    // Two delegates may have a method of one name, each with types of its own.
    snippets.set(snippets.has(name) ? `${name} of ${description}` : name, { prefix, body, description })
  }
  return Object.fromEntries(snippets)
}

/** How code writes a symbol: by which names it is looked for, and what stands there then. */
function formsOf(symbol: SdkSymbol): [name: string, body: string[]][] {
  const { name } = symbol
  if (isType(symbol)) {
    const full = codeName(symbol)
    if (full === undefined) return []
    // A nested type is imported, and then written without its outer one.
    const last = full.slice(full.lastIndexOf('.') + 1)
    return [...new Set([full, last])].map((one) => [one, [one]])
  }
  if (isFamily(name)) return []
  if (isSelector(name)) return [[name, methodBody(symbol)]]
  // Of the forms of a method, `parse(json:)`, code says the name, as it says that of a constructor.
  const said = symbol.owner === undefined ? name : name.replace(/\(.*$/, '')
  return [[said, [escaped(said)]]]
}

/** A method with its parameters: an event as a delegate hears of it, else a call. */
function methodBody({ name, kind, signatures = {} }: SdkSymbol): string[] {
  const [first] = Object.entries(signatures) as [SignatureLanguage, string][]
  if (!first) return [escaped(name)]
  const [language, text] = first
  if (kind === 'event') {
    const head = escaped(brokenSignature(text.replace(/;$/, ''), language))
    return [...`${head} {`.split('\n'), '\t$0', '}']
  }
  const parameters = readSignature(text, language).parameters ?? []
  const given = parameters.map(({ label, name: parameter }, at) => {
    const value = `\${${String(at + 1)}:${parameter}}`
    return label === undefined || label === '_' ? value : `${label}: ${value}`
  })
  return [`${name.replace(/[(:].*$/, '')}(${given.join(', ')})`]
}

/** Text in which a snippet has nothing to fill in. */
const escaped = (text: string): string => text.replace(/[\\$}]/g, '\\$&')

/** Who has a name: the type of a member, else what it is. */
function holderOf({ owner, kind, ...rest }: SdkSymbol, type: SdkSymbol | undefined): string {
  if (owner !== undefined) return ((type && codeName(type)) ?? owner).replace(/[<>]/g, '')
  return isType({ kind }) || kind === 'function' || rest.named ? 'SDK' : kind
}

const whereOf = ({ version, platform }: SymbolList): string => `${version} ${platformLabel(platform)}`

const describe = (holders: ReadonlyMap<string, readonly string[]>): string =>
  [...holders].map(([holder, where]) => `${holder}: ${[...new Set(where)].join(', ')}`).join('; ')
