// @ts-check
/**
 * Runs one of the project's scripts in TypeScript: node bundled.mjs SCRIPT [ARGUMENT …]. All of it that is ours becomes one
 * before, which takes a tenth of a second, and packages stay what they are. Read file by file by tsx, such a script begins a
 * second later, and every process makes CommonJS of the ES modules among the packages, which runs slower than they do.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { pathToFileURL } from 'node:url'
import { build, stop } from 'esbuild'

const [script = ''] = process.argv.splice(2, 1)
process.argv[1] = path.resolve(script)
const folder = mkdtempSync(path.join(tmpdir(), 'beckon-bundled-'))
const remove = () => rmSync(folder, { recursive: true, force: true })
// A script may end the process itself.
process.once('exit', remove)

/** Packages are found from here, and modules have the places that they had. */
const plugin = /** @type {import('esbuild').Plugin} */ ({
  name: 'places',
  setup(bundle) {
    bundle.onResolve({ filter: /^[^./]/ }, ({ path: name, kind }) =>
      kind === 'entry-point' ? undefined : { path: import.meta.resolve(name), external: true },
    )
    bundle.onLoad({ filter: /\.m?ts$/ }, ({ path: file }) => ({
      contents: readFileSync(file, 'utf8')
        .replaceAll('import.meta.dirname', JSON.stringify(path.dirname(file)))
        .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(file).href)),
      loader: 'ts',
    }))
    // What is wrong with a file of data, whoever reads it says.
    bundle.onLoad({ filter: /\.json$/ }, ({ path: file }) => ({
      contents: `import { readFileSync } from 'node:fs'\nexport default JSON.parse(readFileSync(${JSON.stringify(file)}, 'utf8'))`,
      loader: 'js',
    }))
  },
})

try {
  await build({
    entryPoints: { script: path.resolve(script) },
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: `node${process.versions.node}`,
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    sourcemap: 'inline',
    plugins: [plugin],
  })
  await stop()
  process.setSourceMapsEnabled(true)
  await import(pathToFileURL(path.join(folder, 'script.mjs')).href)
} finally {
  remove()
}
