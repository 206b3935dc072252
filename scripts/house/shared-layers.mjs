// @ts-check
/** @typedef {import('./layer.mjs').LayerOfRealm} Layer */

/** Those that know the contract of search. */
const searchRooms = ['engine', 'policy', 'setup', 'interface'].map((name) => `src/search/${name}`)

/** Rooms that run on all sides. @type {Layer[]} */
export const sharedLayers = [
  {
    packages: [],
    rooms: [
      { path: 'src/text', about: 'pure functions over words and maps, which know nothing of this site' },
    ],
  },
  // Search runs on both sides: the build makes an index, the browser reads it. An engine knows nothing of this site.
  {
    packages: [],
    rooms: [
      {
        path: 'src/search/contract',
        about: 'plain types, by which interface, engine and policy know each other',
        knownBy: [
          ...searchRooms,
          'src/compiler/site',
          'plugins/docs-content',
          'plugins/docs-search',
          'scripts',
        ],
      },
    ],
  },
  {
    packages: [],
    rooms: [
      {
        path: 'src/search/engine',
        about: 'finds and ranks, on lunr: words, index, query, groups; knows nothing of this site',
        knownBy: ['src/search/setup'],
      },
    ],
  },
  {
    packages: [],
    rooms: [
      {
        path: 'src/shared',
        about:
          'pure, for every side: constants, addresses, page tree, SDK versions and platforms, schemas of frontmatter, components and blocks',
      },
    ],
  },
  // A call of the API: the build shows it, the browser changes it.
  {
    packages: [],
    rooms: [
      {
        path: 'src/requests',
        about:
          'a request of the API in four languages, what its form holds, and what is wrong with a value: the one writer of such samples',
      },
    ],
  },
  {
    packages: [],
    rooms: [
      {
        path: 'src/search/policy',
        about:
          "what this site decides about its search: what is indexed, boosts, stop words, which version and platform come first, what is one row; an engine's own constants stay with it",
        knownBy: ['src/search/setup'],
      },
    ],
  },
  {
    packages: [],
    rooms: [
      {
        path: 'src/search/setup',
        about: 'the engine with the policy; which engine that is, is one import here',
        knownBy: ['src/search/interface', 'plugins/docs-search', 'scripts'],
      },
    ],
  },

  // What opens without a network: the build makes it, the service worker serves it, the page keeps it.
  {
    packages: [],
    rooms: [
      {
        path: 'src/offline/format',
        about:
          'addresses, the form of packs, names of caches, messages: what build, service worker and page agree on',
      },
    ],
  },
]
