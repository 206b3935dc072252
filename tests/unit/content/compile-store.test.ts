import { existsSync, mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { diskStore } from '../../../src/compiler/site/compile-store'
import { tempFolder } from '../../helpers/temp-folder'
import { compileBody, makeTree } from './compile'

const PAGE = 'content/en/page.mdx'

/** A project with one compiled page on its disk, and how a later process finds it there. */
async function project() {
  const root = makeTree({
    'content/languages.json': '[{ "id": "en", "name": "English" }]',
    'package-lock.json': '{}',
    'src/compiler/page/links.ts': 'export {}',
    'src/shared/site.ts': 'export {}',
  })
  await diskStore(root, 'blocks').set(PAGE, { text: 'digest', page: await compileBody('Text.') })
  return {
    root,
    kept: () => diskStore(root, 'blocks').get(PAGE),
    write: (file: string, text: string) => {
      mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
      writeFileSync(path.join(root, file), text)
    },
  }
}

describe('a compiled page on disk', () => {
  it.each(['src/compiler/check/run.ts', 'content/en/page.mdx', 'README.md'])(
    'is used again after a change of %s',
    async (file) => {
      const { kept, write } = await project()
      write(file, 'changed')
      expect(await kept()).toMatchObject({ text: 'digest' })
    },
  )

  it.each([
    'content/languages.json',
    'package-lock.json',
    'src/compiler/page/links.ts',
    'src/compiler/new.ts',
    'src/shared/site.ts',
    'src/text/edit-distance.ts',
  ])('is compiled again after a change of %s', async (file) => {
    const { kept, write } = await project()
    expect(await kept()).toBeDefined()
    write(file, 'changed')
    expect(await kept()).toBeUndefined()
  })
})

describe('the folder of compiled pages', () => {
  afterEach(() => {
    vi.unstubAllEnvs()
  })

  it('lies where BECKON_DOCS_CACHE says, seen from the project', async () => {
    vi.stubEnv('BECKON_DOCS_CACHE', 'elsewhere/cache')
    const { root, kept } = await project()
    expect(await kept()).toMatchObject({ text: 'digest' })
    expect(readdirSync(path.join(root, 'elsewhere/cache'))).toHaveLength(1)
    expect(existsSync(path.join(root, 'node_modules'))).toBe(false)
    vi.stubEnv('BECKON_DOCS_CACHE', '')
    expect(await kept()).toBeUndefined()
  })

  it('loses what an older compiler made, and nothing that is not its own', async () => {
    vi.stubEnv('BECKON_DOCS_CACHE', 'shared')
    const { root, kept, write } = await project()
    const before = readdirSync(path.join(root, 'shared'))
    write('shared/of-another-program/file', '')
    write('shared/twelve-chars/file', '')
    write('src/compiler/new.ts', 'changed')
    expect(await kept()).toBeUndefined()
    const after = readdirSync(path.join(root, 'shared'))
    expect(after).toHaveLength(3)
    expect(after).toEqual(expect.arrayContaining(['of-another-program', 'twelve-chars']))
    expect(after).not.toEqual(expect.arrayContaining(before))
  })

  it('keeps what another checkout has made in the same place, until nobody used it for long', async () => {
    const shared = tempFolder('shared')
    vi.stubEnv('BECKON_DOCS_CACHE', shared)
    const one = await project()
    const [ofOne = ''] = readdirSync(shared)
    const other = await project()
    other.write('src/compiler/new.ts', 'changed')
    expect(await other.kept()).toBeUndefined()
    expect(await one.kept()).toBeDefined()
    expect(readdirSync(shared)).toHaveLength(2)

    const before = new Date(Date.now() - 15 * 24 * 60 * 60 * 1000)
    for (const name of readdirSync(path.join(shared, ofOne)).filter((file) => file.startsWith('.used-by-')))
      utimesSync(path.join(shared, ofOne, name), before, before)
    await other.kept()
    expect(readdirSync(shared)).toHaveLength(1)
  })
})
