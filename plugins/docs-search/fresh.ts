/**
 * Work that is done when it is asked for, and once for each state of what it is done on. What changes while it runs makes
 * it run again before anybody gets the result: an answer is never of an older state than the question.
 * @param work what to do with a state
 */
export function fresh<State>(work: (state: State) => Promise<void>): {
  /** There is a new state. */
  change(state: State): void
  /** Resolves when the work is done on the latest state; undefined before there is any. */
  latest(): Promise<void> | undefined
} {
  let current: { state: State } | undefined
  let running: { of: object; done: Promise<void> } | undefined
  let queue = Promise.resolve()

  async function untilLatest(): Promise<void> {
    for (let done: { state: State } | undefined; current && done !== current;) {
      done = current
      await work(done.state)
    }
  }

  return {
    change(state) {
      current = { state }
    },
    latest() {
      if (!current) return undefined
      if (running?.of !== current) {
        const done = (queue = queue.catch(() => undefined).then(untilLatest))
        running = { of: current, done }
      }
      return running.done
    },
  }
}
