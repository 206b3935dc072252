import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { diskStore } from '../../../src/compiler/site/compile-store'
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
  ])('is compiled again after a change of %s', async (file) => {
    const { kept, write } = await project()
    expect(await kept()).toBeDefined()
    write(file, 'changed')
    expect(await kept()).toBeUndefined()
  })
})
