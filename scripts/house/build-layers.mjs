// @ts-check
/** @typedef {import('./layer.mjs').LayerOfRealm} Layer */

/** Rooms that run in Node, at build and in the commands. The compiler's folders are its stages, in their order. @type {Layer[]} */
export const buildLayers = [
  {
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
    packages: ['node'],
    rooms: [
      {
        path: 'src/compiler/files',
        about: 'what lies below `content/`: pages, partials, facts, pictures, data files',
      },
    ],
  },
  {
    packages: ['node'],
    rooms: [
      {
        path: 'src/compiler/page',
        about: 'one MDX page → facts, includes, validation → blocks, headings, sections, links, samples',
      },
    ],
  },
  {
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
    packages: ['node'],
    rooms: [
      {
        path: 'src/compiler/related',
        about: 'the same topic elsewhere; capabilities, their guides and the SDK topics that apps need',
      },
    ],
  },
  {
    packages: ['node'],
    rooms: [
      {
        path: 'src/compiler/data-pages',
        about: 'pages that are made of data, and the one list of what makes them',
      },
    ],
  },
  {
    packages: ['node'],
    rooms: [
      {
        path: 'src/compiler/site',
        byPath: ['src/compiler', 'src/compiler/check'],
        about: 'all pages together: compiled, held against each other, and as templates and search get them',
      },
    ],
  },
  {
    packages: ['node'],
    rooms: [
      { path: 'src/compiler/check', about: 'the content check: a folder of rules a kind' },
      {
        path: 'src/compiler/markdown',
        packages: [],
        about: 'a page as Markdown for readers elsewhere, and the lists of all such pages',
      },
      {
        path: 'src/hosting',
        byPath: ['src/styles'],
        about:
          'how the built site is served: headers, redirects, the configuration of hosts, the sitemap; what is no business of visitors goes out of `public/`',
      },
    ],
  },
  {
    packages: ['node'],
    rooms: [
      {
        path: 'src/hooks',
        byPath: [
          'plugins/docs-content',
          'plugins/docs-markdown',
          'plugins/docs-offline',
          'plugins/docs-search',
          'src/brand',
          'src/gatsby',
        ],
        about: "Gatsby's hooks out of TypeScript: what Node runs of them",
      },
    ],
  },
  {
    packages: ['gatsby', 'node'],
    rooms: [
      {
        path: 'src/gatsby',
        byPath: ['src/app', 'src/blocks', 'src/layout', 'src/runtime', 'src/templates'],
        about:
          'one file a lifecycle hook, and what the bundles are made with; `gatsby-node.mjs` and its siblings only re-export',
      },
      {
        path: 'plugins/docs-content',
        about: "Gatsby's hooks for content: what the compiler made becomes nodes with digests",
      },
      {
        path: 'plugins/docs-markdown',
        about: 'every page → the Markdown beside it, `llms.txt` and `llms-full.txt`',
      },
      {
        path: 'plugins/docs-offline',
        byPath: ['src/offline/worker'],
        about: 'the built site → packs, their list, and `sw.js`',
      },
      { path: 'plugins/docs-pictures', about: 'gatsby-plugin-image, as far as it is used' },
      { path: 'plugins/docs-search', about: 'sections → `search_index.json`; knows nothing of page layout' },
    ],
  },
  {
    packages: ['node'],
    rooms: [
      {
        path: 'scripts',
        byPath: ['src', 'src/brand', 'src/styles'],
        about: 'the commands, the figure kit, the benchmarks',
      },
    ],
  },
]
