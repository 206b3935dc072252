import { cachedResults, type Results } from '../../src/compiler/check/cache/results'
import { cacheFolder } from '../../src/compiler/site/cache-folder'
import { diskStore, memoryStore, noStore, type CompileStore } from '../../src/compiler/site/compile-store'

/**
 * What the content check has kept of the project, for checks of a copy in which most is as it was: pages and pieces that nobody
 * has spoiled are known. The copy's own are kept in memory only, so that nothing of it is ever found by a check of the project.
 */
export function keptByCheck(root: string): { store: CompileStore; results: Results } {
  const pages = diskStore(root, 'words')
  const found = cachedResults(cacheFolder(root, 'found'))
  return {
    store: memoryStore({ ...noStore, get: (file) => pages.get(file) }),
    results: {
      about: (name, basis, isLasting) => found.about(name, basis, isLasting),
      keep: () => undefined,
    },
  }
}
