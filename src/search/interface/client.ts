import type { SearchAnswer, SearchContext } from '../contract/answer'
import type { FromWorker, ToWorker } from './protocol'

/** What the client needs of a Worker. */
export interface WorkerLike {
  postMessage(message: ToWorker, transfer?: Transferable[]): void
  addEventListener(type: 'message', listener: (event: { data: FromWorker }) => void): void
  addEventListener(type: 'error', listener: (event: { message?: string }) => void): void
  terminate(): void
}

export interface ClientSurroundings {
  /** Rejects when the file cannot be had. */
  fetchIndex: () => Promise<ArrayBuffer>
  createWorker: () => WorkerLike
  whenIdle: () => Promise<void>
  logError: (message: string) => void
}

export interface SearchClient {
  /** Fetches the index once the browser is idle. Call it once at client start and do not wait for it. */
  start(): Promise<void>
  /** Makes search ready: fetches what is missing, starts the worker. After a failure it tries anew. */
  prepare(): Promise<void>
  /** The answer, or undefined when a newer question has been asked meanwhile. Rejects when search cannot be made ready. */
  ask(text: string, context: SearchContext): Promise<SearchAnswer | undefined>
}

interface Question {
  resolve(answer: SearchAnswer | undefined): void
  reject(error: Error): void
}

const failureText = 'Failed fetch search index'

/**
 * The main thread's side of search. The index is fetched at client start, but its worker starts only when the reader
 * turns to search: parsing costs a phone a second that an article's reader should not pay.
 * A failed load is logged as "Failed fetch search index" and rejects with its cause.
 */
export function createSearchClient({
  fetchIndex,
  createWorker,
  whenIdle,
  logError,
}: ClientSurroundings): SearchClient {
  let starting: Promise<void> | undefined
  let download: Promise<ArrayBuffer> | undefined
  let ready: Promise<WorkerLike> | undefined
  let latest = 0
  const questions = new Map<number, Question>()

  async function fetchOrLog(): Promise<ArrayBuffer> {
    try {
      return await fetchIndex()
    } catch (error) {
      logError(failureText)
      download = undefined
      throw error
    }
  }

  function settle(id: number): Question | undefined {
    const question = questions.get(id)
    questions.delete(id)
    return question
  }

  function listen(worker: WorkerLike, onReady: () => void, onBroken: (error: Error) => void): void {
    worker.addEventListener('message', ({ data }) => {
      if (data.type === 'ready') onReady()
      else if (data.type === 'unreadable') onBroken(new Error(data.message))
      else if (data.type === 'answer') settle(data.id)?.resolve(data.answer)
      else settle(data.id)?.reject(new Error(data.message))
    })
    worker.addEventListener('error', ({ message }) =>
      onBroken(new Error(message ?? 'the search worker failed')),
    )
  }

  async function boot(): Promise<WorkerLike> {
    const data = await (download ??= fetchOrLog())
    // Once handed over, the bytes are gone from here; a later retry must fetch them again.
    download = undefined
    const worker = createWorker()
    await new Promise<void>((resolve, reject) => {
      listen(worker, resolve, (error) => {
        worker.terminate()
        ready = undefined
        for (const id of [...questions.keys()]) settle(id)?.reject(error)
        logError(failureText)
        reject(error)
      })
      worker.postMessage({ type: 'load', data }, [data])
    })
    return worker
  }

  function worker(): Promise<WorkerLike> {
    ready ??= boot().catch((error: unknown) => {
      ready = undefined
      throw error
    })
    return ready
  }

  return {
    start() {
      starting ??= whenIdle().then(async () => {
        if (!ready) await (download ??= fetchOrLog())
      })
      return starting
    },
    async prepare() {
      await worker()
    },
    async ask(text, context) {
      const id = ++latest
      for (const older of [...questions.keys()]) settle(older)?.resolve(undefined)
      const engine = await worker()
      if (id !== latest) return undefined
      return new Promise((resolve, reject) => {
        questions.set(id, { resolve, reject })
        engine.postMessage({ type: 'query', id, text, context })
      })
    },
  }
}
