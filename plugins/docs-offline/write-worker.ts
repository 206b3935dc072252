import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { buildSync } from 'esbuild'
import {
  appDataUrl,
  dataUrl,
  offlinePath,
  packIndexUrl,
  searchIndexUrl,
  shellPath,
} from '../../src/offline/format/addresses'
import type { BuildManifest } from '../../src/offline/format/messages'
import { browserTargets } from '../../src/hosting/browsers'
import { languages } from '../../src/shared/site'
import { filesBelow, sha256 } from './built-files'

/** Bundles the service worker, with the list of what the build has made, into sw.js. */
export function writeWorker(dir: string): void {
  const { outputFiles } = buildSync({
    entryPoints: [path.resolve('src/offline/worker/worker.ts')],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: [...browserTargets],
    define: { MANIFEST: JSON.stringify(manifestOf(dir)) },
  })
  writeFileSync(path.join(dir, 'sw.js'), outputFiles[0]?.text ?? '')
}

interface Stats {
  namedChunkGroups: Record<string, { assets: { name: string }[] }>
}

/** What the worker has to know of a build. */
function manifestOf(dir: string): BuildManifest {
  const read = (url: string) => readFileSync(path.join(dir, url))
  const stats = JSON.parse(read('webpack.stats.json').toString('utf8')) as Stats
  const files = [...scriptsOf(dir, stats), ...fontsOf(dir)].sort()
  const shared = [
    appDataUrl,
    ...filesBelow(dir, 'page-data/sq/d').map((file) => `/${file}`),
    dataUrl('/'),
    ...languages.flatMap((language) => [dataUrl(`/${language}/`), dataUrl(offlinePath(language))]),
    shellPath,
    '/manifest.webmanifest',
    '/icons/favicon.svg',
    '/icons/favicon-32.png',
  ].flatMap((url) => {
    const file = url.endsWith('/') ? `${url}index.html` : url
    if (!existsSync(path.join(dir, file))) throw new Error(`${file} was not built`)
    return [{ url, digest: sha256(read(file)) }]
  })
  const rest = [packIndexUrl, searchIndexUrl].map((url) => sha256(read(url)))
  const build = sha256(JSON.stringify([files, shared, rest])).slice(0, 16)
  return {
    build,
    files,
    // Only data is held to its digest: what is on the way may add to HTML.
    shared: shared.map(({ url, digest }) => [url, url.endsWith('.json') ? digest : '']),
    components: Object.keys(stats.namedChunkGroups).filter((name) => name.startsWith('component---')),
  }
}

/**
 * The scripts and style sheets of this build; those of an earlier one may lie beside them. webpack names its entries, and
 * the chunks without a name by their hashes, in the scripts of the entries.
 */
function scriptsOf(dir: string, { namedChunkGroups }: Stats): string[] {
  const named = new Set(
    Object.values(namedChunkGroups).flatMap(({ assets }) => assets.map(({ name }) => name)),
  )
  const texts = [...named].map((name) => readFileSync(path.join(dir, name), 'utf8')).join('\n')
  return readdirSync(dir)
    .filter((name) => {
      const [, hash] = /[-.]([0-9a-f]{8,})\.(?:js|css)$/.exec(name) ?? []
      return hash && (named.has(name) || texts.includes(hash))
    })
    .map((name) => `/${name}`)
}

const fontsOf = (dir: string) =>
  readdirSync(path.join(dir, 'static'))
    .filter((name) => name.endsWith('.woff2'))
    .map((name) => `/static/${name}`)
