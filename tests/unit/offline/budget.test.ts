import { brotliCompressSync } from 'node:zlib'
import { build } from 'esbuild'
import { expect, it } from 'vitest'

/** What an article's first load has of all this: the notice, and what the hooks begin. */
const entry = `
  export { ConnectionNotice } from './src/layout/ConnectionNotice'
  export { watchConnection } from './src/offline/reader/connection'
  export { keepWhatIsLoaded } from './src/offline/reader/first-visit'
  export { newerVersion, watchVersion } from './src/offline/reader/newer-version'
  export { updateKeptPacks } from './src/offline/reader/update-packs'
`

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
