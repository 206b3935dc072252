// @ts-check
// Writes a tree of benchmark pages: node scripts/generate-benchmark.mjs --dir FOLDER [--pages 800] [--seed 1]
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { benchmarkPages } from './benchmark/pages.mjs'

const { values } = parseArgs({
  options: {
    dir: { type: 'string' },
    pages: { type: 'string', default: '800' },
    seed: { type: 'string', default: '1' },
  },
})
if (!values.dir) {
  // No default on purpose: it would be the real content.
  console.error('Say where to: node scripts/generate-benchmark.mjs --dir FOLDER [--pages 800] [--seed 1]')
  process.exit(1)
}

const pages = benchmarkPages(Number(values.pages), Number(values.seed))
for (const { file, text } of pages) {
  const target = join(resolve(values.dir), file)
  mkdirSync(dirname(target), { recursive: true })
  writeFileSync(target, text)
}
console.log(`${pages.length} pages written below ${resolve(values.dir, 'en')}`)
