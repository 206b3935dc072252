import { untilStalled } from '../../runtime/until-stalled'
import { packIndexUrl, searchIndexUrl } from '../format/addresses'
import { isSound } from '../format/is-sound'
import { asPackIndex, isSamePack, type PackEntry, type PackIndex } from '../format/pack-format'
import { PackProblem, asNetworkProblem, fetchPack, findChanges } from './fetch-pack'
import type { KeptPack, PackStore } from './pack-store'

/** Why there is no pack: see PackProblem; `full`: the browser has no room; `elsewhere`: another tab is at it. */
type PackFailure = PackProblem['reason'] | 'full' | 'elsewhere'

type PackStatus =
  | { status: 'none' }
  | { status: 'loading' | 'paused'; loaded: number; total: number }
  /** `changes`: bytes that an update would fetch, where that is known. */
  | { status: 'kept' | 'outdated'; keptAt: number; size: number; changes?: number }
  /** The browser has removed it to make room. */
  | { status: 'evicted' }
  | { status: 'failed'; reason: PackFailure }

/** A pack as the page of packs shows it. Without an entry it is kept, and the list could not be had. */
export type PackRow = { id: string; entry?: PackEntry } & PackStatus

export interface PackState {
  /** `forbidden`: the browser keeps nothing here, as in some private windows. */
  list: 'loading' | 'here' | 'missing' | 'forbidden'
  rows: readonly PackRow[]
  /** Bytes of the search index, which all packs share. */
  search: number
  room?: { free: number; isPersistent: boolean }
}

export interface PackSurroundings {
  store: PackStore
  fetch: typeof globalThis.fetch
  /** Undefined where the browser does not say. */
  estimateFree: () => Promise<number | undefined>
  /** Asks the browser not to remove what is kept, or only whether it would not. */
  isPersistent: (ask: boolean) => Promise<boolean>
  /** Does something that only one tab may do at a time; undefined when another one is at it. */
  alone: <T>(name: string, work: () => Promise<T>) => Promise<T | undefined>
  /** The ids of the packs that were kept: the browser may have removed them since. */
  remembered: () => readonly string[]
  remember: (ids: readonly string[]) => void
  /** They have changed: the service worker reads them anew. */
  onChange: () => void
}

export interface PackManager {
  state: () => PackState
  subscribe: (listener: () => void) => () => void
  /** Looks at what is kept and what there is. */
  refresh: () => Promise<void>
  /** Fetches a pack, goes on with one, or updates it. */
  keep: (id: string) => Promise<void>
  pause: (id: string) => void
  remove: (id: string) => Promise<void>
  /** Updates every pack that is kept and not the latest. */
  updateAll: () => Promise<void>
}

const nothing: PackState = { list: 'loading', rows: [], search: 0 }

/** How long the list of packs may take: a network that hangs never says so. */
const patience = 15_000

/** What a reader keeps: which packs there are, which are kept, and what is on its way. */
export function createPackManager(surroundings: PackSurroundings): PackManager {
  const { store, estimateFree, isPersistent, alone, remembered, remember, onChange } = surroundings
  const fetch = untilStalled(surroundings.fetch)
  let state = nothing
  const listeners = new Set<() => void>()
  const underWay = new Map<string, { stop: AbortController; file: string }>()
  /** How often what is kept has changed here. */
  let writes = 0
  let looking: Promise<void> = Promise.resolve()
  let nextLook: Promise<void> | undefined
  let measuring = new AbortController()

  function become(next: Partial<PackState>): void {
    state = { ...state, ...next }
    listeners.forEach((listener) => listener())
  }
  function setRow(id: string, status: PackStatus): void {
    become({ rows: state.rows.map((row) => (row.id === id ? rowOf(id, row.entry, status) : row)) })
  }
  const entryOf = (id: string) => state.rows.find((row) => row.id === id)?.entry

  async function fetchIndex(): Promise<PackIndex | undefined> {
    const stop = new AbortController()
    const timer = setTimeout(() => stop.abort(), patience)
    try {
      const response = await fetch(packIndexUrl, { signal: stop.signal })
      return response.ok ? asPackIndex(await response.json()) : undefined
    } catch {
      return undefined
    } finally {
      clearTimeout(timer)
    }
  }

  async function statusOf(
    id: string,
    entry: PackEntry | undefined,
    kept: KeptPack | undefined,
  ): Promise<PackStatus> {
    const before = state.rows.find((row) => row.id === id)
    if (underWay.has(id) && before) return before
    if (kept) {
      const isLatest = !entry || isSamePack(entry.file, kept.file)
      return { status: isLatest ? 'kept' : 'outdated', keptAt: kept.keptAt, size: kept.pack.size }
    }
    const parts = entry && (await store.partsOf(entry.file))
    if (parts?.size) return { status: 'paused', loaded: parts.size, total: entry?.size ?? 0 }
    return { status: remembered().includes(id) ? 'evicted' : 'none' }
  }

  /** One look at a time: an older one would say what is not so any more. Whoever comes meanwhile joins the next one. */
  function refresh(): Promise<void> {
    nextLook ??= looking.then(() => {
      nextLook = undefined
      looking = look().catch(() => become({ list: 'forbidden', rows: [] }))
      return looking
    })
    return nextLook
  }

  async function look(): Promise<void> {
    const [index, free, persistent] = await Promise.all([fetchIndex(), estimateFree(), isPersistent(false)])
    const entries = new Map(index?.packs.map((entry) => [entry.id, entry]))
    if (index) {
      const onTheirWay = [...underWay.values()].map(({ file }) => file)
      await store.dropPartsExcept([...index.packs.map(({ file }) => file), ...onTheirWay])
    }
    let kept: KeptPack[]
    let rows: PackRow[]
    let seen: number
    do {
      // What is kept or removed meanwhile is not there yet, or still: looked at again.
      seen = writes
      kept = await store.kept()
      rows = []
      for (const id of new Set([...entries.keys(), ...kept.map((one) => one.id)])) {
        const entry = entries.get(id)
        const before = kept.find((one) => one.id === id)
        rows.push(rowOf(id, entry, await statusOf(id, entry, before)))
      }
    } while (seen !== writes)
    become({
      rows,
      list: index ? 'here' : 'missing',
      search: index?.search ?? state.search,
      ...(free === undefined ? {} : { room: { free, isPersistent: persistent } }),
    })
    // Nobody waits for that: a slow network would hold up what a reader does next.
    measuring.abort()
    measuring = new AbortController()
    void measureAll(rows, kept, measuring.signal)
  }

  /** How much updates would fetch. */
  async function measureAll(
    rows: readonly PackRow[],
    kept: readonly KeptPack[],
    signal: AbortSignal,
  ): Promise<void> {
    for (const { id, entry, status } of rows) {
      const before = kept.find((one) => one.id === id)
      if (status !== 'outdated' || !entry || !before) continue
      const changes = await findChanges(entry, before.pack, { fetch, signal }).catch(() => undefined)
      if (signal.aborted) return
      const row = state.rows.find((one) => one.id === id)
      if (row?.status === 'outdated') setRow(id, { ...row, changes: changes ? changes.size : entry.size })
    }
  }

  async function keep(id: string): Promise<void> {
    const entry = entryOf(id)
    if (underWay.has(id) || !entry) return
    const stop = new AbortController()
    underWay.set(id, { stop, file: entry.file })
    let status: PackStatus = { status: 'failed', reason: 'elsewhere' }
    try {
      status = (await alone(`beckon-pack-${id}`, () => fetchOrSay(id, stop))) ?? status
    } catch {
      // A disk or a browser that fails: the row offers to try again.
      status = { status: 'failed', reason: 'network' }
    } finally {
      underWay.delete(id)
      writes++
    }
    setRow(id, status)
    if (status.status === 'kept') await refresh()
  }

  /**
   * Any pack is searched by the one index. A service worker would keep what is fetched, where one has this page already.
   * @throws PackProblem where there is none, or something else in its place
   */
  async function keepSearchIndex(signal: AbortSignal): Promise<void> {
    const index = await fetch(searchIndexUrl, { signal })
      .then((response) => (response.ok ? response.blob() : undefined))
      .catch(asNetworkProblem)
    if (!index || !(await isSound(searchIndexUrl, index))) throw new PackProblem('network')
    await store.keepSearch(index)
  }

  async function fetchOrSay(id: string, stop: AbortController, isSecondTry = false): Promise<PackStatus> {
    const entry = entryOf(id)
    if (!entry) return { status: 'none' }
    const { signal } = stop
    underWay.set(id, { stop, file: entry.file })
    const progress = (loaded: number, total: number) => setRow(id, { status: 'loading', loaded, total })
    const before = (await store.kept()).find((one) => one.id === id)
    progress((await store.partsOf(entry.file)).size, entry.size)
    try {
      // Parts and the whole are there together for a moment.
      const free = await estimateFree()
      if (free !== undefined && free < 2 * entry.size) return { status: 'failed', reason: 'full' }
      await isPersistent(true)
      // Before the pack: kept without it, the pack would say that it is, and not be found in.
      await keepSearchIndex(signal)
      await fetchPack(entry, before, { store, fetch, signal, onProgress: progress })
      remember([...new Set([...remembered(), id])])
      onChange()
      return { status: 'kept', keptAt: Date.now(), size: entry.size }
    } catch (error) {
      if (error instanceof DOMException && error.name === 'QuotaExceededError') {
        return { status: 'failed', reason: 'full' }
      }
      if (signal.aborted) {
        const { size } = await store.partsOf(entry.file)
        return { status: 'paused', loaded: size, total: entry.size }
      }
      if (!(error instanceof PackProblem)) throw error
      if (error.reason === 'gone' && !isSecondTry) {
        const index = await fetchIndex()
        const entries = new Map(index?.packs.map((one) => [one.id, one]))
        become({
          rows: state.rows.map((row) => {
            const latest = entries.get(row.id)
            return latest ? { ...row, entry: latest } : row
          }),
        })
        return fetchOrSay(id, stop, true)
      }
      return { status: 'failed', reason: error.reason }
    }
  }

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    refresh,
    keep,
    pause: (id) => underWay.get(id)?.stop.abort(),
    async remove(id) {
      underWay.get(id)?.stop.abort()
      const entry = entryOf(id)
      await store.remove(id)
      if (entry) await store.dropParts(entry.file)
      remember(remembered().filter((one) => one !== id))
      writes++
      onChange()
      await refresh()
    },
    async updateAll() {
      await refresh()
      for (const { id, status } of state.rows) if (status === 'outdated') await keep(id)
    },
  }
}

const rowOf = (id: string, entry: PackEntry | undefined, status: PackStatus): PackRow => ({
  ...status,
  id,
  ...(entry ? { entry } : {}),
})
