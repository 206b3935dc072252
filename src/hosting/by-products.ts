import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { isHashed } from '../offline/format/hashed-names'
import { filesEnding } from './inline-scripts'

/**
 * What Gatsby and its plugins leave in public/ for themselves. It goes out of what is shipped; some of it is asked for by the
 * next build, so it waits in the cache, which `gatsby clean` takes along.
 */
const PUBLIC = 'public'
const WAITING = '.cache/by-products'

/** Names in public/ that no visitor asks for. */
const names = ['_gatsby', '~partytown', 'chunk-map.json', 'webpack.stats.json']

/** Before a build: the parts of pages that Gatsby puts together are in place again. */
export function bringBackByProducts(root: string): void {
  for (const name of names) move(path.join(root, WAITING, name), path.join(root, PUBLIC, name))
}

/** After a build, and after all who read them. */
export function setAsideByProducts(root: string): void {
  const site = path.join(root, PUBLIC)
  removeStaleBundles(site)
  for (const name of names) move(path.join(site, name), path.join(root, WAITING, name))
  for (const file of filesEnding(site, '.map')) rmSync(path.join(site, file))
  forgetParcel(root)
}

/**
 * Gatsby begins with Parcel, for hooks in TypeScript, of which this site has none in a form that Gatsby knows. With what Parcel
 * keeps, it first looks for what has changed in the project, packages and all: the next build would begin a second later.
 */
const forgetParcel = (root: string): void =>
  rmSync(path.join(root, '.cache/.parcel-cache'), { recursive: true, force: true })

/** What webpack says of the files that it made, as far as their chunks have names. */
interface Stats {
  assetsByChunkName: Record<string, string[]>
}

/**
 * Bundles of earlier builds, which Gatsby leaves where they are. What readers of an earlier build may still ask for, whoever puts
 * the site in place keeps beside it: deploy/release.sh does, and deploy/README.md says it of other hosts.
 */
function removeStaleBundles(site: string): void {
  const stats = path.join(site, 'webpack.stats.json')
  if (!existsSync(stats)) return
  const { assetsByChunkName } = JSON.parse(readFileSync(stats, 'utf8')) as Stats
  const made = new Set(Object.values(assetsByChunkName).flat())
  // Chunks without names are asked for by those that have one, which know their hashes.
  const text = [...made]
    .filter((file) => existsSync(path.join(site, file)))
    .map((file) => readFileSync(path.join(site, file), 'latin1'))
    .join('\n')
  for (const file of readdirSync(site)) {
    const bundle = file.replace(/\.LICENSE\.txt$/, '')
    const hash = /[-.]([0-9a-f]{8,})\.\w+$/.exec(bundle)?.[1]
    if (hash && isHashed(`/${bundle}`) && !made.has(bundle) && !text.includes(hash))
      rmSync(path.join(site, file))
  }
}

function move(from: string, to: string): void {
  if (!existsSync(from)) return
  rmSync(to, { recursive: true, force: true })
  mkdirSync(path.dirname(to), { recursive: true })
  renameSync(from, to)
}
