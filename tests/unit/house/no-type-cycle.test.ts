import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { Linter } from 'eslint'
import tseslint from 'typescript-eslint'
import { beforeEach, describe, expect, it } from 'vitest'
import { noTypeCycle } from '../../../scripts/house/no-type-cycle.mjs'
import { tempFolder } from '../../helpers/temp-folder'

let root = ''
beforeEach(() => {
  root = tempFolder('cycles')
  for (const folder of ['src', 'plugins', 'scripts', 'tests']) mkdirSync(path.join(root, folder))
})

/** What the rule says of the first of these files, which lie in one project. */
function reported(files: Record<string, string>): string[] {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
    writeFileSync(path.join(root, file), text)
  }
  const [[file, text] = ['', '']] = Object.entries(files)
  const config = {
    files: ['**/*.{ts,tsx,mts,mjs}'],
    languageOptions: { parser: tseslint.parser },
    plugins: { house: { rules: { 'no-type-cycle': noTypeCycle } } },
    rules: { 'house/no-type-cycle': 'error' },
  } satisfies Linter.Config
  return new Linter({ cwd: root }).verify(text, config, path.join(root, file)).map(({ message }) => message)
}

describe('a cycle of types', () => {
  const back = { 'src/b.ts': "import type { A } from './a'\nexport type B = A | 1\n" }
  const cycle = (...files: string[]) => [`The import closes a cycle of types: ${files.join(' → ')}.`]

  it.each([
    ['an import', "import type { B } from './b'\nexport type A = B | 2\n"],
    ['an import with the ending', "import type { B } from './b.ts'\nexport type A = B | 2\n"],
    ['a re-export of names', "export type { B as C } from './b'\nexport type A = 2\n"],
    ['a re-export of all', "export type * from './b'\nexport type A = 2\n"],
  ])('is found at %s', (_, text) => {
    expect(reported({ 'src/a.ts': text, ...back })).toEqual(cycle('src/a.ts', 'src/b.ts', 'src/a.ts'))
  })

  it('is found over three files, a folder and a file of plain JavaScript', () => {
    expect(
      reported({
        'src/a.ts': "import type { B } from './b'\nexport type A = B\n",
        'src/b/index.ts': "export { b } from '../c.mjs'\nexport type B = 1\n",
        'src/c.mjs': "import { a } from './a'\nexport const b = a\n",
      }),
    ).toEqual(cycle('src/a.ts', 'src/b/index.ts', 'src/c.mjs', 'src/a.ts'))
  })

  it('is found where one of the types is named in a comment', () => {
    expect(
      reported({
        'src/a.mjs': "import { b } from './b.mjs'\n/** @typedef {1} A */\nexport const a = b\n",
        'src/b.mjs': "/** @typedef {import('./a.mjs').A} A */\nexport const b = 1\n",
      }),
    ).toEqual(cycle('src/a.mjs', 'src/b.mjs', 'src/a.mjs'))
  })

  it('is found where all of its types are named in comments', () => {
    const files = {
      'src/a.mjs': "/** @typedef {import('./b.mjs').B} B */\nexport const a = 1\n",
      'src/b.mjs': "/** @typedef {import('./a.mjs').A} A */\nexport const b = 1\n",
    }
    expect(reported(files)).toEqual(cycle('src/a.mjs', 'src/b.mjs', 'src/a.mjs'))
  })

  it('is found where they are named in comments of other forms', () => {
    const files = {
      'src/a.mjs': "/** @import { B } from './b.mjs' */\nexport const a = 1\n",
      'src/b.mjs': '/**\n * @typedef {import("./a.mjs").A} A\n */\nexport const b = 1\n',
    }
    expect(reported(files)).toEqual(cycle('src/a.mjs', 'src/b.mjs', 'src/a.mjs'))
  })

  it('is found where they are named in place', () => {
    const files = {
      'src/a.ts': "export type A = import('./b').B\n",
      'src/b.ts': "export type B = import('./a').A\n",
    }
    expect(reported(files)).toEqual(cycle('src/a.ts', 'src/b.ts', 'src/a.ts'))
  })

  it('is none where no way leads back', () => {
    expect(
      reported({
        'src/a.ts': "export type { B } from './b'\nimport type { C } from './c'\nexport type A = C\n",
        'src/b.ts': "import type { C } from './c'\nexport type B = C\n",
        'src/c.ts': 'export type C = 1\n',
      }),
    ).toEqual([])
  })
})
