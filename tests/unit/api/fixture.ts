import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { formatProblem, type Problem } from '../../../src/compiler/problems/problem'
import { tempFolder } from '../../helpers/temp-folder'

export const fixture = path.resolve(import.meta.dirname, '../../fixtures/api')

/** A copy of the small description in which some files say something else; gone after the test. */
export function described(changes: Record<string, (text: string) => string> = {}): string {
  const root = tempFolder('api')
  cpSync(fixture, root, { recursive: true })
  for (const [name, change] of Object.entries(changes)) {
    const file = path.join(root, 'content/api', name)
    let before = ''
    try {
      before = readFileSync(file, 'utf8')
    } catch {
      // A file of its own.
    }
    const after = change(before)
    if (after === before) throw new Error(`Nothing was changed in ${name}.`)
    writeFileSync(file, after)
  }
  return root
}

/** Writes one thing for another. */
export const swap = (from: string | RegExp, to: string) => (text: string) => text.replace(from, () => to)

export const formatted = (problems: readonly Problem[]) =>
  [...new Set(problems.map(formatProblem))].map((line) => line.replace('content/api/', ''))
