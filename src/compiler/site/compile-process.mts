/**
 * Compiles pages for compile-ahead.ts, which starts it: asks for pages, keeps them in the store on disk, asks for more,
 * and ends when it is let go.
 */
import process from 'node:process'
import type { CompileOrder, PageText } from './compile-ahead'
import { compilerOf } from './compile-one'
import { diskStore } from './compile-store'

const { root, kind } = JSON.parse(process.argv[2] ?? '') as CompileOrder
const { compile } = compilerOf(root, diskStore(root, kind), { wordsOnly: kind === 'words' })

process.on('message', (pages) => void compileAll(pages as PageText[]))
process.on('disconnect', () => process.exit())
process.send?.('ready')

async function compileAll(pages: readonly PageText[]) {
  for (const page of pages) await compile(page)
  process.send?.('done')
}
