/*
 * The lock file installs on every machine. npm leaves out the packages for other
 * systems where the registry it was written against does not offer them, says
 * nothing, and `npm ci` then refuses the whole file on the next fresh machine.
 */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

interface LockedPackage {
  readonly version?: string
  readonly resolved?: string
  readonly optionalDependencies?: Readonly<Record<string, string>>
}

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Readonly<Record<string, LockedPackage>>
}

/** Whether Node, standing in the folder, would find the package in it or further up. */
function finds(folder: string, name: string): boolean {
  if (packages[`${folder}${folder === '' ? '' : '/'}node_modules/${name}`] !== undefined) return true
  if (folder === '') return false
  return finds(folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/'))), name)
}

describe('the lock file', () => {
  it('holds the packages that are for other systems only', () => {
    const missing = Object.entries(packages).flatMap(([folder, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies).filter((name) => !finds(folder, name)),
    )
    expect([...new Set(missing)]).toEqual([])
  })

  it('names no registry', () => {
    expect(Object.keys(packages).filter((folder) => packages[folder]?.resolved?.startsWith('http'))).toEqual(
      [],
    )
  })
})
