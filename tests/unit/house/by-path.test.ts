import { describe, expect, it } from 'vitest'
import { reachedBy, roomsByPath } from '../../../scripts/house/by-path.mjs'
import { layers } from '../../../scripts/house/layers.mjs'

/** ESLint sees imports; a path that a process, a bundle or a worker begins with leads into a room as well. */

describe('a room that is reached by a path', () => {
  it.each([
    [
      'of a process',
      'src/compiler/page/parse.ts',
      "fork('src/compiler/check/check-server.mts')",
      'src/compiler/check',
    ],
    [
      'beside the file that names it',
      'src/shared/slugs.ts',
      "fork(new URL('../compiler/check/check-server.mts', import.meta.url))",
      'src/compiler/check',
    ],
    [
      'of a worker, with a comment for webpack',
      'src/runtime/part.ts',
      'new Worker(new URL(/* webpackChunkName: "a" */ \'../search/interface/worker.ts\', import.meta.url))',
      'src/search/interface',
    ],
    [
      'in a text of code',
      'src/gatsby/config.ts',
      'const a = `import A from "../../src/layout/${name}"`',
      'src/layout',
    ],
    ['of a folder of rooms', 'src/hosting/cdn.ts', "readdirSync('src/compiler')", 'src/compiler'],
  ])('is found: %s', (_, file, text, room) => {
    expect(reachedBy(file, text)).toEqual([room])
  })

  it.each([
    ['the room itself', 'src/search/interface/browser-client.ts', "new URL('./worker.ts', import.meta.url)"],
    [
      'one that it may import',
      'plugins/docs-content/hooks.ts',
      "resolve('src/compiler/check/check-server.mts')",
    ],
    ['an import, which ESLint sees', 'src/shared/slugs.ts', "import a from '../src/layout/Layout'"],
    ['a comment', 'src/shared/slugs.ts', '/** As `src/layout` has it. */'],
    ['another address', 'src/shared/slugs.ts', "new URL('/src/layout', 'https://a.example')"],
  ])('is none: %s', (_, file, text) => {
    expect(reachedBy(file, text)).toEqual([])
  })

  it('stands in the list of layers, and no other does', () => {
    const listed = layers
      .flatMap(({ rooms }) => rooms)
      .flatMap(({ path, byPath }) => (byPath ? [[path, [...byPath].sort()] as const] : []))
    expect(roomsByPath(process.cwd())).toEqual(Object.fromEntries(listed))
  })
})
