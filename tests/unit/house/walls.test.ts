import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { ESLint } from 'eslint'
import { beforeEach, describe, expect, it } from 'vitest'
import { layers } from '../../../scripts/house/layers.mjs'
import { mismatches } from '../../../scripts/house/walls.mjs'
import { tempFolder } from '../../helpers/temp-folder'

describe('the list of rooms', () => {
  let root = ''
  beforeEach(() => {
    root = tempFolder('rooms')
    for (const room of layers.flatMap(({ rooms }) => rooms)) {
      mkdirSync(path.join(root, room.path), { recursive: true })
    }
  })

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

/** Rules about imports, and one of what browsers do not know, as the configuration sets them. They need no types, so the project is not type-checked first. */
const held =
  /^(import-x\/no-restricted-paths|no-restricted-(imports|syntax)|@typescript-eslint\/no-restricted-imports|house\/walls-in-comments|es-x\/no-regexp-v-flag)$/
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

describe('a type in a comment', () => {
  it.each([
    ['of the room', 'scripts/lib/build.mjs', "/** @typedef {import('./fingerprint.mjs').Built} Built */"],
    [
      'of an earlier layer',
      'scripts/lib/build.mjs',
      "/** @type {import('../../src/shared/site').Language} */",
    ],
    ['of a package', 'scripts/lib/build.mjs', "/** @type {import('vite').Plugin} */"],
    ['in a test', 'tests/helpers/nginx.ts', "/** @type {import('../../src/runtime/storage').A} */"],
    ['that is only spoken of', 'scripts/lib/build.mjs', '/* As `import(name)` has it. */'],
  ])('%s passes', async (_, file, text) => {
    expect(await refused(file, text)).toEqual([])
  })

  it.each([
    ['of another realm', 'scripts/lib/build.mjs', "/** @type {import('../../src/runtime/storage').A} */"],
    [
      'of a room by its folder',
      'scripts/lib/build.mjs',
      "/** @type {import('../../src/search/policy').A} */",
    ],
    ['in TypeScript', 'src/shared/slugs.ts', '/** @type {import("../templates/heads").A} */'],
    ['by its tag', 'scripts/lib/build.mjs', "/** @import { A } from '../../src/layout/theme' */"],
    ['of a test', 'scripts/lib/build.mjs', "/** @type {import('../../tests/helpers/site').A} */"],
  ])('%s is refused', async (_, file, text) => {
    expect(await refused(file, text)).toEqual([
      expect.stringMatching(/^house\/walls-in-comments: .* in a comment: \S+ may know /),
    ])
  })

  it('of a package that the room does not know is refused', async () => {
    expect(await refused('scripts/lib/build.mjs', "/** @type {import('react').ReactNode} */")).toEqual([
      'house/walls-in-comments: “react” in a comment: scripts knows no React; what a room may import is in scripts/house/layers.mjs.',
    ])
  })
})

describe('what the walls would not see', () => {
  it.each([
    ['an import', 'plugins/docs-content/index.js', "import '../../src/runtime/storage'"],
    ['an import of JSX', 'src/shared/x.jsx', "import '../templates/heads.tsx'"],
    ['a call of require', 'src/shared/x.cjs', "require('../templates/heads')"],
    ['an import of TypeScript', 'src/shared/x.cts', "import '../templates/heads'"],
    ['an import in a room of the browser', 'src/runtime/x.js', "import '../templates/heads'"],
    [
      'an import beside the texts of the check',
      'src/compiler/check/types/libraries/x.js',
      "import '../../x'",
    ],
  ])('%s in a file that holds no code is refused', async (_, file, text) => {
    expect(await refused(file, text)).toContain(
      'no-restricted-syntax: Code lies in files of TypeScript, or of .mjs.',
    )
  })

  it('a file without code may be there, as Gatsby wants it', async () => {
    expect(await refused('plugins/docs-content/index.js', '// Gatsby asks for it.\n')).toEqual([])
  })

  it.each([
    ['of what comes later', 'void import(`../templates/heads`)'],
    ['of a package', 'void import(`react`)'],
    ['of require', 'require(`../templates/heads`)'],
  ])('a name in backticks is refused: %s', async (_, text) => {
    expect(await refused('src/compiler/page/parse.ts', text)).toEqual([
      'no-restricted-syntax: Write the name of a module in quotes: the walls read no other.',
    ])
  })

  it('a name that is put together passes: it is none before the program runs', async () => {
    expect(await refused('src/compiler/page/parse.ts', 'void import(`./${name}.ts`)')).toEqual([])
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

  it.each(['ts', 'tsx', 'mts', 'mjs'])(
    'for writers is refused in a room of the browser, in a file of .%s',
    async (ending) => {
      const file = `src/runtime/x.${ending}`
      for (const name of ['zod', '../shared/components']) {
        const found = await refused(file, `import { a } from '${name}'\n\nvoid a`)
        expect(found, name).toContainEqual(
          expect.stringMatching(/no-restricted-imports: .*(Only its types|knows no)/),
        )
      }
      expect(await refused(file, 'export const v = /[a--b]/v')).toContainEqual(
        expect.stringMatching(/^es-x\/no-regexp-v-flag/),
      )
    },
  )

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
