import { neutralSignature } from '../../symbols/neutral-types'
import { isType, type SdkSymbol, type SymbolList } from '../../symbols/symbol'
import { bareType } from '../../symbols/walk'
import { exposed, SDK } from './exposed'
import { preciseSignature, type Known } from './outputs'

/**
 * A list of symbols as declarations of TypeScript: its types in a module of their own, and how an app of the platform
 * reaches them, by imports, global names, native modules or jQuery. What the list does not say is `any`.
 */
export function declarations(list: SymbolList): string {
  const types = list.symbols.filter((symbol) => !symbol.owner && isType(symbol))
  const names = new Map(types.map((type) => [type.id, nameInCode(type)]))
  const members = new Map(types.map(({ id }) => [id, [] as SdkSymbol[]]))
  for (const symbol of list.symbols) members.get(symbol.owner ?? '')?.push(symbol)
  const events = eventNames(list.symbols)
  const known = { ...(events ? { event: 'BeckonEventName' } : {}), options: 'BeckonOptions' }
  const bodyOf = (type: SdkSymbol) => body(type, members.get(type.id) ?? [], names, known)
  const declared = types.map((type) => declaration(type, names, list.bases, bodyOf(type)))
  const external = Object.entries(EXTERNAL).flatMap(([name, from]) =>
    declared.some((text) => text.includes(name)) && !types.some((type) => names.get(type.id) === name)
      ? [`import type { ${name} } from '${from}'`]
      : [],
  )
  return [
    `declare module '${SDK}' {`,
    ...external,
    ...declared,
    ...(events ? [`export type BeckonEventName = ${events}`] : []),
    options(list.symbols),
    '}',
    ...exposed(list, types, names, (id) => {
      const type = types.find((one) => one.id === id)
      return type ? bodyOf(type) : []
    }),
    '',
  ].join('\n')
}

/** Types of libraries that signatures name. */
const EXTERNAL: Record<string, string> = {
  EmitterSubscription: 'react-native',
  PluginListenerHandle: '@capacitor/core',
}

/** `BeckonUser` for `<user>` that the list calls so; one without a name in code gets one that no app writes. */
const nameInCode = ({ id, named }: SdkSymbol): string =>
  named && /^\w+$/.test(named)
    ? named
    : id.startsWith('<')
      ? `Unnamed_${id.slice(1, -1)}`
      : id.replace(/\W/g, '_')

function declaration(
  type: SdkSymbol,
  names: ReadonlyMap<string, string>,
  bases: SymbolList['bases'],
  members: readonly string[],
): string {
  const name = names.get(type.id) ?? ''
  const alias = /^type \w+ = .+$/.exec(type.signature ?? '')?.[0]
  if (alias) return `export ${alias}`
  if (type.kind === 'enum') return `export enum ${name} {\n${members.join(',\n')}\n}`
  const base = names.get(bases[type.id] ?? '')
  const parent = base ? ` extends ${base}` : ''
  const word = type.kind === 'class' ? 'class' : 'interface'
  return `export ${word} ${name}${parent} {\n${members.join('\n')}\n}`
}

function body(
  type: SdkSymbol,
  members: readonly SdkSymbol[],
  names: ReadonlyMap<string, string>,
  known: Omit<Known, 'output'>,
): string[] {
  if (type.kind === 'enum') return members.map(({ name }) => `${name} = '${name}'`)
  const areStatic = members.some(({ signature }) => signature?.startsWith('static '))
  return members.flatMap((member) => {
    const { name, kind, holds, optional } = member
    // `launch(launchOptions)` is a second form, of a native language.
    if (!/^[\w$]+$/.test(name)) return []
    const written = member.signatures ? (member.signatures.ts ?? member.signatures.js) : member.signature
    if (written) {
      const signature = kind === 'constructor' ? written.replace(/^new \w+/, 'constructor') : written
      if (!/^[\w$ ]+[(?:<]/.test(signature)) return []
      const output = outputOf(member, names)
      return [preciseSignature(signature, { ...known, output, isCalledBySdk: isHandler(member) })]
    }
    if (member.signatures || /^[-+]/.test(member.signature ?? '')) return []
    const neutral = holds && neutralSignature(name, holds, 'ts', (one) => names.get(one))
    if (neutral) return [neutral]
    const how = areStatic ? 'static ' : ''
    if (kind === 'property' || kind === 'value') return [`${how}${name}${optional ? '?' : ''}: any`]
    return kind === 'constructor' ? [] : [`${how}${name}(...values: any[]): any`]
  })
}

/** An event that the app assigns a function to, rather than one that takes a callback. */
const isHandler = ({ kind, signature = '' }: SdkSymbol): boolean =>
  kind === 'event' && !signature.includes('=>')

function outputOf({ type, passes }: SdkSymbol, names: ReadonlyMap<string, string>): string {
  const held = passes ?? type
  // Of `object[]` only the element is replaced.
  return (held && names.get(bareType(held))) || 'any'
}

/** The names of events as a type; `com.beckon.push.*` stands for all that begin so. */
function eventNames(symbols: readonly SdkSymbol[]): string {
  return symbols
    .filter(({ kind, owner }) => kind === 'event' && !owner)
    .map(({ name }) => (name.includes('*') ? `\`${name.replaceAll('*', '${string}')}\`` : `'${name}'`))
    .join(' | ')
}

/** What a configuration object may hold: the configuration keys of the list. */
function options(symbols: readonly SdkSymbol[]): string {
  const types: Record<string, string> = { string: 'string', boolean: 'boolean', milliseconds: 'number' }
  const keys = symbols
    .filter(({ kind, name }) => kind === 'configuration' && /^[a-z]\w*$/.test(name))
    .map(({ name, holds }) => `${name}?: ${types[holds ?? ''] ?? 'any'}`)
  return `export interface BeckonOptions {\n${keys.join('\n')}\n}`
}
