import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { walk } from '../files/content-files'
import { fit, readData } from '../files/data-file'
import { digest } from '../page/inputs'
import type { Problem } from '../problems/problem'
import { sdkOperatingSystems, sdkPlatforms, sdkVersions, type SdkVersion } from '../../shared/sdk'
import type { SymbolList } from './symbol'
import { symbolFileSchema } from './schema'
import { problemAt, type ReadFile } from './list-file'
import { toSymbolList } from './to-list'

/** Where the lists lie, from the project's root. */
export const SYMBOLS = 'content/symbols'

/**
 * Reads content/symbols/<version>/<platform>.yaml, each with the lists it stands on.
 * @returns the lists that can be read, and what is wrong with the others: YAML, schema, types that do not exist
 */
export function readSymbolLists(root: string): ReadLists {
  const key = `${symbolDigest(root)} ${root}`
  if (last?.key !== key) last = { key, read: read(root) }
  return last.read
}

interface ReadLists {
  lists: SymbolList[]
  problems: Problem[]
}

/** A round asks for them several times: what was read last is kept while no file changes. */
let last: { key: string; read: ReadLists } | undefined

/** Digest of all files of lists, with their names. */
export function symbolDigest(root: string): string {
  const folder = path.join(root, SYMBOLS)
  const files = walk(folder).sort()
  return digest(files.flatMap((file) => [file, readFileSync(path.join(folder, file), 'utf8')]))
}

function read(root: string): ReadLists {
  const problems: Problem[] = []
  const lists = sdkVersions.flatMap(({ id: version }) => {
    const files = readVersion(root, version, problems)
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
  return { lists, problems }
}

function readVersion(root: string, version: SdkVersion, problems: Problem[]): Map<string, ReadFile> {
  const folder = path.join(root, SYMBOLS, version)
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.yaml')) : []
  const known = new Set<string>(['common', ...sdkPlatforms.map(({ id }) => id)])
  return new Map(
    names.sort().flatMap((name) => {
      const id = name.slice(0, -'.yaml'.length)
      const file = `${SYMBOLS}/${version}/${name}`
      const read = readFile(root, file, problems)
      if (read && !known.has(id)) {
        const fix = `name the file common.yaml or after a platform: ${[...known].join(', ')}`
        problems.push(problemAt(read, [], `"${id}" is not a platform.`, fix))
      }
      return read ? [[id, read] as const] : []
    }),
  )
}

function readFile(root: string, file: string, problems: Problem[]): ReadFile | undefined {
  const { data, problems: unreadable } = readData(root, file, 'symbols')
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
