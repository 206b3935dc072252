import path from 'node:path'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { compilingProcesses, type PageText } from '../../../src/compiler/site/compile-ahead'
import { compilerOf } from '../../../src/compiler/site/compile-one'
import { diskStore, memoryStore } from '../../../src/compiler/site/compile-store'
import { page } from '../check/page'
import { makeTree } from './compile'

/** Processes start, and each takes seconds until it compiles: longer where two busy cores do all the work. */
const PATIENCE = 120_000
/** What the environment keeps of an earlier run is not made here. */
beforeEach(() => {
  vi.stubEnv('BECKON_DOCS_CACHE', '')
  return () => vi.unstubAllEnvs()
})

/** Fewer are not worth a process. */
const WORTH_IT = 40

const pagesOf = (count: number): PageText[] =>
  Array.from({ length: count }, (_, at) => ({
    file: `en/page-${at}.mdx`,
    text: page(`Page ${at}`, `Text of page ${at}.`),
  }))

/** A project without content of its own, and processes that compile for it until the test ends. */
function project() {
  const root = makeTree({ 'content/facts.json': '{}' })
  const processes = compilingProcesses({ root, kind: 'blocks' })
  onTestFinished(() => processes.end())
  return { root, processes, kept: (file: string) => diskStore(root, 'blocks').get(file) }
}

describe('processes that compile pages', () => {
  it(
    'keep what a compiler in this process makes of each page',
    async () => {
      const { root, processes, kept } = project()
      const pages = pagesOf(WORTH_IT + 5)
      await processes.compile(pages)
      const here = memoryStore()
      const { compile } = compilerOf(root, here)
      for (const one of pages) {
        await compile(one)
        const own: unknown = JSON.parse(JSON.stringify(await here.get(one.file)))
        expect(await kept(one.file), one.file).toEqual(own)
      }
    },
    PATIENCE,
  )

  it(
    'that began before there were pages are those that compile them',
    async () => {
      const { processes, kept } = project()
      processes.begin()
      await processes.compile(pagesOf(WORTH_IT + 5))
      for (const { file } of pagesOf(WORTH_IT + 5)) expect(await kept(file), file).toBeDefined()
    },
    PATIENCE,
  )

  it('leave a few pages to whoever asks for them', async () => {
    const { processes, kept } = project()
    const pages = pagesOf(WORTH_IT - 1)
    await processes.compile(pages)
    expect(await kept('en/page-0.mdx')).toBeUndefined()
  })

  it(
    'go on after a page that cannot be compiled',
    async () => {
      const { processes, kept } = project()
      const wrong = { file: 'xx/of-no-language.mdx', text: 'Text.' }
      await processes.compile([wrong, ...pagesOf(WORTH_IT)])
      expect(await kept(wrong.file)).toBeUndefined()
      expect(await kept('en/page-0.mdx')).toBeDefined()
      expect(await kept(`en/page-${WORTH_IT - 1}.mdx`)).toBeDefined()
    },
    PATIENCE,
  )

  it(
    'are not waited for when they end early',
    async () => {
      const root = makeTree({ 'ends.mjs': 'process.exit(3)' })
      const processes = compilingProcesses({ root, kind: 'blocks' }, path.join(root, 'ends.mjs'))
      await processes.compile(pagesOf(WORTH_IT))
      expect(await diskStore(root, 'blocks').get('en/page-0.mdx')).toBeUndefined()
    },
    PATIENCE,
  )

  it(
    'compile again after they were let go',
    async () => {
      const { processes, kept } = project()
      processes.end()
      await processes.compile(pagesOf(WORTH_IT))
      expect(await kept('en/page-0.mdx')).toBeDefined()
    },
    PATIENCE,
  )
})
