// @ts-check
import { readFileSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { pathToFileURL } from 'node:url'
import { build, stop } from 'esbuild'

/** Packages are found from here, and modules have the places that they had. */
const places = /** @type {import('esbuild').Plugin} */ ({
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

/**
 * Writes scripts in TypeScript as modules that Node runs, NAME.mjs each, with what they share in further ones beside them.
 * @param {string} root where the scripts are named from
 * @param {Record<string, string>} scripts by their names
 * @param {string} folder
 * @returns {Promise<void>} rejected, with esbuild's words, where one cannot be read
 */
export async function writeModules(root, scripts, folder) {
  await build({
    absWorkingDir: root,
    entryPoints: scripts,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: `node${process.versions.node}`,
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    sourcemap: 'inline',
    logLevel: 'silent',
    plugins: [places],
  })
  await stop()
}
