import { existsSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { walk } from '../../../src/compiler/files/content-files'
import { digest } from '../../../src/compiler/page/inputs'
import { pictureFolder, readCached, writeCached } from '../../../src/compiler/site/cache-folder'
import { copyUnlessThere } from './copy-file'

const STATIC = 'public/static'
/** In the folder of a cached picture: what gatsby-plugin-sharp says of it. Its files lie beside. */
const DATA = 'data.json'

export interface PictureCache {
  /**
   * @param madeOf all that decides what the picture becomes
   * @param make puts its files below public/static, at once or by a job of Gatsby, and says which they are
   * @returns what `make` said, this time or when the same picture was made before
   */
  picture(madeOf: readonly unknown[], make: () => Promise<unknown>): Promise<unknown>
}

/**
 * Pictures survive `gatsby clean`, by what they are made of: on a site with many they take longer than its pages.
 * What cannot be read or written is made anew.
 */
export function pictureCache(root: string): PictureCache {
  const store = pictureFolder(root, 'pictures')
  const makers = versionsOfMakers()
  return {
    async picture(madeOf, make) {
      if (!store) return make()
      const folder = path.join(store, digest([JSON.stringify([madeOf, makers])]).slice(0, 24))
      const cached = readCached(path.join(folder, DATA))
      if (cached && bringBack(cached, folder, root)) return cached
      const made = await make()
      // The files follow when they are cut: queries may run in another process than what comes after.
      writeCached(path.join(folder, DATA), made)
      return made
    },
  }
}

/** After a build, when all jobs are done: keeps the files of its pictures, and lets go of pictures that it does not show. */
export function cachePictures(root: string): void {
  const store = pictureFolder(root, 'pictures')
  if (!store) return
  const names = new Set(walk(store).map((file) => file.split('/')[0] ?? ''))
  for (const name of names) {
    const folder = path.join(store, name)
    const data = readCached(path.join(folder, DATA))
    if (data === undefined || !keep(data, folder, root)) rmSync(folder, { recursive: true, force: true })
  }
}

/** Files below public/static that the data of a picture names. */
const filesOf = (data: unknown): string[] => [
  ...new Set(
    [...JSON.stringify(data).matchAll(/\/static\/([^"\s\\,]+)/g)].map(([, file = '']) =>
      decodeURIComponent(file),
    ),
  ),
]

/** Out: whether all files are in place. */
function bringBack(data: unknown, folder: string, root: string): boolean {
  try {
    for (const file of filesOf(data)) {
      copyUnlessThere(path.join(folder, nameInStore(file)), path.join(root, STATIC, file))
    }
    return true
  } catch {
    return false
  }
}

/** Out: whether the build shows the picture, and all of its files are in the cache. */
function keep(data: unknown, folder: string, root: string): boolean {
  const files = filesOf(data)
  try {
    for (const file of files) {
      const made = path.join(root, STATIC, file)
      if (!existsSync(made)) return false
      copyUnlessThere(made, path.join(folder, nameInStore(file)))
    }
    return files.length > 0
  } catch {
    return false
  }
}

/** All sizes of a picture have one name, each in a folder of its own. */
const nameInStore = (file: string) => file.split('/').slice(-2).join('-')

/** Another version may make other bytes of the same picture. */
function versionsOfMakers(): string[] {
  const require = createRequire(path.resolve('package.json'))
  return ['gatsby-plugin-sharp', 'sharp'].map(
    (name) => (require(`${name}/package.json`) as { version: string }).version,
  )
}
