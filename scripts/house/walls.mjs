// @ts-check
import { readdirSync } from 'node:fs'
import { layers } from './layers.mjs'

/** What ESLint holds the layers of layers.mjs with. */

/** Folders that hold rooms: every folder in them is one, or the list above is wrong. */
const houses = ['src', 'src/compiler', 'src/offline', 'src/search', 'plugins']

/** What Gatsby looks for beside the rooms. */
const document = 'src/html.tsx'

/** Declarations of types, which nobody imports, and what an operating system leaves in a folder. @param {string} path */
const isNoModule = (path) => path.endsWith('.d.ts') || path === document || /\/\.[^/]*$/.test(path)

/**
 * Folders that no layer names, names without a folder, and files that lie beside the rooms, where no wall stands.
 * @param {string} root
 * @returns {string[]} what is wrong, in words; empty when the list and the tree agree
 */
export function mismatches(root) {
  const named = new Set(layers.flatMap(({ rooms }) => rooms.map(({ path }) => path)))
  const entries = houses.flatMap((house) =>
    readdirSync(`${root}/${house}`, { withFileTypes: true }).map((entry) => ({
      path: `${house}/${entry.name}`,
      isFolder: entry.isDirectory(),
    })),
  )
  const found = entries
    .filter(({ path, isFolder }) => isFolder && !houses.includes(path))
    .map(({ path }) => path)
  const loose = entries.filter(({ path, isFolder }) => !isFolder && !isNoModule(path)).map(({ path }) => path)
  const known = new Set([...found, 'scripts'])
  return [
    ...loose.map((path) => `${path} is in no room`),
    ...found.filter((path) => !named.has(path)).map((path) => `${path} is in no layer`),
    ...[...named]
      .filter((path) => !known.has(path))
      .map((path) => `${path} is in a layer and does not exist`),
  ]
}

/**
 * The rooms that a room may import from, besides itself.
 * @param {string} path
 * @returns {string[]}
 */
export function knownTo(path) {
  const at = layers.findIndex(({ rooms }) => rooms.some((room) => room.path === path))
  const realm = layers[at]?.realm
  return layers
    .slice(0, at)
    .filter((layer) => layer.realm === 'shared' || layer.realm === realm)
    .flatMap(({ rooms }) => rooms.filter(({ knownBy }) => knownBy?.includes(path) ?? true))
    .map((room) => room.path)
}

const all = layers.flatMap(({ rooms }) => rooms.map(({ path }) => path))

/**
 * The room that a path lies in; of a folder that holds rooms, the folder.
 * @param {string} file from the project's root
 */
export const roomOf = (file) =>
  all.find((room) => file === room || file.startsWith(`${room}/`)) ?? file.replace(/\/$/, '')

/**
 * All that a room may not import, and the message that says so; nothing is closed to what is no room.
 * @param {string} path
 * @returns {{ closed: string[], message: string }}
 */
export function closedTo(path) {
  const known = knownTo(path)
  const closed = all.filter((other) => other !== path && !known.includes(other))
  return {
    closed: all.includes(path) ? [...closed, 'tests'] : [],
    message: `${path} may know ${known.join(', ') || 'nothing of ours'}; the layers are in scripts/house/layers.mjs.`,
  }
}

/** Zones for `import-x/no-restricted-paths`: each room, and all that it may not import. */
export function zones() {
  const walls = all.map((path) => {
    const { closed, message } = closedTo(path)
    return { target: `./${path}`, from: closed.map((other) => `./${other}`), message }
  })
  const hooks = {
    target: all.map((path) => `./${path}`),
    from: ['./gatsby-*.{ts,tsx,mjs}', './src/*.tsx'],
    message: "Gatsby's entry files only re-export: import what they re-export.",
  }
  const entries = [
    { target: ['./gatsby-browser.tsx', './gatsby-ssr.tsx'], known: ['src/app', 'src/styles'] },
    { target: [`./${document}`], known: ['src/app'] },
    { target: ['./gatsby-node.mjs', './gatsby-config.mjs'], known: ['src/hooks'] },
  ].map(({ target, known }) => ({
    target,
    from: [...all.filter((path) => !known.includes(path)), 'tests'].map((path) => `./${path}`),
    message: `Gatsby's entry files only re-export, from ${known.join(' and ')}.`,
  }))
  return [...walls, hooks, ...entries]
}

/** @param {...import('./layer.mjs').Realm} realms */
const pathsIn = (...realms) =>
  layers.filter(({ realm }) => realms.includes(realm)).flatMap(({ rooms }) => rooms.map(({ path }) => path))

/** Rooms whose code reaches the browser: no Node there. */
export const browserPaths = pathsIn('shared', 'browser')

/** Rooms whose code is only for the browser. */
export const readerPaths = pathsIn('browser')
