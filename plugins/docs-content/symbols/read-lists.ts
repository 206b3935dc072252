import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { LineCounter, parseDocument, type Document } from 'yaml'
import type { Problem } from '../../../src/shared/problems'
import { sdkPlatforms, sdkVersions, type SdkVersion } from '../../../src/shared/sdk'
import type { SymbolList } from '../../../src/shared/symbols'
import { symbolFileSchema, type SymbolFile } from './schema'
import { toSymbolList } from './to-list'

/** Where the lists lie, from the project's root. */
export const SYMBOLS = 'content/symbols'

export interface ReadFile {
  file: string
  value: SymbolFile
  lineOf: (...keys: (string | number)[]) => number
}

/**
 * Reads content/symbols/<version>/<platform>.yaml, each with the list it extends.
 * @returns the lists that can be read, and what is wrong with the others: YAML, schema, types that do not exist
 */
export function readSymbolLists(root: string): { lists: SymbolList[]; problems: Problem[] } {
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
      return [toSymbolList(version, platform, own, base, problems)]
    })
  })
  return { lists, problems }
}

export const problemAt = (
  { file, lineOf }: ReadFile,
  keys: (string | number)[],
  message: string,
  mend: string,
): Problem => ({ file, line: lineOf(...keys), column: 1, rule: 'symbols', message, mend })

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
        const mend = `name the file common.yaml or after a platform: ${[...known].join(', ')}`
        problems.push(problemAt(read, [], `"${id}" is not a platform.`, mend))
      }
      return read ? [[id, read] as const] : []
    }),
  )
}

function readFile(root: string, file: string, problems: Problem[]): ReadFile | undefined {
  const counter = new LineCounter()
  const document: Document = parseDocument(readFileSync(path.join(root, file), 'utf8'), {
    lineCounter: counter,
  })
  const lineOf = (...keys: (string | number)[]): number => {
    // The nearest thing that exists: a missing key has no line of its own.
    for (let depth = keys.length; depth > 0; depth--) {
      const node = document.getIn(keys.slice(0, depth), true) as { range?: [number] } | undefined
      if (node?.range) return counter.linePos(node.range[0]).line
    }
    return 1
  }
  const problem = (line: number, message: string, mend: string) =>
    problems.push({ file, line, column: 1, rule: 'symbols', message, mend })
  const [fault] = document.errors
  if (fault) {
    problem(
      counter.linePos(fault.pos[0]).line,
      `The list is not YAML: ${fault.message.split('\n')[0] ?? ''}`,
      'mend it',
    )
    return undefined
  }
  const result = symbolFileSchema.safeParse(document.toJS() ?? {})
  if (result.success) return { file, value: result.data, lineOf }
  for (const issue of result.error.issues) {
    const keys = issue.path.map((key) => (typeof key === 'number' ? key : String(key)))
    problem(
      lineOf(...keys),
      `${keys.join(' › ')}: ${issue.message}.`,
      'see plugins/docs-content/symbols/schema.ts',
    )
  }
  return undefined
}
