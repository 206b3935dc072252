import { keepValuesOf } from '../../../src/compiler/site/cache-folder'
import { compileContent } from '../../../src/compiler/site/compile-content'
import { diskStore, memoryStore, type CompileStore } from '../../../src/compiler/site/compile-store'
import { indexed, type ContentState } from '../../../src/compiler/site/content-state'
import { releaseHighlighter } from '../../../src/compiler/page/highlight'

let store: CompileStore | undefined
let current: Promise<ContentState> | undefined

/** Compiles the content as it is now on disk; only what changed since the last time is compiled anew. */
export function compileNow(root: string): Promise<ContentState> {
  return (current = load(root))
}

/** The content as it was compiled last. */
export const lastCompiled = (root: string): Promise<ContentState> => (current ??= load(root))

/** Lets go of all that was compiled: whoever asks for it again has it read from disk. */
export function releaseContent(): void {
  store = undefined
  current = undefined
}

async function load(root: string): Promise<ContentState> {
  if (!store) keepValuesOf(root)
  const content = await compileContent(root, (store ??= memoryStore(diskStore(root, 'blocks'))))
  // Bundles and HTML come next; in develop the grammars stay, for the next save.
  if (process.env.gatsby_executing_command === 'build') await releaseHighlighter()
  return indexed(content)
}
