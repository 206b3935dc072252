import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import path from 'node:path'
import { afterAll, expect } from 'vitest'

/**
 * A unit test that reads the site's content would be red whenever somebody is in the middle of writing: its file fails at
 * once instead, with what it read. Tests that mean to read it are below tests/content.
 */

const root = path.resolve(import.meta.dirname, '../..')
/** Code as much as content: the program imports them. */
const isCode = /^content\/(?:languages\.json|locales(?:\/|$))/
const read = new Set<string>()

function note(file: unknown): void {
  if (typeof file !== 'string') return
  const name = path.relative(root, path.resolve(file)).split(path.sep).join('/')
  if (/^content(?:\/|$)/.test(name) && !isCode.test(name)) read.add(name)
}

/** Whatever in node:fs is given a file first, as the compiler, the scripts and the tests call it. */
const readers = ['readFileSync', 'readdirSync', 'existsSync', 'statSync', 'cpSync', 'copyFileSync'] as const

for (const name of readers) {
  const original = fs[name] as (...args: unknown[]) => unknown
  const noting = (...args: unknown[]) => {
    note(args[0])
    return original(...args)
  }
  Object.assign(fs, { [name]: noting })
}
// For those who import the functions by name.
syncBuiltinESMExports()

afterAll(() => {
  expect([...read], 'a file that reads these belongs in tests/content').toEqual([])
})
