import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { build } from 'esbuild'
import { expect, it } from 'vitest'

/** Rooms whose code every article has; templates have more of it, for the page of packs and what is not kept. */
const rooms = ['src/app', 'src/layout', 'src/runtime', 'src/blocks', 'src/search/interface', 'src/navigation']
const sources = rooms.flatMap((room) =>
  readdirSync(room, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => readFileSync(path.join(room, file), 'utf8')),
)
/** What they take of it, besides types: the file by the name. */
const taken = new Map(
  sources.flatMap((text) =>
    [...text.matchAll(/^import \{([^}]+)\} from '(?:\.\.\/)+(offline\/reader\/[a-z-]+)'/gm)].flatMap(
      ([, names = '', file = '']) => names.split(',').map((name) => [name.trim(), file] as const),
    ),
  ),
)

/** What an article's first load has of all this: the notice, and what the hooks begin. As there, names are gone. */
const entry = [
  `import { ConnectionNotice } from './src/layout/ConnectionNotice'`,
  ...[...taken].map(([name, file]) => `import { ${name} } from './src/${file}'`),
  `use(${['ConnectionNotice', ...taken.keys()].join(', ')})`,
].join('\n')

it('what an article has of it is known', () => {
  for (const name of [
    'watchConnection',
    'keepSearchIndex',
    'keepWhatIsLoaded',
    'newerVersion',
    'updateKeptPacks',
  ])
    expect(entry).toContain(name)
})

it('an article pays at most 2 kB for what opens without a network', async () => {
  const { outputFiles } = await build({
    stdin: { contents: entry, resolveDir: '.', loader: 'ts' },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    splitting: true,
    outdir: 'out',
    // What the page has anyway.
    external: ['react', 'react/jsx-runtime', 'react-i18next', 'gatsby'],
    jsx: 'automatic',
    logLevel: 'error',
    plugins: [
      {
        name: 'shared',
        setup: (bundler) =>
          bundler.onResolve(
            { filter: /shared\/(site|slugs|storage-keys)$|runtime\/(part|storage)$/ },
            ({ path }) => ({
              path,
              external: true,
            }),
          ),
      },
    ],
    loader: { '.module.css': 'empty' },
  })
  const first = outputFiles.filter(({ path }) => /stdin|chunk/.test(path) && !path.includes('browser-packs'))
  const size = first.reduce((sum, { contents }) => sum + brotliCompressSync(contents).length, 0)
  expect(size).toBeGreaterThan(400)

  expect(size).toBeLessThanOrEqual(2000)
})
