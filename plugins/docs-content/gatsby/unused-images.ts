import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { walk } from '../../../src/compiler/files/content-files'

/**
 * Sizes of pictures that no page shows any more stay in public/static from one build to the next. They are not shipped,
 * and not thrown away either: a change may be taken back, and processes that run queries leave pictures to Gatsby, which does
 * not make a size again that it made once, though its file be gone. So they wait in the cache, which `gatsby clean` takes
 * along with Gatsby's own memory of them.
 */
const SHIPPED = 'public/static'
const WAITING = '.cache/docs-unused-images'

/** Before a build or develop: all sizes that were ever made are in place again. */
export function bringBackImages(): void {
  for (const file of walk(WAITING)) move(path.join(WAITING, file), path.join(SHIPPED, file))
  rmSync(WAITING, { recursive: true, force: true })
}

/** After a build: whatever lies in a folder of pictures and stands on no page goes out of what is shipped. */
export function setAsideImages(): void {
  const named = new Set<string>()
  for (const file of walk('public/page-data').filter((one) => one.endsWith('page-data.json'))) {
    const text = readFileSync(path.join('public/page-data', file), 'utf8')
    for (const [, name] of text.matchAll(/\/static\/([^"\s\\?#]+)/g)) {
      if (name) named.add(decodeURIComponent(name))
    }
  }
  for (const file of walk(SHIPPED)) {
    // Fonts and the like, which webpack puts there, lie in no folder.
    if (file.includes('/') && !named.has(file)) move(path.join(SHIPPED, file), path.join(WAITING, file))
  }
}

function move(from: string, to: string): void {
  if (existsSync(to)) return rmSync(from)
  mkdirSync(path.dirname(to), { recursive: true })
  renameSync(from, to)
}
