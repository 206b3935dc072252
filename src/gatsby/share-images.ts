import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { hooksOf } from '../hooks/hooks-of.mjs'
import { pictureFolder, removeUnused, writeCachedBytes } from '../compiler/site/cache-folder'
import { shareAreas, shareFolder, shareSize, type ShareArea } from '../shared/share-image'

/** A picture; what was drawn before by the same library comes out of the cache. The same drawing gives the same bytes. */
async function drawn(svg: string, cache: string | undefined): Promise<Buffer> {
  const key = createHash('sha256').update(svg).update(JSON.stringify(sharp.versions)).digest('hex')
  const kept = cache && path.join(cache, `${key.slice(0, 24)}.png`)
  const before = kept && read(kept)
  if (before) return before
  const picture = await sharp(Buffer.from(svg))
    .resize(shareSize.width, shareSize.height)
    .png({ palette: true, compressionLevel: 9, effort: 10 })
    .toBuffer()
  if (kept) writeCachedBytes(kept, picture)
  return picture
}

/** What is kept, and is used again; undefined where it is not, or may not be read: then it is drawn as without a cache. */
function read(kept: string): Buffer | undefined {
  try {
    const picture = readFileSync(kept)
    utimesSync(kept, new Date(), new Date())
    return picture
  } catch {
    return undefined
  }
}

/**
 * Draws what link previews show of each area into the built site. What an earlier build has left of others goes.
 * @param root the project
 * @param dir the built site
 */
export async function writeShareImages(root: string, dir: string): Promise<void> {
  const folder = path.join(dir, shareFolder)
  mkdirSync(folder, { recursive: true })
  const cache = pictureFolder(root, 'link-previews')
  // With the components of the site, and so with React, which no other hook needs.
  const { shareImage } = (await hooksOf('share-image')) as { shareImage: (area: ShareArea) => string }
  const names = shareAreas.map(({ id }) => `${id}.png`)
  for (const name of readdirSync(folder)) if (!names.includes(name)) rmSync(path.join(folder, name))
  for (const area of shareAreas)
    writeFileSync(path.join(folder, `${area.id}.png`), await drawn(shareImage(area), cache))
  if (cache) removeUnused(cache)
}

let begun: Promise<void> | undefined

/** Begins to draw them where bundles leave a core idle: at the end of a build everything would wait for them, two seconds. */
export function beginShareImages(root: string, dir: string): void {
  begun = writeShareImages(root, dir)
  // Whoever waits for them is told.
  begun.catch(() => undefined)
}

/** Resolves when those that were begun are there; draws them where none were. Rejected with what went wrong. */
export const shareImagesOf = (root: string, dir: string): Promise<void> =>
  begun ?? writeShareImages(root, dir)
