import { existsSync, readFileSync, readdirSync, utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { cachePictures } from '../../../plugins/docs-content/gatsby/picture-cache'
import { beginShareImages, shareImagesOf, writeShareImages } from '../../../src/gatsby/share-images'
import type * as shareImage from '../../../src/shared/share-image'
import { makeTree } from '../content/compile'

// Two of all: each takes a moment to draw.
vi.mock('../../../src/shared/share-image', async (original) => {
  const real = await original<typeof shareImage>()
  return { ...real, shareAreas: real.shareAreas.slice(0, 2) }
})

let root: string
beforeEach(() => {
  root = makeTree({})
  vi.stubEnv('BECKON_DOCS_CACHE', path.join(root, 'cache'))
})
afterEach(() => vi.unstubAllEnvs())

const drawn = () => path.join(root, 'public/icons/share/home.png')
const draw = () => writeShareImages(root, path.join(root, 'public'))
/** All files of the cache that are pictures for link previews. */
const cached = () =>
  readdirSync(path.join(root, 'cache'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.png'))
    .map((file) => path.join(root, 'cache', file))

it('link previews are drawn once, whatever later builds do with the pictures of pages', async () => {
  await draw()
  expect(await sharp(drawn()).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
  expect(cached()).toHaveLength(2)
  for (const file of cached()) writeFileSync(file, 'drawn before')
  cachePictures(root)
  await draw()
  expect(readFileSync(drawn()).toString('latin1').slice(0, 12)).toBe('drawn before')
})

it('what was drawn goes when no build has used it for long', async () => {
  await draw()
  const ago = new Date(Date.now() - 15 * 24 * 60 * 60 * 1000)
  const [used, ...others] = cached()
  const old = path.join(path.dirname(used ?? ''), 'of-an-old-sign.png')
  writeFileSync(old, 'drawn before')
  for (const file of [used ?? '', ...others, old]) utimesSync(file, ago, ago)
  await draw()
  expect(cached()).toEqual([used, ...others])
})

it('what was begun while bundles are built is what the end of the build gets, with what went wrong', async () => {
  beginShareImages(root, path.join(root, 'public'))
  await shareImagesOf(root, path.join(root, 'elsewhere'))
  expect(existsSync(drawn())).toBe(true)
  expect(existsSync(path.join(root, 'elsewhere'))).toBe(false)
  writeFileSync(path.join(root, 'file'), 'no folder')
  beginShareImages(root, path.join(root, 'file'))
  await expect(shareImagesOf(root, path.join(root, 'file'))).rejects.toThrow(/ENOTDIR|EEXIST/)
})
