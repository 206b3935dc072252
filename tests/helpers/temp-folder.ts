import { mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeAll, onTestFinished } from 'vitest'

/** Where it really is: what lies there may be a link, and programs name a folder as the system does. */
const make = (about: string) => mkdtempSync(path.join(realpathSync(tmpdir()), `beckon-${about}-`))
const remove = (folder: string) => rmSync(folder, { recursive: true, force: true, maxRetries: 5 })

/**
 * An empty folder in the system's place for such, for the test that asks for it or its `beforeEach`; gone after the test,
 * whatever came of it.
 * @param about what it is for: part of its name
 */
export function tempFolder(about: string): string {
  const folder = make(about)
  onTestFinished(() => remove(folder))
  return folder
}

/**
 * The same for all tests of a file or a `describe`: there from its `beforeAll` on, gone after the last. While tests are only
 * collected there is none, since nothing would remove it where all of them are left out.
 * @returns a path in it
 */
export function sharedTempFolder(about: string): (...names: string[]) => string {
  let folder = ''
  beforeAll(() => {
    folder = make(about)
    return () => remove(folder)
  })
  return (...names) => {
    if (!folder) throw new Error('The folder is there in hooks and tests.')
    return path.join(folder, ...names)
  }
}
