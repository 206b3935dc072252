import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { makeTree } from '../content/compile'

const FILE = 'content/symbols/v3/android.yaml'
const TEXT = 'types:\n  Beckon:\n    kind: object\n    members:\n      push: function\n'

/** A project with this list, read by one process; how a later one reads it, and the file that the first left for it. */
async function project(text = TEXT, file = FILE) {
  const root = makeTree({
    [file]: text,
    'content/languages.json': '[{ "id": "en", "name": "English" }]',
    'package-lock.json': '{}',
    'src/compiler/page.ts': 'export {}',
  })
  const read = async (isKeeping = true) => {
    vi.resetModules()
    const { keepDataValues } = await import('../../../src/compiler/site/cache-folder')
    const { readData } = await import('../../../src/compiler/files/data-file')
    if (isKeeping) keepDataValues(root)
    return readData(root, file, 'symbols')
  }
  const first = await read()
  const cache = path.join(root, 'node_modules/.cache/beckon-docs')
  const kept = () =>
    readdirSync(cache, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.json'))
      .map((name) => path.join(cache, name))
  const write = (name: string, now: string) => writeFileSync(path.join(root, name), now)
  return { first, read, kept, write }
}

/** Puts another value into what was kept, so that it is told from what the file says. */
function mark(files: readonly string[]): void {
  expect(files).toHaveLength(1)
  const [file = ''] = files
  const kept = JSON.parse(readFileSync(file, 'utf8')) as object
  writeFileSync(file, JSON.stringify({ ...kept, value: 'kept' }))
}

describe('the value of a data file that an earlier process read', () => {
  afterEach(() => {
    vi.resetModules()
  })

  it('is taken as it was, with the same places', async () => {
    const { first, read, kept } = await project()
    const again = await read()
    const anew = await read(false)
    expect(again.data?.value).toEqual(anew.data?.value)
    for (const keys of [[], ['types'], ['types', 'Beckon', 'members', 'push'], ['types', 'missing']]) {
      expect(again.data?.placeOf(keys)).toEqual(first.data?.placeOf(keys))
      expect(again.data?.placeOf(keys)).toEqual(anew.data?.placeOf(keys))
    }
    mark(kept())
    expect((await read()).data?.value).toBe('kept')
  })

  it('is read anew when the file says something else, and that is what is kept then', async () => {
    const { read, kept, write } = await project()
    mark(kept())
    write(FILE, TEXT.replace('push', 'inbox'))
    for (let time = 0; time < 2; time++) {
      expect((await read()).data?.value).toEqual({
        types: { Beckon: { kind: 'object', members: { inbox: 'function' } } },
      })
    }
    expect(kept()).toHaveLength(1)
  })

  it.each(['src/compiler/page.ts', 'package-lock.json', 'content/languages.json'])(
    'is read anew after a change of %s',
    async (file) => {
      const { first, read, kept, write } = await project()
      mark(kept())
      write(file, '[{ "id": "en", "name": "English, of another kind" }]')
      expect((await read()).data?.value).toEqual(first.data?.value)
    },
  )

  it.each([
    ['cut', (text: string) => text.slice(0, -20)],
    ['empty', () => ''],
    ['without a value', (text: string) => text.replace('"value"', '"other"')],
    ['nothing', () => 'null'],
  ])('is read anew when what was kept is %s', async (_, broken) => {
    const { first, read, kept } = await project()
    const [file = ''] = kept()
    writeFileSync(file, broken(readFileSync(file, 'utf8')))
    const again = await read()
    expect(again.problems).toEqual([])
    expect(again.data?.value).toEqual(first.data?.value)
  })

  it('is not kept of a file with a mistake, which is told each time', async () => {
    const { first, read, kept } = await project(TEXT + TEXT)
    expect(first.problems).toHaveLength(1)
    expect(kept()).toEqual([])
    expect(await read()).toEqual(first)
  })

  it('is not kept where JSON would make another one of it', async () => {
    const { read, kept } = await project('number: .nan\n')
    expect(kept()).toEqual([])
    expect((await read()).data?.value).toEqual({ number: Number.NaN })
  })

  it('tells a key of JSON that stands twice, over what was kept of the file before', async () => {
    const { first, read, write } = await project('{ "a": 1 }', 'content/facts.json')
    expect(first.problems).toEqual([])
    write('content/facts.json', '{ "a": 1, "a": 2 }')
    expect((await read()).problems).toHaveLength(1)
  })
})
