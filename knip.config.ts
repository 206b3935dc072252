import type { KnipConfig } from 'knip'
import { templates } from './src/gatsby/page-components'

/**
 * The components of pages are text until the build writes them below .cache (src/gatsby/page-components.ts), where nothing
 * is looked at. Here they stand as imports, each by its name: so a template, a head or an export of them that no page has is
 * found.
 */
const importsOfPages = Object.entries(templates).flatMap(([template, { heads, head }], number) => [
  `import template${number} from '../templates/${template}'`,
  `import { ${head} as head${number} } from '../templates/${heads}'`,
])
const imports = [
  ...importsOfPages,
  "import { provideLanguages } from '../runtime/language-data'",
  "import { ReferenceBlocks } from '../blocks/ReferenceBlocks'",
]

export default {
  project: ['**/*.{ts,tsx,mts,mjs,js}'],
  entry: [
    // What Gatsby loads by name.
    'gatsby-{browser,ssr}.tsx',
    'src/html.tsx',
    // Gatsby finds a local plugin by its index.js.
    'plugins/*/{index.js,gatsby-ssr.ts}',
    // Put in the place of libraries by src/gatsby/replacements.ts.
    'src/language/browser/{react-i18next,wrap-page}.ts',
    'src/runtime/{escape-string-regexp,invariant,no-exports,no-prop-types,no-redirects}.ts',
    'src/app/{head-context,react-dom-client,scroll-handler,static-query}.ts',
    // Found by webpack, by path.
    'src/gatsby/short-tokens-loader.mjs',
    // Made modules by src/hooks.
    'src/gatsby/{check-languages,config,hooks,short-tokens}.ts',
    'plugins/*/hooks.ts',
    'src/brand/share-image.tsx',
    // Bundled by itself (plugins/docs-offline/write-worker.ts).
    'src/offline/worker/worker.ts',
    // Put into the first bundle there.
    'src/app/{chunk-names,first-bundle,leave-once,trusted-types}.ts',
    // Processes of their own, started by path.
    'scripts/check-content.mts',
    'src/compiler/site/{bundled.mjs,compile-process.mts}',
    'src/compiler/check/check-server.mts',
    'src/compiler/check/types/type-process.mts',
    'plugins/docs-{markdown/markdown,search/index}-writer.mts',
    'tests/content/live-api/python-server.mjs',
    // In place of src/shared/sdk-table.ts in unit tests (vitest.config.mts).
    'tests/helpers/sdk-table.ts',
    // Put before processes of a build (scripts/lib/memory.mjs).
    'scripts/lib/{content-first,late-optimizing}.mjs',
    // Run by hand, or by other scripts by path.
    'scripts/{fonts,icons,generate-benchmark}.mjs',
    // Loaded by name.
    'scripts/figures/stories/*.mjs',
  ],
  // Read as code, not as settings: src/hooks stands between Gatsby and its TypeScript.
  gatsby: { config: [], entry: ['gatsby-{config,node}.mjs', 'plugins/*/gatsby-node.mjs'] },
  // A script that a test runs.
  ignoreUnresolved: ['deploy/release.sh'],
  // Programs of the system.
  ignoreBinaries: ['wrk', 'setpriv', 'flock'],
  ignoreDependencies: [
    // Named in src/gatsby/config.ts.
    'gatsby-plugin-catch-links',
    'gatsby-plugin-manifest',
    'gatsby-plugin-mdx',
    'gatsby-plugin-react-i18next',
    // A loader that src/gatsby/quick-bundles.ts names.
    'esbuild-loader',
    // Read as files: grammars by src/compiler/check/samples/grammars.ts, fonts by scripts/fonts.mjs and the figure kit.
    '@lumis-sh/wasm-bash',
    '@lumis-sh/wasm-groovy',
    '@lumis-sh/wasm-html',
    '@lumis-sh/wasm-kotlin',
    '@repomix/tree-sitter-wasms',
    'tree-sitter-objc',
    '@fontsource-variable/commissioner',
    '@fontsource-variable/jetbrains-mono',
    // Types that samples are held against: read where a sample imports them, or named in src/compiler/check/types/libraries.ts.
    /^@angular\//,
    /^@capacitor\//,
    /^@expo\/config-/,
    '@ionic/angular',
    '@react-native-async-storage/async-storage',
    '@react-navigation/native',
    '@types/cordova',
    '@types/jquery',
    /^cordova-plugin-/,
    'react-native',
    'react-native-permissions',
    'rxjs',
  ],

  compilers: {
    ts: (text, file) =>
      file.endsWith('/src/gatsby/page-components.ts') ? [...imports, text].join('\n') : text,
  },
} satisfies KnipConfig
