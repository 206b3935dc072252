import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { ESLint } from 'eslint'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { layers } from '../../../scripts/house/layers.mjs'
import { mismatches } from '../../../scripts/house/walls.mjs'

describe('the list of rooms', () => {
  let root = ''
  beforeEach(() => {
    root = mkdtempSync(path.join(os.tmpdir(), 'rooms-'))
    for (const room of layers.flatMap(({ rooms }) => rooms)) {
      mkdirSync(path.join(root, room.path), { recursive: true })
    }
  })
  afterEach(() => rmSync(root, { recursive: true }))

  it('agrees with this project', () => {
    expect(mismatches(process.cwd())).toEqual([])
  })

  it('agrees with a tree of exactly these rooms, with type declarations beside them', () => {
    writeFileSync(path.join(root, 'src/assets.d.ts'), '')
    expect(mismatches(root)).toEqual([])
  })

  it('refuses a folder that is no room, and a room without a folder', () => {
    mkdirSync(path.join(root, 'src/search/other'))
    rmSync(path.join(root, 'src/layout'), { recursive: true })
    expect(mismatches(root)).toEqual([
      'src/search/other is in no layer',
      'src/layout is in a layer and does not exist',
    ])
  })

  it.each(['src/helper.ts', 'src/compiler/loose.ts', 'src/search/loose.tsx', 'plugins/loose.mjs'])(
    'refuses a file beside the rooms: %s',
    (file) => {
      writeFileSync(path.join(root, file), '')
      expect(mismatches(root)).toEqual([`${file} is in no room`])
    },
  )
})

/** Rules about imports, as the configuration sets them. They need no types, so the project is not type-checked first. */
const held =
  /^(import-x\/no-restricted-paths|no-restricted-(imports|syntax)|@typescript-eslint\/no-restricted-imports)$/
const eslint = new ESLint({
  ruleFilter: ({ ruleId }) => held.test(ruleId),
  overrideConfig: { languageOptions: { parserOptions: { projectService: false } } },
})

/** What the linter says of a text, were it the one of this file of the project. */
async function refused(file: string, text: string): Promise<string[]> {
  const [result] = await eslint.lintText(text, { filePath: path.resolve(file) })
  return result!.messages.map(({ ruleId, message }) => `${ruleId ?? 'error'}: ${message}`)
}

describe('an import', () => {
  it.each([
    ['of an earlier layer', 'src/layout/Layout.tsx', "import '../runtime/storage'"],
    ['inside a room', 'src/runtime/part.ts', "import './storage'"],
    ['of what all sides share', 'src/compiler/page/parse.ts', "import '../../shared/slugs'"],
  ])('%s passes', async (_, file, text) => {
    expect(await refused(file, text)).toEqual([])
  })

  it.each([
    ['of a later layer', 'src/shared/slugs.ts', "import '../templates/heads'"],
    ['of its types', 'src/shared/slugs.ts', "import type { Original } from '../templates/untranslated'"],
    ['of a later layer, as re-export', 'src/runtime/part.ts', "export * from '../lazy/use-part'"],
    ['of a room of the same layer', 'src/blocks/registry.tsx', "import '../search/interface/SearchIcon'"],
    ['of the other realm', 'src/compiler/page/parse.ts', "import '../../runtime/storage'"],
    ['of the other realm, later', 'src/layout/Layout.tsx', "import '../compiler/problems/problem'"],
    ['of what is known only to others', 'src/layout/Layout.tsx', "import '../search/policy/fields'"],
    ['of a test', 'src/shared/slugs.ts', "import '../../tests/helpers/site'"],
    ["of a room, in one of Gatsby's entry files", 'gatsby-browser.tsx', "import './src/layout/theme'"],
    ['of a room, in another of them', 'gatsby-node.mjs', "import './src/compiler/problems/problem'"],
    ["of one of Gatsby's entry files", 'src/shared/slugs.ts', "import '../../gatsby-browser'"],
  ])('%s is refused', async (_, file, text) => {
    expect(await refused(file, text)).toEqual([expect.stringMatching(/^import-x\/no-restricted-paths: /)])
  })
})

describe('a package', () => {
  it.each([
    ['Node in the compiler', 'src/compiler/files/words.ts', "import 'node:fs/promises'"],
    ['Gatsby in the runtime', 'src/runtime/part.ts', "import 'gatsby'"],
    ['React in components', 'src/layout/Layout.tsx', "import 'react'\nexport const a = <b />"],
    ['another package', 'src/shared/slugs.ts', "import 'zod'"],
  ])('%s passes', async (_, file, text) => {
    expect(await refused(file, text)).toEqual([])
  })

  it.each([
    ['react', 'src/shared/slugs.ts'],
    ['react/jsx-runtime', 'src/shared/slugs.ts'],
    ['gatsby', 'src/shared/slugs.ts'],
    ['node:fs', 'src/shared/slugs.ts'],
    ['child_process', 'src/shared/slugs.ts'],
    ['fs/promises', 'src/shared/slugs.ts'],
    ['fs', 'src/templates/heads.tsx'],
    ['react', 'src/runtime/part.ts'],
    ['react-dom', 'src/compiler/page/parse.ts'],
    ['gatsby-plugin-image', 'src/compiler/page/parse.ts'],
    ['path', 'src/compiler/problems/problem.ts'],
    ['react', 'src/gatsby/create-pages.ts'],
    ['react', 'plugins/docs-content/hooks.ts'],
    ['gatsby', 'scripts/new-page.mts'],
  ])('%s in %s is refused, its types as well', async (name, file) => {
    for (const text of [`import '${name}'`, `import type { A } from '${name}'`, `export * from '${name}'`]) {
      expect(await refused(file, text)).toEqual([
        expect.stringMatching(/^no-restricted-imports: .* knows no /),
      ])
    }
  })

  it.each([
    ['later', "void import('react-dom/server')", 'react'],
    ['later, of Node', "void import('node:fs')", 'node'],
    ['by its type alone', "export type A = import('gatsby').Node", 'gatsby'],
  ])('that comes %s is refused', async (_, text, name) => {
    const room = name === 'node' ? 'src/compiler/problems/problem.ts' : 'src/compiler/page/parse.ts'
    expect(await refused(room, text)).toEqual([expect.stringMatching(/^no-restricted-syntax: .* knows no /)])
  })

  it('that nobody imports is refused: JSX is React', async () => {
    expect(await refused('src/shared/slugs.tsx', 'export const a = <b />')).toEqual([
      'no-restricted-syntax: src/shared knows no React.',
    ])
  })

  it('may be open but for a part of it', async () => {
    for (const names of ['{ lazy }', '{ lazy as later }', 'React', '{ default as React }', '* as React']) {
      expect(await refused('src/layout/Layout.tsx', `import ${names} from 'react'`), names).toEqual([
        expect.stringMatching(/^no-restricted-imports: .*lazyPart of src\/lazy/),
      ])
    }
    expect(await refused('src/layout/Layout.tsx', "void import('./theme')")).toEqual([
      expect.stringMatching(/^no-restricted-syntax: .*lazyPart of src\/lazy/),
    ])
  })
})
