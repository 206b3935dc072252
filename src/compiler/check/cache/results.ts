import path from 'node:path'
import { cacheFolder, readCached, writeCached } from '../../site/cache-folder'

/**
 * What the rules found out about pieces of content: a round of the check works only on pieces that are new to it. A piece
 * is anything with a text or a digest of its own, such as a page, a sample or a word; what is known of it holds as long
 * as the code of the check, which the folder is named after, and what `about` is told.
 */
export interface Results {
  /**
   * @param name of the kind of pieces
   * @param basis digest of whatever the results rest on besides the piece: with another one nothing is known
   * @param isLasting for pieces that come back, such as words; others are forgotten when a round does not meet them
   */
  about<T>(name: string, basis?: string, isLasting?: boolean): Known<T>
  /** At the end of a round: forgets what it did not meet, and writes down what is new. */
  keep(): void
}

export interface Known<T> {
  readonly size: number
  get(key: string): T | undefined
  /** Returns what it is given, which has to survive as JSON. */
  set(key: string, value: T): T
}

class Collection<T> implements Known<T> {
  private met = new Set<string>()
  private isNew = false

  constructor(
    readonly basis: string,
    private readonly isLasting: boolean,
    private readonly values = new Map<string, T>(),
  ) {}

  get size() {
    return this.values.size
  }

  get(key: string): T | undefined {
    const value = this.values.get(key)
    if (value !== undefined) this.met.add(key)
    return value
  }

  set(key: string, value: T): T {
    this.values.set(key, value)
    this.met.add(key)
    this.isNew = true
    return value
  }

  /** Ends a round; what has to be written down, or undefined when that is what stands there. */
  end(): [string, T][] | undefined {
    if (!this.isLasting) {
      for (const key of this.values.keys()) {
        if (this.met.has(key)) continue
        this.values.delete(key)
        this.isNew = true
      }
    }
    const changed = this.isNew ? [...this.values] : undefined
    this.met = new Set()
    this.isNew = false
    return changed
  }
}

/** On disk between runs, in memory between rounds of one. Without a folder only in memory. */
export function cachedResults(folder?: string): Results {
  const collections = new Map<string, Collection<unknown>>()
  const fileOf = (name: string) => folder && path.join(folder, `${name}.json`)
  return {
    about<T>(name: string, basis = '', isLasting = false) {
      const open = collections.get(name)
      if (open?.basis === basis) return open as Collection<T>
      const file = fileOf(name)
      const cached = file
        ? (readCached(file) as { basis: string; known: [string, T][] } | undefined)
        : undefined
      const values = new Map(cached?.basis === basis ? cached.known : [])
      const collection = new Collection<T>(basis, isLasting, values)
      collections.set(name, collection)
      return collection
    },
    keep() {
      for (const [name, collection] of collections) {
        const known = collection.end()
        const file = fileOf(name)
        if (known && file) writeCached(file, { basis: collection.basis, known })
      }
    },
  }
}

/** Results on disk, for the content below a root. */
export const diskResults = (root: string): Results => cachedResults(cacheFolder(root, 'found'))

/** What is found out of one thing as a whole, such as the description of the API. */
export async function knownOf<T>(
  results: Results,
  name: string,
  basis: string,
  work: () => T | Promise<T>,
): Promise<T> {
  const known = results.about<T>(name, basis)
  return known.get('') ?? known.set('', await work())
}
