import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { makeTree } from '../content/compile'

const NAME = 'made en v3/android'
const RESTS_ON = 'digest of a list'
const VALUE = { pages: [{ path: '/en/sdk/', title: 'Beckon' }] }

/** A project in which one process has kept a value; what a later one has of it, and the file that the first left for it. */
async function project(value: unknown = VALUE) {
  const root = makeTree({
    'content/languages.json': '[{ "id": "en", "name": "English" }]',
    'package-lock.json': '{}',
    'src/compiler/page.ts': 'export {}',
  })
  const process = async (isKeeping = true) => {
    vi.resetModules()
    const { keepValuesOf } = await import('../../../src/compiler/site/cache-folder')
    const values = await import('../../../src/compiler/files/kept-values')
    if (isKeeping) keepValuesOf(root)
    return values
  }
  const kept = async (restsOn = RESTS_ON) => (await process()).keptValue(NAME, restsOn)?.value
  const keep = async (restsOn: string, now: unknown) => (await process()).keepValue(NAME, restsOn, now)
  await keep(RESTS_ON, value)
  const cache = path.join(root, 'node_modules/.cache/beckon-docs')
  const files = () =>
    readdirSync(cache, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.json'))
      .map((name) => path.join(cache, name))
  const write = (name: string, text: string) => writeFileSync(path.join(root, name), text)
  return { process, kept, keep, files, write }
}

describe('a value that an earlier process kept', () => {
  afterEach(() => {
    vi.resetModules()
  })

  it('is there as it was', async () => {
    expect(await (await project()).kept()).toEqual(VALUE)
  })

  it('is there for nobody who keeps nothing', async () => {
    const { process } = await project()
    expect((await process(false)).keptValue(NAME, RESTS_ON)).toBeUndefined()
  })

  it('counts no longer when it rests on something else, and the one of that takes its place', async () => {
    const { kept, keep, files } = await project()
    expect(await kept('digest of another list')).toBeUndefined()
    await keep('digest of another list', 'another')
    expect(await kept('digest of another list')).toBe('another')
    expect(files()).toHaveLength(1)
  })

  it.each(['src/compiler/page.ts', 'package-lock.json', 'content/languages.json'])(
    'counts no longer after a change of %s',
    async (file) => {
      const { kept, write } = await project()
      write(file, '[{ "id": "en", "name": "English, of another kind" }]')
      expect(await kept()).toBeUndefined()
    },
  )

  it.each([
    ['cut', (text: string) => text.slice(0, -20)],
    ['empty', () => ''],
    ['without a value', (text: string) => text.replace('"value"', '"other"')],
    ['nothing', () => 'null'],
  ])('counts for nothing when it is %s', async (_, broken) => {
    const { kept, files } = await project()
    const [file = ''] = files()
    writeFileSync(file, broken(readFileSync(file, 'utf8')))
    expect(await kept()).toBeUndefined()
  })

  it('is none where JSON would make another one of it', async () => {
    const { kept, files } = await project({ number: Number.NaN })
    expect(files()).toEqual([])
    expect(await kept()).toBeUndefined()
  })
})
