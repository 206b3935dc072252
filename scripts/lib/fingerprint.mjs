// @ts-check
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Everything a build reads, and nothing it does not: what is missing here would be served stale. */
const folders = ['content', 'src', 'plugins', 'static']
const files = ['package.json', 'package-lock.json', 'tsconfig.json']
const gatsbyFile = /^gatsby-[\w-]+\.[cm]?[jt]sx?$/
/** Leftovers of editors and desktops. Other dot files count: static/.well-known is shipped. */
const noise = /^(\.DS_Store|Thumbs\.db|\..*\.sw[a-z]|.*~)$/

/** Environment that ends up in the pages. Telemetry, colours, the place of a cache, and what deploy/release.sh reads, do not. */
const relevantEnv =
  /^(GATSBY_(?!TELEMETRY_DISABLED$|LOGGER$)|BECKON_(?!(?:DOCS_CACHE|NGINX|ROOT)$)|PREFIX_PATHS$)/

/** @param {string | Buffer} text */
const hash = (text) => createHash('sha256').update(text).digest('hex').slice(0, 32)

/**
 * Every file below a folder, with forward slashes, sorted.
 * @param {string} root
 * @param {string} folder relative to root
 * @returns {string[]}
 */
function filesBelow(root, folder) {
  if (!existsSync(join(root, folder))) return []
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => !noise.test(entry.name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = folder ? `${folder}/${entry.name}` : entry.name
      const isFolder = entry.isSymbolicLink() ? statSync(join(root, path)).isDirectory() : entry.isDirectory()
      return isFolder ? filesBelow(root, path) : [path]
    })
}

/**
 * The last commit that touched the content, and whether those before it are there: pages show the day of their last change,
 * which is read from git.
 * @param {string} root
 */
function contentHistory(root) {
  /** @param {string[]} args */
  const git = (...args) => (spawnSync('git', args, { cwd: root, encoding: 'utf8' }).stdout ?? '').trim()
  const last = git('log', '-1', '--format=%H', '--', 'content') || 'none'
  return git('rev-parse', '--is-shallow-repository') === 'true' ? `${last}, shallow` : last
}

/**
 * What a build would read now: a hash of each input's content, by name.
 * @param {string} root
 * @param {{ env?: NodeJS.ProcessEnv, nodeVersion?: string }} [surroundings]
 * @returns {Record<string, string>}
 */
export function takeInputs(root, { env = process.env, nodeVersion = process.version } = {}) {
  const paths = [
    ...folders.flatMap((folder) => filesBelow(root, folder)),
    ...files.filter((file) => existsSync(join(root, file))),
    ...readdirSync(root).filter((name) => gatsbyFile.test(name)),
  ]
  const variables = Object.keys(env)
    .filter((key) => relevantEnv.test(key))
    .sort()
  return {
    ...Object.fromEntries(paths.map((path) => [path, hash(readFileSync(join(root, path)))])),
    ...Object.fromEntries(variables.map((key) => [`the environment's ${key}`, hash(env[key] ?? '')])),
    'the version of Node': nodeVersion,
    'the history of content/': contentHistory(root),
  }
}

/**
 * A hash of the built files' names, sizes and times: notices a `gatsby develop`, an interrupted build, a deleted file.
 * @param {string} publicDir
 * @returns {string} empty when there is no built site
 */
export function outputMark(publicDir) {
  const paths = filesBelow(publicDir, '')
  if (!paths.includes('index.html')) return ''
  return hash(
    paths
      .map((path) => {
        const { size, mtimeMs } = statSync(join(publicDir, path))
        return `${path} ${size} ${mtimeMs}`
      })
      .join('\n'),
  )
}

/**
 * Which inputs differ between two builds.
 * @param {Record<string, string>} before
 * @param {Record<string, string>} now
 */
export function compareInputs(before, now) {
  return {
    changed: Object.keys(now).filter((key) => before[key] !== now[key]),
    gone: Object.keys(before).filter((key) => !(key in now)),
  }
}
