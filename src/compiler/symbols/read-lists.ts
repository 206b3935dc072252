import { readFileSync } from 'node:fs'
import path from 'node:path'
import { remembered } from '../../text/maps'
import { walk, type ContentTree } from '../files/content-files'
import { fit, parseData, readData, type ReadData } from '../files/data-file'
import { digest } from '../page/inputs'
import type { Problem } from '../problems/problem'
import { sdkOperatingSystems, sdkPlatforms, sdkVersions, type SdkVersion } from '../../shared/sdk'
import { isType, type SymbolList } from './symbol'
import { symbolFileSchema } from './schema'
import { problemAt, type ReadFile } from './list-file'
import { toSymbolList } from './to-list'

/** Where the lists lie, from the project's root. */
export const SYMBOLS = 'content/symbols'

/**
 * Reads content/symbols/<version>/<platform>.yaml, each with the lists it stands on.
 * @returns the lists that can be read, what is wrong with the others (YAML, schema, types that do not exist), and the digest
 *   of the files
 */
export function readSymbolLists(root: string): ReadLists & { digest: string } {
  const digestOfFiles = symbolDigest(root)
  const key = `${digestOfFiles} ${root}`
  if (last?.key !== key) last = { key, read: { ...read(root), digest: digestOfFiles } }
  return last.read
}

interface ReadLists {
  lists: SymbolList[]
  problems: Problem[]
}

/** A round asks for them several times: what was read last is kept while no file changes. */
let last: { key: string; read: ReturnType<typeof readSymbolLists> } | undefined

/** Digest of all files of lists, with their names. */
function symbolDigest(root: string): string {
  const folder = path.join(root, SYMBOLS)
  const files = walk(folder).sort()
  return digest(files.flatMap((file) => [file, readFileSync(path.join(folder, file), 'utf8')]))
}

/** The lists of another state of the content, such as that of a commit. What is wrong with them was told at its time. */
export const symbolListsOf = ({ files, read }: ContentTree): SymbolList[] =>
  listsFrom(files, (file) => parseData(file, read(file) ?? '', 'symbols')).lists

function read(root: string): ReadLists {
  const files = walk(path.join(root, SYMBOLS)).map((file) => `${SYMBOLS}/${file}`)
  return listsFrom(files, (file) => readData(root, file, 'symbols'))
}

type Open = (file: string) => ReadData

function listsFrom(all: readonly string[], open: Open): ReadLists {
  const problems: Problem[] = []
  const lists = sdkVersions.flatMap(({ id: version }) => {
    const files = readVersion(all, open, version, problems)
    return sdkPlatforms.flatMap(({ id: platform }) => {
      const own = files.get(platform)
      if (!own) return []
      const base = own.value.extends ? files.get(own.value.extends) : undefined
      if (own.value.extends && !base) {
        const message = `The list extends "${own.value.extends}", which is no list of ${version}.`
        problems.push(problemAt(own, ['extends'], message, 'name a file of the same folder'))
      }
      const natives = own.value.natives
        ? sdkOperatingSystems.flatMap(({ id: os }) => {
            const file = files.get(os)
            return file && os !== platform ? [{ platform: os, os, file }] : []
          })
        : []
      return [toSymbolList(version, platform, own, { ...(base ? { base } : {}), natives }, problems)]
    })
  })
  return { lists: withSameMembers(lists), problems }
}

/**
 * What is the same type has the same members: where a type is the same thing as one of another name, so is what hangs on it
 * by its name. `BeckonUser.segments` of one list is `<user>.segments` of another. A concept that a list writes itself may name
 * what only other lists have: their `<device>` is an accessor where its own is data.
 */
function withSameMembers(lists: readonly SymbolList[]): SymbolList[] {
  const concepts = new Map<string, Set<string>>()
  for (const { symbols } of lists) {
    for (const type of symbols.filter(isType)) {
      remembered(concepts, type.id, () => new Set<string>()).add(type.concept)
    }
  }
  return lists.map((list) => {
    const own = new Map(list.symbols.filter(isType).map(({ id, concept }) => [id, concept]))
    const conceptOf = (type: string, owner?: string): string => {
      const [one = type, ...others] = concepts.get(type) ?? []
      return (owner === type ? own.get(type) : undefined) ?? (others.length ? type : one)
    }
    const symbols = list.symbols.map((symbol) => {
      const dot = symbol.owner === undefined ? -1 : symbol.concept.lastIndexOf('.')
      if (dot < 0) return symbol
      const concept = conceptOf(symbol.concept.slice(0, dot), symbol.owner) + symbol.concept.slice(dot)
      return concept === symbol.concept ? symbol : { ...symbol, concept }
    })
    return { ...list, symbols }
  })
}

function readVersion(
  all: readonly string[],
  open: Open,
  version: SdkVersion,
  problems: Problem[],
): Map<string, ReadFile> {
  const folder = `${SYMBOLS}/${version}/`
  const names = all
    .filter((file) => file.startsWith(folder) && file.endsWith('.yaml'))
    .map((file) => file.slice(folder.length))
    .filter((name) => !name.includes('/'))
  const known = new Set<string>(['common', ...sdkPlatforms.map(({ id }) => id)])
  return new Map(
    names.sort().flatMap((name) => {
      const id = name.slice(0, -'.yaml'.length)
      const file = `${SYMBOLS}/${version}/${name}`
      const read = readFile(file, open, problems)
      if (read && !known.has(id)) {
        const fix = `name the file common.yaml or after a platform: ${[...known].join(', ')}`
        problems.push(problemAt(read, [], `"${id}" is not a platform.`, fix))
      }
      return read ? [[id, read] as const] : []
    }),
  )
}

function readFile(file: string, open: Open, problems: Problem[]): ReadFile | undefined {
  const { data, problems: unreadable } = open(file)
  problems.push(...unreadable)
  if (!data) return undefined
  const how = { rule: 'symbols', fix: 'see src/compiler/symbols/schema.ts' }
  // A file with nothing but comments is an empty list.
  const fitted =
    data.value === null
      ? { value: symbolFileSchema.parse({}), problems: [] }
      : fit(data, symbolFileSchema, how)
  problems.push(...fitted.problems)
  return fitted.value && { value: fitted.value, placeOf: data.placeOf }
}
