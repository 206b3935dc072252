import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { BuildArgs, CreatePagesArgs } from 'gatsby'
import { beforeEach, expect, it, vi } from 'vitest'
import { searchableSection } from '../../helpers/searchable-section'
import { tempFolder } from '../../helpers/temp-folder'

/** The index of a build: begun when the pages are known, and put with what is served when the build has a name. */

const rooms = ['plugins', 'src'].map((name) => path.resolve(name))
const report = vi.fn<(message: string) => void>()
let served: string

beforeEach(() => {
  const folder = tempFolder('built')
  for (const room of rooms) symlinkSync(room, path.join(folder, path.basename(room)), 'junction')
  served = path.join(folder, 'public/search_index.json')
  // An earlier build's, which nobody may take for this one's.
  mkdirSync(path.join(folder, '.cache'))
  writeFileSync(path.join(folder, '.cache/search_index.json'), '{"en":{"index":{},"store":{}}}')
  report.mockClear()
  vi.spyOn(process, 'cwd').mockReturnValue(folder)
  vi.resetModules()
})

async function build(answer: object): Promise<void> {
  const { createPages, onPostBuild } = await import('../../../plugins/docs-search/hooks')
  const known = {
    reporter: {
      activityTimer: () => ({ start() {}, end() {}, setStatus() {} }),
      panicOnBuild: report,
    },
    graphql: () => Promise.resolve(answer),
    store: { getState: () => ({ webpackCompilationHash: 'b1' }) },
  } as unknown as BuildArgs & CreatePagesArgs & { traceId: 'initial-createPages' }
  void createPages?.(known, { plugins: [] }, () => undefined)
  await onPostBuild?.(known, { plugins: [] }, () => undefined)
}

it('has the sections, and the name of the build', async () => {
  await build({
    data: { allDocPage: { nodes: [{ sections: JSON.stringify([searchableSection('Page › é…')]) }] } },
  })
  const written = readFileSync(served, 'utf8')
  const { en } = JSON.parse(written) as { en: { index: { build: string } } }
  expect(en.index.build).toBe('b1')
  expect(JSON.stringify(en)).toContain('Page › é')
  // What a phone reads soonest: all of it is one letter a byte.
  expect(written).not.toMatch(/[\u0080-\uffff]/)
  expect(report).not.toHaveBeenCalled()
}, 60_000)

it('ends a build that has none, and none of an earlier build is served', async () => {
  await expect(build({ errors: ['no pages'] })).rejects.toThrow('no pages')
  expect(report).toHaveBeenCalledWith(expect.stringContaining('was not written'), expect.any(Error))
  expect(existsSync(served)).toBe(false)
}, 60_000)
