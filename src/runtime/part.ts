/** How far a part has come. The same object as long as nothing changes. */
export type PartState<T> =
  | { status: 'waiting'; value?: undefined }
  | { status: 'missing'; value?: undefined }
  | { status: 'here'; value: T }

/** Code that a page gets later, or never: a chunk may be gone after a deploy, and a network may hang. */
export interface Part<T> {
  state: () => PartState<T>
  /** Calls the listener whenever the state has changed. Out: ends that. */
  subscribe: (listener: () => void) => () => void
  /**
   * Asks for the part; a call while it is on its way joins it.
   * Never rejects: Gatsby answers a rejected import by loading the page anew, and that has no end when the file is gone.
   * @returns the part; undefined when it could not be had this time
   */
  load: () => Promise<T | undefined>
}

/** Before the second and the third try: what fails at once mostly fails for a moment only. */
const pauses = [500, 2000]
/** webpack gives a script two minutes; no reader waits that long for an answer. */
const patience = 10_000
/** How often a part that is missing is asked for again because the browser is back online. */
const returns = 3

/**
 * @param fetchPart an `import()`; webpack asks the network again after one that failed
 */
export function createPart<T>(fetchPart: () => Promise<T>): Part<T> {
  let state: PartState<T> = { status: 'waiting' }
  let underWay: Promise<T | undefined> | undefined
  let returnsLeft = returns
  const listeners = new Set<() => void>()
  const become = (next: PartState<T>) => {
    state = next
    listeners.forEach((listener) => listener())
  }
  const valueNow = () => state.value

  async function round(): Promise<T | undefined> {
    for (const pause of [0, ...pauses]) {
      if (pause) await after(pause)
      const outcome = await Promise.race([
        // What arrives when patience has run out is taken all the same.
        fetchPart().then(
          (value) => become({ status: 'here', value }),
          () => 'failed' as const,
        ),
        after(patience).then(() => 'hangs' as const),
      ])
      if (!outcome) return valueNow()
      // Another try would only join the one that hangs.
      if (outcome === 'hangs') break
    }
    become({ status: 'missing' })
    if (returnsLeft-- > 0) window.addEventListener('online', () => void load(), { once: true })
    return undefined
  }
  function load(): Promise<T | undefined> {
    if (state.status === 'here') return Promise.resolve(state.value)
    underWay ??= round().finally(() => (underWay = undefined))
    return underWay
  }
  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    load,
  }
}

const after = (ms: number) => new Promise<void>((resolve) => window.setTimeout(resolve, ms))
