import type { Problem } from '../problems/problem'
import type { SdkOs, SdkPlatform, SdkVersion } from '../../shared/sdk'
import { isType, type SdkSymbol, type SignatureLanguage, type SymbolList } from './symbol'
import { kindDeclarations } from './derived-declarations'
import { derivedSignatures } from './derived-signatures'
import { describedProblems } from './described-problems'
import { problemAt, type ReadFile } from './list-file'
import type { SymbolFile } from './schema'
import { bareType } from './walk'
import { signatureLanguagesOf } from './signature-languages'
import { withTypes } from './held-by-signature'

type Facts = Omit<SdkSymbol, 'id' | 'name' | 'kind' | 'concept' | 'deprecated' | 'signature' | 'errors'> & {
  deprecated?: true | string | { version?: string; instead: string } | undefined
  signature?: string | SdkSymbol['signatures'] | undefined
  errors?: readonly string[] | Record<string, string | null> | undefined
  concept?: string | undefined
}

/** What a file stands on: the one it extends, and those of the native SDKs. */
export interface Foundations {
  base?: ReadFile
  natives: readonly { platform: SdkPlatform; os: SdkOs; file: ReadFile }[]
}

/** One file and those it stands on → a flat list. A name that several have is the file's own. */
export function toSymbolList(
  version: SdkVersion,
  platform: SdkPlatform,
  own: ReadFile,
  { base, natives }: Foundations,
  problems: Problem[],
): SymbolList {
  const without = new Set(own.value.without)
  const languages = signatureLanguagesOf(version, platform)
  const symbols = new Map<string, SdkSymbol>()
  const bases: SymbolList['bases'] = {}
  const native = nativeNames(own, natives).map((symbol) => withOwnNumbers(symbol, version))
  for (const symbol of native) if (!without.has(symbol.id)) symbols.set(symbol.id, symbol)
  for (const { value } of [base, own].flatMap((file) => file ?? [])) {
    for (const symbol of symbolsOf(value, languages)) {
      const isOwn = value === own.value
      if (!isOwn && (without.has(symbol.id) || without.has(symbol.owner ?? ''))) continue
      const before = symbols.get(symbol.id)
      // A type's guide counts for the members that the extended list has of it, too.
      const guide = own.value.types[symbol.owner ?? '']?.guide
      const inherited = { ...(guide === undefined ? {} : { guide }), ...described(before, symbol) }
      const whole = { ...inherited, ...symbol, concept: conceptOf(before, symbol) }
      symbols.set(symbol.id, withWholeGuide(whole, platform))
    }
    for (const [name, type] of Object.entries(value.types)) {
      if (value === own.value || !without.has(name)) bases[name] = type.extends ?? bases[name]
    }
  }
  const list: SymbolList = {
    version,
    platform,
    ...(base && own.value.extends ? { extends: own.value.extends } : {}),
    ...(native.length ? { natives: natives.map((one) => one.platform) } : {}),
    symbols: withTypes(
      typesFirst([...symbols.values()]).map((symbol) => declared(symbol, languages)),
      languages[0],
    ),
    bases,
    variables: { ...base?.value.variables, ...own.value.variables },
  }
  problems.push(
    ...unknownTypes(own, list),
    ...unknownNatives(own, native),
    ...needless(own, base, native),
    ...describedProblems(own, list, { version, platform }),
  )
  return list
}

/** Names behind types and members, of whichever file they are: where both are the same as something elsewhere, code leads. */
const typesFirst = (symbols: readonly SdkSymbol[]): SdkSymbol[] => {
  const isName = (symbol: SdkSymbol) => symbol.owner === undefined && !isType(symbol)
  return [...symbols].sort((a, b) => Number(isName(a)) - Number(isName(b)))
}

/** A type with the declaration that its kind and its name say, where its list gives none. */
function declared(symbol: SdkSymbol, languages: readonly SignatureLanguage[]): SdkSymbol {
  if (!isType(symbol) || symbol.signature) return symbol
  const signatures = kindDeclarations(symbol, languages)
  const [first] = Object.values(signatures)
  return first ? { ...symbol, signature: first, signatures } : symbol
}

/** What the file asks for of the names of the native SDKs, each marked with its system, unless both have it. */
function nativeNames(own: ReadFile, natives: Foundations['natives']): SdkSymbol[] {
  const { kinds = [], names = [] } = own.value.natives ?? {}
  const found = natives.flatMap(({ os, file }) =>
    symbolsOf({ ...file.value, types: {}, functions: {} }, [])
      .filter(({ kind, name }) => kinds.some((one) => one === kind) || names.includes(name))
      .map((symbol) => ({ os, symbol })),
  )
  return found.map(({ os, symbol }) =>
    found.some((other) => other.symbol.id === symbol.id && other.os !== os)
      ? symbol
      : { ...symbol, only: os },
  )
}

/**
 * A name of the native SDKs without the version that brought it, where the packages of hybrids have numbers of their own:
 * only from version 3 on do all SDKs count alike.
 */
function withOwnNumbers(symbol: SdkSymbol, version: SdkVersion): SdkSymbol {
  const { since: _, ...timeless } = symbol
  return version === 'v3' ? symbol : timeless
}

function unknownNatives(own: ReadFile, native: readonly SdkSymbol[]): Problem[] {
  const fix = 'name what a native list of the same version has'
  return (own.value.natives?.names ?? []).flatMap((name, index) =>
    native.some(({ id }) => id === name)
      ? []
      : problemAt(own, ['natives', 'names', index], `No native list has "${name}".`, fix),
  )
}

function symbolsOf(file: SymbolFile, languages: readonly SignatureLanguage[]): SdkSymbol[] {
  const symbol = (
    id: string,
    name: string,
    kind: SdkSymbol['kind'],
    facts: Facts,
    ownerKind?: SdkSymbol['kind'],
  ) => toSymbol(id, name, kind, facts, languages, ownerKind)
  const types = Object.entries(file.types).flatMap(([id, { members, ...type }]): SdkSymbol[] => {
    const { kind, extends: _, package: pack, ...facts } = type
    const name = id.split('.').at(-1) ?? id
    const self = symbol(id, name, kind, {
      ...facts,
      ...(pack ? { import: importOf(pack, type.named ?? id) } : {}),
    })
    return [
      self,
      ...Object.entries(members).map(([member, value]) => {
        const { kind: memberKind, ...own } = typeof value === 'string' ? { kind: value } : value
        const inherited = { topic: type.topic, only: type.only, guide: type.guide }
        return symbol(`${id}.${member}`, member, memberKind, { ...inherited, ...own, owner: id }, kind)
      }),
    ]
  })
  const functions = Object.entries(file.functions).map(([name, value]) => {
    const { kind, ...facts } = typeof value === 'string' ? { kind: 'function' as const } : value
    return symbol(name, name, kind, facts)
  })
  const names = Object.entries(file.names).map(([name, value]) => {
    const { kind, ...facts } = typeof value === 'string' ? { kind: value } : value
    return symbol(name, name, kind, facts)
  })
  return [...types, ...functions, ...names]
}

/** A library of Dart and a package of npm are imported whole; elsewhere a type has a full name. */
const importOf = (pack: string, name: string): string =>
  /^(?:package:|react-native-|capacitor-)/.test(pack) ? pack : `${pack}.${name}`

function toSymbol(
  id: string,
  name: string,
  kind: SdkSymbol['kind'],
  facts: Facts,
  languages: readonly SignatureLanguage[],
  ownerKind: SdkSymbol['kind'] | undefined,
): SdkSymbol {
  const { deprecated, concept, signature, errors, ...rest } = facts
  const whole = typeof deprecated === 'string' ? { version: deprecated } : deprecated
  const when = whole === true ? {} : whole
  const [language = 'js'] = languages
  // A signature that stands alone counts for all languages; one by its language for that one.
  const signatures =
    typeof signature === 'string' ? derivedSignatures(signature, language, languages, ownerKind) : signature
  const first = signatures && (signatures[language] ?? Object.values(signatures)[0])
  // Undefined keys would travel to the page as nothing and to the tests as something.
  const pairs = Object.entries(rest) as [string, unknown][]
  const known = Object.fromEntries(pairs.filter(([, value]) => value !== undefined))
  return {
    id,
    name,
    kind,
    ...known,
    ...(first ? { signature: first, signatures } : {}),
    ...(errors ? { errors: Object.fromEntries(clauses(errors)) } : {}),
    ...(when ? { deprecated: when } : {}),
    concept: concept ?? id,
  }
}

/** Errors with the clause that says when, which may be empty. */
const clauses = (errors: NonNullable<Facts['errors']>): [string, string][] =>
  Array.isArray(errors)
    ? errors.map((name: string) => [name, ''])
    : Object.entries(errors as Record<string, string | null>).map(([name, when]) => [name, when ?? ''])

/** The address of a guide that is a section alone: that of the platform's page on the topic. */
function withWholeGuide(symbol: SdkSymbol, platform: SdkPlatform): SdkSymbol {
  const { guide, topic } = symbol
  return guide?.startsWith('#') && topic ? { ...symbol, guide: `${platform}/${topic}${guide}` } : symbol
}

/** What the extended list says of a symbol that the list says anew: its words, and the system that alone has it. */
function described(base: SdkSymbol | undefined, own: SdkSymbol): Partial<SdkSymbol> {
  if (base?.kind !== own.kind) return {}
  const { about, holds, parameters, returns, errors, thread, only, note, guide } = base
  const all = {
    about,
    holds: own.signature || own.type ? undefined : holds,
    parameters,
    returns,
    errors,
    thread,
    only,
    note,
    guide,
  }
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined))
}

/** What is said anew stays the same as what it was the same as, unless the list says of what else it is one. */
const conceptOf = (base: SdkSymbol | undefined, { id, kind, concept }: SdkSymbol): string =>
  base?.kind === kind && concept === id ? base.concept : concept

/** A type that a member gives, or that a type extends, has to be in the list: else the check cannot follow it. */
function unknownTypes(own: ReadFile, list: SymbolList): Problem[] {
  const known = new Set(list.symbols.flatMap(({ id, owner }) => (owner ? [] : [id])))
  const fix = 'add the type to the list, or leave "type" out'
  const ofNames = Object.entries(own.value.names).flatMap(([id, value]) => {
    const { gives = [], heardBy } = typeof value === 'object' ? value : {}
    const lacks = (verb: string, name: string) =>
      known.has(name)
        ? []
        : [problemAt(own, ['names', id], `${id} ${verb} ${name}, which the list lacks.`, fix)]
    return [
      ...gives.flatMap((given) => lacks('gives', given)),
      ...(heardBy === undefined ? [] : lacks('is heard by', heardBy)),
    ]
  })
  const ofTypes = Object.entries(own.value.types).flatMap(([id, type]) => {
    const wrong = Object.entries(type.members).flatMap(([member, value]) => {
      const { type: given, passes } = typeof value === 'object' ? value : {}
      const keys = ['types', id, 'members', member]
      const lacks = (verb: string, name: string | undefined) =>
        name === undefined || known.has(bareType(name))
          ? []
          : [problemAt(own, keys, `${id}.${member} ${verb} ${name}, which the list lacks.`, fix)]
      return [...lacks('gives', given), ...lacks('passes', passes)]
    })
    const extended =
      type.extends && !known.has(type.extends)
        ? [problemAt(own, ['types', id], `${id} extends ${type.extends}, which the list lacks.`, fix)]
        : []
    return [...extended, ...wrong]
  })
  return [...ofTypes, ...ofNames]
}

/** `without` takes away what is there: anything else is a slip. */
function needless(own: ReadFile, base: ReadFile | undefined, native: readonly SdkSymbol[]): Problem[] {
  const there = new Set([...(base ? symbolsOf(base.value, []) : []), ...native].map(({ id }) => id))
  return own.value.without.flatMap((id, index) =>
    there.has(id)
      ? []
      : problemAt(
          own,
          ['without', index],
          `"${id}" is not in the extended list.`,
          'take it out of "without"',
        ),
  )
}
