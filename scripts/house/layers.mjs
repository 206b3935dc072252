// @ts-check
import { browserLayers } from './browser-layers.mjs'
import { buildLayers } from './build-layers.mjs'
import { sharedLayers } from './shared-layers.mjs'

/**
 * The project's modules, here called rooms, and the one direction in which they may import each other. This list, with a
 * part for each realm beside it, is the only place that says so: ESLint makes its import zones of it (eslint.config.mjs),
 * CONTRIBUTING.md its table of rooms.
 *
 * A room knows the rooms of the layers before its own, in its own realm and in `shared`; nothing else. Rooms of one layer
 * do not know each other. A room with `knownBy` is known only to the rooms that it names. What it reaches by
 * a path and not by an import, such as the script of a process, stands in `byPath`.
 */

/** @param {import('./layer.mjs').Realm} realm @param {import('./layer.mjs').LayerOfRealm[]} layers */
const inRealm = (realm, layers) => layers.map((layer) => ({ realm, ...layer }))

/** @type {import('./layer.mjs').Layer[]} */
export const layers = [
  ...inRealm('shared', sharedLayers),
  ...inRealm('browser', browserLayers),
  ...inRealm('build', buildLayers),
]
