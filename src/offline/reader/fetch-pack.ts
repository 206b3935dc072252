import { placesOf, type PackEntry } from '../format/pack-format'
import { readDirectory } from '../format/read-pack'
import { isWhole, type KeptPack, type PackStore } from './pack-store'

/** Why a pack could not be fetched: a deploy took it away; it came damaged; the network failed. */
export class PackProblem extends Error {
  constructor(readonly reason: 'gone' | 'damaged' | 'network') {
    super(reason)
  }
}

export interface FetchOptions {
  store: PackStore
  fetch: typeof globalThis.fetch
  signal: AbortSignal
  /** Bytes that are here, of how many. */
  onProgress: (loaded: number, total: number) => void
}

/** How much arrives before it is written down: what a closed browser loses at most. */
const partSize = 64 * 1024
/** From this share on, a whole file is less work than its pieces. */
const mostlyChanged = 0.7
const mostRanges = 60

/**
 * Fetches a pack and keeps it: what is missing where an earlier build's is kept, the rest where some of it has arrived before.
 * @throws PackProblem; AbortError when the signal says so; QuotaExceededError when there is no room
 */
export async function fetchPack(
  entry: PackEntry,
  before: KeptPack | undefined,
  options: FetchOptions,
): Promise<void> {
  const { store } = options
  const joined = before && (await fetchChanges(entry, before.pack, options))
  const pack = joined ?? (await fetchWhole(entry, options))
  await store.keep(entry.id, entry.file, pack)
  await store.dropParts(entry.file)
}

/** What an update has to fetch, beside the directory. */
export interface Changes {
  head: Blob
  /** From and to in the new file, one after the other. */
  ranges: readonly { from: number; to: number }[]
  size: number
  /** The members that are the same, as the kept pack has them, by where they begin in the new one. */
  same: ReadonlyMap<number, Blob>
}

/** Holds a kept pack against the one that a deploy has; undefined where the server knows no ranges. */
export async function findChanges(
  entry: PackEntry,
  kept: Blob,
  { fetch, signal }: Pick<FetchOptions, 'fetch' | 'signal'>,
): Promise<Changes | undefined> {
  const head = await fetchRange(entry.file, 0, entry.head, { fetch, signal })
  if (!head) return undefined
  const { directory } = await readDirectory(head)
  const old = await readDirectory(kept)
  const known = new Map(
    [...placesOf(old.directory, old.head).values()].map((place) => [place.digest, place] as const),
  )
  const ranges: { from: number; to: number }[] = []
  const same = new Map<number, Blob>()
  for (const { from, size, digest } of placesOf(directory, entry.head).values()) {
    const place = known.get(digest)
    // Compressed by another version of a library, the same content has another size.
    if (place?.size === size) {
      same.set(from, kept.slice(place.from, place.from + size))
      continue
    }
    const last = ranges.at(-1)
    if (last?.to === from) last.to = from + size
    else ranges.push({ from, to: from + size })
  }
  return { head, ranges, same, size: ranges.reduce((sum, { from, to }) => sum + to - from, 0) }
}

/** The new pack, joined of what was kept and what changed; undefined when it is better fetched whole. */
async function fetchChanges(entry: PackEntry, kept: Blob, options: FetchOptions): Promise<Blob | undefined> {
  const changes = await findChanges(entry, kept, options).catch(unreadable)
  if (!changes) return undefined
  const { head, ranges, same, size } = changes
  if (size > entry.size * mostlyChanged || ranges.length > mostRanges) return undefined
  const pieces = new Map(same)
  let loaded = 0
  for (const { from, to } of ranges) {
    options.onProgress(loaded, size)
    const piece = await fetchRange(entry.file, from, to, options)
    if (!piece) return undefined
    pieces.set(from, piece)
    loaded += to - from
  }
  options.onProgress(loaded, size)
  const order = [...pieces].sort(([a], [b]) => a - b).map(([, piece]) => piece)
  const pack = new Blob([head, ...order])
  return (await isWhole(entry.file, pack)) ? pack : undefined
}

/** Part of a file; undefined when the server sends all of it or something else. */
async function fetchRange(
  file: string,
  from: number,
  to: number,
  options: Pick<FetchOptions, 'fetch' | 'signal'>,
): Promise<Blob | undefined> {
  const response = await ask(file, `bytes=${from}-${to - 1}`, options)
  if (response.status !== 206) {
    await response.body?.cancel()
    return undefined
  }
  const part = await response.blob().catch(asNetworkProblem)
  return part.size === to - from ? part : undefined
}

async function fetchWhole({ file, size }: PackEntry, options: FetchOptions): Promise<Blob> {
  const { store, onProgress } = options
  let { size: loaded } = await store.partsOf(file)
  if (loaded < size) {
    const response = await ask(file, loaded ? `bytes=${loaded}-` : undefined, options)
    if (response.status !== 206) {
      await store.dropParts(file)
      loaded = 0
    }
    onProgress(loaded, size)
    await writeDown(response, async (part) => {
      await store.addPart(file, loaded, part)
      loaded += part.size
      onProgress(loaded, size)
    })
  }
  const { parts } = await store.partsOf(file)
  const pack = new Blob([...parts])
  if (pack.size === size && (await isWhole(file, pack))) return pack
  await store.dropParts(file)
  throw new PackProblem('damaged')
}

/** Hands over what arrives in parts, the last one also when it breaks off. */
async function writeDown(response: Response, add: (part: Blob) => Promise<void>): Promise<void> {
  const reader = response.body?.getReader()
  if (!reader) throw new PackProblem('network')
  let pieces: Uint8Array<ArrayBuffer>[] = []
  let held = 0
  const flush = async () => {
    if (!held) return
    const part = new Blob(pieces)
    pieces = []
    held = 0
    await add(part)
  }
  try {
    for (;;) {
      const { done, value } = await reader.read().catch(asNetworkProblem)
      if (done) break
      pieces.push(value)
      held += value.length
      if (held >= partSize) await flush()
    }
  } finally {
    await flush()
  }
}

async function ask(
  file: string,
  range: string | undefined,
  { fetch, signal }: Pick<FetchOptions, 'fetch' | 'signal'>,
): Promise<Response> {
  const response = await fetch(file, { signal, ...(range ? { headers: { range } } : {}) }).catch(
    asNetworkProblem,
  )
  if (response.status === 404) throw new PackProblem('gone')
  if (!response.ok) throw new PackProblem('network')
  return response
}

/** What a request was rejected with, thrown as a PackProblem; what was stopped on purpose stays that. */
export function asNetworkProblem(error: unknown): never {
  if (error instanceof DOMException && error.name === 'AbortError') throw error
  throw new PackProblem('network')
}

/** What is kept cannot be read: it is fetched anew. */
function unreadable(error: unknown): undefined {
  if (error instanceof PackProblem || error instanceof DOMException) throw error
}
