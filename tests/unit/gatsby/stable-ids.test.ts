import { expect, it } from 'vitest'
import { StableIds } from '../../../src/gatsby/stable-ids'

type Give = (items: Iterable<object>) => void

/** What the plugin gives chunks and modules, with a compiler that asks for their ids. */
function given(root: string, files: readonly string[]) {
  const gives: Record<string, Give> = {}
  const hook = (name: string) => ({ tap: (_: object, give: Give) => void (gives[name] = give) })
  const ids: Record<string, number> = {}
  const compilation = {
    hooks: { chunkIds: hook('chunks'), moduleIds: hook('modules') },
    chunkGraph: {
      setModuleId: (module: { nameForCondition: () => string }, id: number) => {
        ids[module.nameForCondition().slice(root.length)] = id
      },
    },
  }
  new StableIds().apply({
    hooks: { compilation: { tap: (_: string, begin: (one: object) => void) => begin(compilation) } },
  } as unknown as Parameters<StableIds['apply']>[0])
  const chunks = [
    { name: 'picture', id: null, ids: null },
    { name: undefined, id: null, ids: null },
  ]
  gives.chunks?.(chunks)
  gives.modules?.(files.map((file) => ({ nameForCondition: () => root + file })))
  return { chunks, ids }
}

it('names chunks by their names, and leaves the others to webpack', () => {
  const { chunks } = given('/site', [])
  expect(chunks).toEqual([
    { name: 'picture', id: 'picture', ids: ['picture'] },
    { name: undefined, id: null, ids: null },
  ])
})

it('gives the modules of React the same numbers wherever the site lies, and whatever else is in it', () => {
  const react = ['/node_modules/react/index.js', '/node_modules/react-dom/cjs/react-dom.production.min.js']
  const { ids } = given('/home/a/site', ['/src/a.ts', ...react])
  expect(Object.keys(ids).sort()).toEqual([...react].sort())
  expect(given('/b', [...react].reverse()).ids).toEqual(ids)
})
