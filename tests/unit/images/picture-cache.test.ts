import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { cachePictures, pictureCache } from '../../../plugins/docs-content/gatsby/picture-cache'
import { makeTree } from '../content/compile'

/** `make` stands for gatsby-plugin-sharp: it names files, and a job writes them later. */

const data = {
  images: {
    fallback: {
      src: '/static/a/1/x%20y.webp',
      srcSet: '/static/a/1/x%20y.webp 650w,\n/static/a/2/x%20y.webp 1300w',
    },
  },
}
const files = ['public/static/a/1/x y.webp', 'public/static/a/2/x y.webp']

let root: string
const at = (file: string) => path.join(root, file)
const runJob = (bytes = 'bytes') => {
  for (const file of files) {
    mkdirSync(path.dirname(at(file)), { recursive: true })
    writeFileSync(at(file), bytes)
  }
}
/** `gatsby clean`, and another process. */
const clean = () => rmSync(at('public'), { recursive: true, force: true })
const ask = async (madeOf: unknown[] = ['digest', { width: 650 }]) => {
  const make = vi.fn(() => Promise.resolve(data))
  expect(await pictureCache(root).picture(madeOf, make)).toEqual(data)
  return make
}

beforeEach(() => {
  root = makeTree({})
  vi.stubEnv('BECKON_DOCS_CACHE', at('cache'))
})
afterEach(() => vi.unstubAllEnvs())

describe('a picture that was made before', () => {
  it('comes back after everything was cleaned, all sizes of it', async () => {
    await ask()
    runJob()
    cachePictures(root)
    clean()
    expect(await ask()).not.toHaveBeenCalled()
    for (const file of files) expect(readFileSync(at(file), 'utf8')).toBe('bytes')
  })

  it('is made anew when something else decides what it becomes', async () => {
    await ask()
    runJob()
    cachePictures(root)
    expect(await ask(['another digest', { width: 650 }])).toHaveBeenCalled()
    expect(await ask(['digest', { width: 1500 }])).toHaveBeenCalled()
  })

  it('is made anew when the build that made it broke off before its files were there', async () => {
    await ask()
    clean()
    expect(await ask()).toHaveBeenCalled()
  })

  it('is made anew when a file of it is gone from the store', async () => {
    await ask()
    runJob()
    cachePictures(root)
    clean()
    rmSync(at('cache/pictures'), { recursive: true })
    expect(await ask()).toHaveBeenCalled()
  })

  it('stays as it lies in public/', async () => {
    await ask()
    runJob('first')
    cachePictures(root)
    runJob('second')
    await ask()
    expect(readFileSync(at(files[0]!), 'utf8')).toBe('second')
  })

  it('is let go after a build that does not show it', async () => {
    await ask()
    runJob()
    cachePictures(root)
    clean()
    cachePictures(root)
    expect(await ask()).toHaveBeenCalled()
    expect(existsSync(at(files[0]!))).toBe(false)
  })
})
