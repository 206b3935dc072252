/**
 * Compiles pages for compile-ahead.ts, which starts it: keeps what it is sent in the store on disk,
 * says so, and ends when it is let go.
 */
import process from 'node:process'
import type { CompileOrder, PageText } from './compile-ahead'
import { compilerOf } from './compile-one'
import { diskStore } from './compile-store'

const { root, kind } = JSON.parse(process.argv[2] ?? '') as CompileOrder
const { compile } = compilerOf(root, diskStore(root, kind), { wordsOnly: kind === 'words' })

process.on('message', (pages) => void compileAll(pages as PageText[]))
process.on('disconnect', () => process.exit())

async function compileAll(pages: readonly PageText[]) {
  // What is wrong with a page, whoever asks for it is told when it is compiled there.
  for (const page of pages) await compile(page).catch(() => undefined)
  process.send?.('done')
}
