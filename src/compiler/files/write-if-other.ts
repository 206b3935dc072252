import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/**
 * Writes a file, and its folder, unless it says the same already: whoever watches it sees no change then.
 * @returns whether it said something else, or nothing
 */
export function writeIfOther(file: string, text: string): boolean {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return false
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, text)
  return true
}
