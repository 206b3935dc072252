import { readFileSync } from 'node:fs'
import path from 'node:path'
import { isMap, isNode, isPair, isScalar, LineCounter, parseDocument, type Node } from 'yaml'
import type { Problem } from '../../../src/shared/problems'
import { isRecord } from './openapi'

export interface Place {
  file: string
  line: number
  column: number
}

/** A YAML file with the place of everything in it. */
export interface ApiFile {
  /** From the project's root. */
  file: string
  value: Record<string, unknown>
  /** The place of a key, or of the nearest thing above it that exists: what is missing has no place of its own. */
  placeOf: (steps: readonly string[]) => Place
}

export const problemAt = (place: Place, message: string, mend: string): Problem => ({
  ...place,
  rule: 'openapi',
  message,
  mend,
})

/** Reads one file of the description; undefined, with the reason among the problems, when it cannot be read. */
export function readApiFile(root: string, file: string, problems: Problem[]): ApiFile | undefined {
  const counter = new LineCounter()
  const document = parseDocument(readFileSync(path.join(root, file), 'utf8'), { lineCounter: counter })
  const at = (offset: number): Place => {
    const { line, col } = counter.linePos(offset)
    return { file, line: Math.max(1, line), column: Math.max(1, col) }
  }
  for (const { message, pos, code } of document.errors) {
    const [said = ''] = message.split(/ at line \d|\n/)
    const mend = code === 'DUPLICATE_KEY' ? 'merge the two, or rename one' : 'mend the YAML'
    problems.push(problemAt(at(pos[0]), `The YAML cannot be read: ${said}.`, mend))
  }
  if (document.errors.length) return undefined
  const value: unknown = document.toJS()
  if (!isRecord(value)) {
    problems.push(problemAt(at(0), 'The file holds no object.', 'write keys such as paths: and components:'))
    return undefined
  }
  return {
    file,
    value,
    placeOf(steps) {
      let node: unknown = document.contents
      let offset = isNode(node) ? (node.range?.[0] ?? 0) : 0
      for (const step of steps) {
        const next = child(node, step)
        if (!next) break
        node = next.node
        offset = next.offset
      }
      return at(offset)
    },
  }
}

function child(node: unknown, step: string): { node: unknown; offset: number } | undefined {
  if (isMap(node)) {
    const pair = node.items.find(({ key }) => isScalar(key) && String(key.value) === step)
    if (!isPair(pair)) return undefined
    return { node: pair.value, offset: (pair.key as Node).range?.[0] ?? 0 }
  }
  const items = (node as { items?: unknown[] } | null | undefined)?.items
  const item = items?.[Number(step)]
  return isNode(item) ? { node: item, offset: item.range?.[0] ?? 0 } : undefined
}
