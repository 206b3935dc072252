import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { walk } from '../../../src/compiler/files/content-files'

const root = path.resolve(import.meta.dirname, '../../..')
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
const manifest = JSON.parse(read('package.json')) as Record<
  'scripts' | 'dependencies' | 'devDependencies',
  Record<string, string>
>

const documents = ['CONTRIBUTING.md', 'README.md', 'deploy/README.md']

/** Paths from the project's root; what a build makes, and what only looks like one, is none. */
const TOP = '(?:content|deploy|plugins|scripts|src|static|tests|\\.vscode|\\.github|\\.ci)'
const pathsIn = (text: string): string[] =>
  [...text.matchAll(new RegExp(`(?<![\\w./-])${TOP}/[\\w./*-]*`, 'g'))].map(([one]) => one)

/** A pattern stands for its folder: `content/en/**.mdx`. */
const there = (one: string): string => one.replace(/[^/]*\*.*$/, '').replace(/[.,]$/, '')

/** Addresses and names of examples. */
const EXAMPLES = new Set(['content/en/guides/apps/my-page.mdx'])
/** What commands write, and git ignores. */
const WRITTEN = /^deploy\/generated\b/
const isThere = (one: string) => WRITTEN.test(one) || existsSync(path.join(root, there(one)))

describe.each(documents)('%s', (document) => {
  const text = read(document)

  it('names only files and folders that exist', () => {
    const gone = pathsIn(text).filter((one) => !EXAMPLES.has(one) && !isThere(one))
    expect(gone).toEqual([])
  })

  it('names only commands that exist', () => {
    const commands = [...text.matchAll(/npm run ([a-z:]+)/g)].map(([, name = '']) => name)
    expect(commands.filter((name) => !(name in manifest.scripts))).toEqual([])
  })
})

describe('README.md', () => {
  const table = read('README.md').slice(read('README.md').indexOf('## What it is made of'))
  const named = [...table.matchAll(/^\| ([^|]+?) +\|/gm)].flatMap(([, cell = '']) => cell.split(', '))
  const all = [...Object.keys(manifest.dependencies), ...Object.keys(manifest.devDependencies)]
  const isNamed = (name: string) =>
    named.some((one) => one === name || (one.endsWith('*') && name.startsWith(one.replace(/\\?\*$/, ''))))

  it('says of every package what it is for', () => {
    expect(all.filter((name) => !isNamed(name))).toEqual([])
  })

  it('names no package that is not installed', () => {
    const gone = named.filter(
      (one) => /^[@a-z]/.test(one) && !all.some((name) => name.startsWith(one.replace(/\\?\*$/, ''))),
    )
    expect(gone).toEqual([])
  })
})

/** Somebody who reads a comment opens the file that it names: one that moved takes its name along. */
describe('comments', () => {
  const sources = ['plugins', 'scripts', 'src', 'tests', 'deploy'].flatMap((folder) =>
    walk(path.join(root, folder)).map((file) => `${folder}/${file}`),
  )
  const top = readdirSync(root).filter((name) => /\.(?:mjs|mts|ts|tsx)$/.test(name))
  const isText = (file: string) =>
    /\.(?:tsx?|m[jt]s|css|conf)$/.test(file) && !file.startsWith('tests/fixtures')
  /** What may be there, or is an example. */
  const others = new Set(['static/.well-known', 'content/en/page.mdx'])

  it('name only files that exist', () => {
    const files = [...sources, ...top].filter(isText)
    expect(files.length).toBeGreaterThan(300)
    const dead = files.flatMap((file) =>
      [...read(file).matchAll(/^\s*(?:\/?\*\*?|\/\/|#) (.*)$/gm)]
        .flatMap(([, comment = '']) => pathsIn(comment))
        .filter((one) => !others.has(there(one)) && !isThere(one))
        .map((one) => `${file}: ${one}`),
    )
    expect(dead).toEqual([])
  })
})
