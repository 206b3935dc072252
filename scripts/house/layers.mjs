// @ts-check
/**
 * The project's modules, here called rooms, and the one direction in which they may import each other. This list is the
 * only place that says so: ESLint makes its import zones of it (eslint.config.mjs), CONTRIBUTING.md its table of rooms.
 *
 * A room knows the rooms of the layers before its own, in its own realm and in `shared`; nothing else. Rooms of one layer
 * do not know each other. A room with `knownBy` is known only to the rooms that it names.
 *
 * @typedef {'shared' | 'browser' | 'build'} Realm where code of a room runs
 * @typedef {'react' | 'gatsby' | 'node'} Packages those that not every room may import (packages.mjs)
 * @typedef {{ path: string, about: string, knownBy?: string[], packages?: Packages[] }} Room
 * @typedef {{ realm: Realm, packages: Packages[], rooms: Room[] }} Layer `packages` are for its rooms, but for those with their own
 */

/** Those that know the contract of search. */
const searchRooms = ['engine', 'policy', 'setup', 'interface'].map((name) => `src/search/${name}`)

/** @type {Layer[]} */
export const layers = [
  {
    realm: 'shared',
    packages: [],
    rooms: [{ path: 'src/text', about: 'pure functions over words, which know nothing of this site' }],
  },
  // Search runs on both sides: the build makes an index, the browser reads it. An engine knows nothing of this site.
  {
    realm: 'shared',
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
    realm: 'shared',
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
    realm: 'shared',
    packages: [],
    rooms: [
      {
        path: 'src/shared',
        about:
          'pure, for every side: constants, addresses, page tree, SDK versions and platforms, schemas of frontmatter, components and blocks',
      },
    ],
  },
  {
    realm: 'shared',
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
    realm: 'shared',
    packages: [],
    rooms: [
      {
        path: 'src/search/setup',
        about: 'the engine with the policy: another engine is another folder and one import here',
        knownBy: ['src/search/interface', 'plugins/docs-search', 'scripts'],
      },
    ],
  },

  // What opens without a network: the build makes it, the service worker serves it, the page keeps it.
  {
    realm: 'shared',
    packages: [],
    rooms: [
      {
        path: 'src/offline/format',
        about:
          'addresses, the form of packs, names of caches, messages: what build, service worker and page agree on',
      },
    ],
  },

  // In the reader's browser.
  {
    realm: 'browser',
    packages: [],
    rooms: [
      {
        path: 'src/offline/worker',
        about:
          'the service worker: what comes from the network, and what is kept; bundled into sw.js by itself',
        knownBy: [],
      },
    ],
  },
  {
    realm: 'browser',
    packages: [],
    rooms: [
      {
        path: 'src/styles',
        about: 'cascade layers, tokens, base and prose, fonts; a CSS module stands beside its component',
      },
      { path: 'src/brand', packages: ['react'], about: "the mark and the home page's scene" },
      {
        path: 'src/runtime',
        packages: ['gatsby'],
        about:
          'the browser without React: storage that may be missing, loading that may fail, canonical link, prefetching',
      },
    ],
  },
  {
    realm: 'browser',
    packages: ['react', 'gatsby'],
    rooms: [
      {
        path: 'src/language',
        packages: ['react'],
        about: 'which language a visitor gets, the redirect, and where strings come from',
      },
      {
        path: 'src/lazy',
        packages: ['react'],
        about:
          'parts of a page whose code comes later: the hook, the boundary, and what keeps the HTML meanwhile',
      },
      {
        packages: [],
        path: 'src/offline/reader',
        about: "the page's side of what opens without a network: packs, connection, newer versions",
      },
      {
        path: 'src/navigation',
        about: 'breadcrumbs, previous and next, switchers, page lists: all derived from the page tree',
      },
    ],
  },
  {
    realm: 'browser',
    packages: ['react', 'gatsby'],
    rooms: [
      {
        path: 'src/blocks',
        about: 'the components writers use, one folder each, their registry and the renderer',
      },
      {
        path: 'src/search/interface',
        about:
          "the reader's side of search: button, dialog, client and worker; only the worker opens an index",
      },
    ],
  },
  {
    realm: 'browser',
    packages: ['react', 'gatsby'],
    rooms: [{ path: 'src/layout', about: 'the frame of every page: header, sidebar, on-this-page, footer' }],
  },
  {
    realm: 'browser',
    packages: ['react', 'gatsby'],
    rooms: [{ path: 'src/templates', about: 'one file a page kind, and the parts that only they use' }],
  },
  {
    realm: 'browser',
    packages: ['react', 'gatsby'],
    rooms: [
      {
        path: 'src/app',
        about:
          "what composes the browser: Gatsby's browser and SSR hooks, the script in the head; no room knows it",
      },
    ],
  },

  // In Node, at build and in the commands. The compiler's folders are its stages, in their order.
  {
    realm: 'build',
    packages: ['node'],
    rooms: [
      {
        path: 'src/compiler/problems',
        packages: [],
        about: 'a problem with its file, line and fix; reports, suggestions, suppressions',
      },
    ],
  },
  {
    realm: 'build',
    packages: ['node'],
    rooms: [
      {
        path: 'src/compiler/files',
        about: 'what lies below `content/`: pages, partials, facts, pictures, data files',
      },
    ],
  },
  {
    realm: 'build',
    packages: ['node'],
    rooms: [
      {
        path: 'src/compiler/page',
        about: 'one MDX page → facts, includes, validation → blocks, headings, sections, links, samples',
      },
    ],
  },
  {
    realm: 'build',
    packages: ['node'],
    rooms: [
      {
        path: 'src/compiler/symbols',
        about: 'lists of SDK names, and who uses them',
      },
      { path: 'src/compiler/api', about: 'the OpenAPI description, and the pages and downloads made of it' },
      { path: 'src/compiler/parity', about: 'which SDK can do what, and the guide of each capability' },
    ],
  },
  {
    realm: 'build',
    packages: ['node'],
    rooms: [
      {
        path: 'src/compiler/related',
        about: 'the same topic elsewhere; capabilities, their guides and the SDK topics that apps need',
      },
    ],
  },
  {
    realm: 'build',
    packages: ['node'],
    rooms: [
      {
        path: 'src/compiler/data-pages',
        about: 'pages that are made of data, and the one list of what makes them: symbols, glossary, API',
      },
    ],
  },
  {
    realm: 'build',
    packages: ['node'],
    rooms: [
      {
        path: 'src/compiler/site',
        about: 'all pages together: compiled, held against each other, and as templates and search get them',
      },
    ],
  },
  {
    realm: 'build',
    packages: ['node'],
    rooms: [
      { path: 'src/compiler/check', about: 'the content check: a folder of rules a kind' },
      {
        path: 'src/hosting',
        about:
          'how the built site is served: headers, redirects, the configuration of hosts, the sitemap; what is no business of visitors goes out of `public/`',
      },
    ],
  },
  {
    realm: 'build',
    packages: ['gatsby', 'node'],
    rooms: [
      {
        path: 'src/gatsby',
        about:
          'one file a lifecycle hook, and what the bundles are made with; `gatsby-node.mjs` and its siblings only re-export',
      },
      {
        path: 'plugins/docs-content',
        about: "Gatsby's hooks for content: what the compiler made becomes nodes with digests",
      },
      { path: 'plugins/docs-offline', about: 'the built site → packs, their list, and `sw.js`' },
      { path: 'plugins/docs-search', about: 'sections → `search_index.json`; knows nothing of page layout' },
    ],
  },
  {
    realm: 'build',
    packages: ['node'],
    rooms: [{ path: 'scripts', about: 'the commands, the figure kit, the benchmarks' }],
  },
]
