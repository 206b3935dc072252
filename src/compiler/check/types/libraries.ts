import path from 'node:path'
import type { SampleGroup } from './typed-samples'

/** Declarations of ours, for what no package declares, or declares less of than the symbol lists do. */
export const OWN_LIBRARIES = path.join(import.meta.dirname, 'libraries')

/** Where samples run, which decides what is there without an import: a page, an app of a kind, a server. */
export type Place = 'page' | 'cordova' | 'ionic' | 'react-native' | 'server'

interface Libraries {
  /** Of TypeScript itself. */
  lib: readonly string[]
  /** Packages with global names; all others are read where samples import them. */
  types: readonly string[]
  /** Files of ours. */
  own: readonly string[]
  /** Files of ours for plain JavaScript, which cannot say what it knows better: it has no casts. */
  loose: readonly string[]
}

const LANGUAGE = 'lib.es2023.d.ts'
const BROWSER = [LANGUAGE, 'lib.dom.d.ts', 'lib.dom.iterable.d.ts']

const libraries: Record<Place, Libraries> = {
  page: {
    lib: BROWSER,
    types: ['node', 'jquery'],
    own: ['firebase-messaging.d.ts'],
    loose: ['page.d.ts', 'jquery-page.d.ts'],
  },
  cordova: {
    lib: BROWSER,
    types: ['node', 'cordova', 'cordova-plugin-device', 'cordova-plugin-inappbrowser'],
    own: ['cordova.d.ts'],
    loose: ['page.d.ts'],
  },
  ionic: { lib: BROWSER, types: ['node'], own: [], loose: ['page.d.ts'] },
  // It has no DOM.
  'react-native': {
    lib: [LANGUAGE],
    types: ['node'],
    own: ['react-native.d.ts', 'expo.d.ts'],
    loose: ['react-native-system.d.ts'],
  },
  server: { lib: [LANGUAGE], types: ['node'], own: ['server.d.ts'], loose: [] },
}

/** What is there for the samples of a place: names of packages, and files of ours. */
export function librariesOf(place: Place, isTyped: boolean): Omit<Libraries, 'loose'> {
  const { lib, types, own, loose } = libraries[place]
  const files = isTyped ? own : [...own, ...loose]
  return { lib, types, own: files.map((name) => path.join(OWN_LIBRARIES, name)) }
}

/** Where the samples of a group run. */
export function placeOf({ isOfServer, platform }: Pick<SampleGroup, 'isOfServer' | 'platform'>): Place {
  if (isOfServer) return 'server'
  if (platform === 'cordova' || platform === 'react-native') return platform
  return platform === 'ionic-native' ? 'ionic' : 'page'
}
