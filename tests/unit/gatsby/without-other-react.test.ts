import path from 'node:path'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Configuration, Compiler } from 'webpack'
import { expect, it } from 'vitest'
import { WithoutOtherReact } from '../../../src/gatsby/without-other-react'
import { tempFolder } from '../../helpers/temp-folder'

/** The webpack that Gatsby bundles with. */
const webpack = createRequire(createRequire(import.meta.url).resolve('gatsby/package.json'))('webpack') as (
  config: Configuration,
) => Compiler

it('what asks for React 19 or for server components is left out, and nothing else', async () => {
  const folder = tempFolder('react')
  mkdirSync(path.join(folder, 'dist'))
  writeFileSync(
    path.join(folder, 'entry.js'),
    `const React = globalThis.react
if (React.major !== 18 && !React.createElement.headPatched) { console.log('for React 19') }
if (React.major !== 18 && !React.createElement.other) { console.log('of another kind') }
let rscDataResponse = globalThis.rsc
if (typeof rscDataResponse?.payload === 'string') { import('no-such-package') } else { console.log('as ever') }
if (typeof React?.payload === 'string') { console.log('of something else') }
`,
  )
  const compiler = webpack({
    mode: 'production',
    context: folder,
    entry: './entry.js',
    output: { path: path.join(folder, 'dist'), filename: 'out.js' },
    plugins: [new WithoutOtherReact()],
  })
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error) reject(error)
      else if (stats?.hasErrors()) reject(new Error(stats.toString()))
      else resolve()
    })
  })
  const out = readFileSync(path.join(folder, 'dist/out.js'), 'utf8')
  for (const left of ['for React 19', 'no-such-package']) expect(out).not.toContain(left)
  for (const kept of ['of another kind', 'as ever', 'of something else']) expect(out).toContain(kept)
}, 60_000)
