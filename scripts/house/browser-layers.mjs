// @ts-check
/** @typedef {import('./layer.mjs').LayerOfRealm} Layer */

/** Rooms that run in the reader's browser. @type {Layer[]} */
export const browserLayers = [
  {
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
    packages: [],
    rooms: [
      {
        path: 'src/lazy',
        packages: ['react'],
        about:
          'parts of a page whose code comes later: the hook, the boundary, and what keeps the HTML meanwhile',
      },
    ],
  },
  {
    packages: ['react', 'gatsby'],
    rooms: [
      {
        path: 'src/language',
        packages: ['react'],
        about: 'which language a visitor gets, the redirect, and where strings come from',
      },
      {
        packages: [],
        path: 'src/offline/reader',
        about: "the page's side of what opens without a network: packs, connection, newer versions",
      },
      {
        packages: [],
        path: 'src/own-values',
        about: "the reader's own values in samples: kept in the browser, asked for, and put in their places",
      },
      {
        packages: [],
        path: 'src/aids',
        about:
          'what readers ask the page itself: terms explained, shortcuts, links of headings, menus that close; fetched when asked',
      },
      {
        packages: [],
        path: 'src/feedback',
        about: 'what a reader says of a page or a sample: asked for, and opened as a draft; nothing is sent',
      },
      {
        packages: ['react'],
        path: 'src/request-form',
        about: 'the form that changes the request of a call, beside its samples; nothing is sent',
      },
      {
        path: 'src/navigation',
        about: 'breadcrumbs, previous and next, switchers, page lists: all derived from the page tree',
      },
    ],
  },
  {
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
    packages: ['react', 'gatsby'],
    rooms: [{ path: 'src/layout', about: 'the frame of every page: header, sidebar, on-this-page, footer' }],
  },
  {
    packages: ['react', 'gatsby'],
    rooms: [{ path: 'src/templates', about: 'one file a page kind, and the parts that only they use' }],
  },
  {
    packages: ['react', 'gatsby'],
    rooms: [
      {
        path: 'src/app',
        about:
          "what composes the browser: Gatsby's browser and SSR hooks, the script in the head; no room knows it",
      },
    ],
  },
]
