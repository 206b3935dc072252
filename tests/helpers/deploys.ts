import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { walk } from '../../src/compiler/files/content-files'
import { writePacks } from '../../plugins/docs-offline/write-packs'
import { writeWorker } from '../../plugins/docs-offline/write-worker'

/** Two builds of a part of the site, and a folder that a deploy changes from one to the other. */
export interface Deploys {
  /** What a server serves. */
  dir: string
  deploy: (build: 'a' | 'b') => void
  /** The hash that the scripts of a build have in them. */
  hashOf: (build: 'a' | 'b') => string
  remove: () => void
}

const stats = path.resolve('.cache/by-products/webpack.stats.json')
const textual = /\.(html|js|json|css|webmanifest)$/
/** The hashes of bundles, which their names say, and of the build. Others look alike, such as the numbers of queries. */
function hashesIn(dir: string): RegExp {
  const ofBundles = readdirSync(dir).flatMap((name) => /[-.]([0-9a-f]{8})\.(?:js|css)$/.exec(name)?.[1] ?? [])
  return new RegExp(`(?<![0-9a-f])(?:${[...ofBundles, '[0-9a-f]{20}'].join('|')})(?![0-9a-f])`, 'g')
}

/**
 * The first build is the built site with some of its pages. In the second every bundle has another name, and every page says
 * so in its title; what the first one had is gone, as after a deploy that replaces a folder.
 * @param pages paths that both have
 * @param removed those of them that the second has no more
 */
export function makeDeploys(pages: readonly string[], removed: readonly string[] = []): Deploys {
  const root = mkdtempSync(path.join(tmpdir(), 'beckon-deploys-'))
  const [a, b, dir] = ['a', 'b', 'current'].map((name) => path.join(root, name)) as [string, string, string]
  copySite(path.resolve(process.env.PUBLIC_DIR ?? 'public'), a, pages)
  // What webpack has built: a build sets it aside when it is done.
  if (existsSync(stats)) cpSync(stats, path.join(a, 'webpack.stats.json'))
  writeNext(a, b, removed)
  for (const build of [a, b]) {
    writePacks(build)
    writeWorker(build)
  }
  const deploy = (build: 'a' | 'b') => {
    rmSync(dir, { force: true })
    symlinkSync(path.join(root, build), dir, 'junction')
  }
  deploy('a')
  return {
    dir,
    deploy,
    hashOf: (build) => buildHash(path.join(root, build)),
    remove: () => rmSync(root, { recursive: true, force: true }),
  }
}

const buildHash = (dir: string) =>
  (
    JSON.parse(readFileSync(path.join(dir, 'page-data/app-data.json'), 'utf8')) as {
      webpackCompilationHash: string
    }
  ).webpackCompilationHash

/** Everything at the root, the shared data, and the pages that are wanted. */
function copySite(from: string, to: string, pages: readonly string[]): void {
  mkdirSync(to)
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const isPart = /^(en|page-data|packs|~partytown)$/.test(entry.name)
    if (isPart || entry.name.endsWith('.map')) continue
    if (entry.name === 'static') symlinkSync(path.join(from, 'static'), path.join(to, 'static'), 'junction')
    else cpSync(path.join(from, entry.name), path.join(to, entry.name), { recursive: true })
  }
  cpSync(path.join(from, 'page-data/sq'), path.join(to, 'page-data/sq'), { recursive: true })
  for (const name of ['app-data.json', 'index', '404.html', '500.html']) {
    cpSync(path.join(from, 'page-data', name), path.join(to, 'page-data', name), { recursive: true })
  }
  for (const page of ['/en/', '/en/offline/', ...pages]) {
    mkdirSync(path.join(to, page), { recursive: true })
    mkdirSync(path.join(to, 'page-data', page), { recursive: true })
    cpSync(path.join(from, page, 'index.html'), path.join(to, page, 'index.html'))
    const data = path.join('page-data', page, 'page-data.json')
    cpSync(path.join(from, data), path.join(to, data))
  }
}

function writeNext(from: string, to: string, removed: readonly string[]): void {
  const hashes = hashesIn(from)
  const other = (text: string) => text.replace(hashes, (one) => Array.from(one).reverse().join(''))
  mkdirSync(to)
  symlinkSync(path.join(from, 'static'), path.join(to, 'static'), 'junction')
  const gone = removed.flatMap((page) => [path.join('.', page), path.join('page-data', page)])
  for (const file of walk(from)) {
    if (file.startsWith('static') || gone.some((one) => path.dirname(file) === one.replace(/[\\/]$/, '')))
      continue
    const target = path.join(to, other(file))
    mkdirSync(path.dirname(target), { recursive: true })
    if (!textual.test(file) || file === 'search_index.json') cpSync(path.join(from, file), target)
    else writeFileSync(target, marked(file, other(readFileSync(path.join(from, file), 'utf8'))))
  }
}

/** A page that says of which build it is. */
function marked(file: string, text: string): string {
  // Their words are in no data.
  if (/(404|500)/.test(file)) return text
  if (file.endsWith('.html')) return text.replace(/(<h1[^>]*>)([^<]*)(<\/h1>)/, '$1$2 [B]$3')
  if (file.endsWith('page-data.json'))
    return text.replace(/("title":")([^"]*)(","description")/, '$1$2 [B]$3')
  return text
}
