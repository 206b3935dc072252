// @ts-check
/**
 * What the lists of rooms are made of.
 *
 * @typedef {'shared' | 'browser' | 'build'} Realm where code of a room runs
 * @typedef {'react' | 'gatsby' | 'node'} Packages those that not every room may import (packages.mjs)
 * @typedef {{ path: string, about: string, knownBy?: string[], byPath?: string[], packages?: Packages[] }} Room
 *   `byPath` are rooms that it may not import and names by a path: what it starts, bundles or reads as a text (by-path.mjs)
 * @typedef {{ packages: Packages[], rooms: Room[] }} LayerOfRealm `packages` are for its rooms, but for those with their own
 * @typedef {LayerOfRealm & { realm: Realm }} Layer
 */
export {}
