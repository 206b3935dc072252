// @ts-check

/**
 * Runs in the search worker: writes down how long it takes from reading a query to its answer. The rest of the way is the
 * page's, which draws meanwhile. Uses nothing from outside itself.
 */
export function watchWorker() {
  /** @type {number[]} */
  const answered = []
  self.answered = answered
  let began = 0
  const data = Object.getOwnPropertyDescriptor(MessageEvent.prototype, 'data')
  // The worker's own listener was there first.
  Object.defineProperty(MessageEvent.prototype, 'data', {
    get() {
      began = performance.now()
      return /** @type {unknown} */ (data?.get?.call(this))
    },
  })
  const post = self.postMessage.bind(self)
  self.postMessage = (/** @type {import('./watched').Message} */ message) => {
    if (message.type === 'answer') answered.push(performance.now() - began)
    post(message)
  }
}

/**
 * Runs in the page, before its scripts: writes down what the browser says of paints, tasks, shifts and interactions, and how
 * long the search worker takes. Uses nothing from outside itself.
 */
export function watch() {
  /** @type {import('./watched').Watched} */
  const seen = { paint: 0, tasks: [], shift: 0, interactions: [], search: { load: 0, queries: [] } }
  window.watched = seen
  const observe = (
    /** @type {PerformanceObserverInit} */ options,
    /** @type {(entry: import('./watched').AnyEntry) => void} */ tell,
  ) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) tell(/** @type {import('./watched').AnyEntry} */ (entry))
    }).observe({ ...options, buffered: true })
  observe({ type: 'largest-contentful-paint' }, ({ startTime }) => (seen.paint = startTime))
  observe({ type: 'longtask' }, ({ startTime, duration }) => seen.tasks.push({ startTime, duration }))
  observe({ type: 'layout-shift' }, ({ value = 0, hadRecentInput }) => {
    if (!hadRecentInput) seen.shift += value
  })
  const events = /** @type {PerformanceObserverInit} */ ({ type: 'event', durationThreshold: 16 })
  observe(events, ({ interactionId, name, startTime, duration }) => {
    if (interactionId) seen.interactions.push({ name, startTime, duration })
  })

  const Plain = window.Worker
  window.Worker = class extends Plain {
    /** @param {ConstructorParameters<typeof Worker>} given */
    constructor(...given) {
      super(...given)
      /** @type {Map<number, number>} */
      const asked = new Map()
      let opened = 0
      let fetched = false
      const post = this.postMessage.bind(this)
      this.postMessage = (/** @type {import('./watched').Message} */ message) => {
        if (message.type === 'open') opened = performance.now()
        if (message.type === 'query' && message.id !== undefined) asked.set(message.id, performance.now())
        post(message)
      }
      this.addEventListener('message', ({ data }) => {
        const message = /** @type {import('./watched').Message} */ (data)
        if (message.type === 'fetched') fetched = true
        // Time on the network is not time to load.
        if (message.type === 'ready' && fetched) seen.search.load = performance.now() - opened
        const since = message.id === undefined ? undefined : asked.get(message.id)
        if (message.type === 'answer' && since) seen.search.queries.push(performance.now() - since)
      })
    }
  }
}
