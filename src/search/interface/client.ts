import type { SearchContext } from '../contract/answer'
import type { AnswerOfBuild, FailureReason, FromWorker, ToWorker } from './protocol'

/** What the client needs of a Worker. */
export interface WorkerLike {
  postMessage(message: ToWorker): void
  addEventListener(type: 'message', listener: (event: { data: FromWorker }) => void): void
  addEventListener(type: 'error', listener: (event: { message?: string }) => void): void
  terminate(): void
}

export interface ClientSurroundings {
  createWorker: () => WorkerLike
  logError: (message: string) => void
}

export interface SearchClient {
  /** Has the index fetched, once. */
  start(): Promise<void>
  /**
   * Makes search ready in a language: what is missing is fetched and opened. After a failure it tries anew.
   * @param path the page that the reader is on; questions on others are answered as well
   */
  prepare(language: string, path?: string): Promise<void>
  /** The answer, or undefined when a newer question has been asked meanwhile. Rejects when search cannot be made ready. */
  ask(text: string, context: SearchContext): Promise<AnswerOfBuild | undefined>
  /** Has the worker look for another index than it has. Resolves when it has looked, whatever came of it. */
  renew(language: string): Promise<void>
}

/** Why search cannot be made ready. */
export class SearchFailure extends Error {
  constructor(
    message: string,
    readonly reason: FailureReason,
  ) {
    super(message)
  }
}

interface Waiting<T> {
  promise: Promise<T>
  resolve(value: T): void
  reject(error: Error): void
}

function waiting<T>(): Waiting<T> {
  let settle: Omit<Waiting<T>, 'promise'> | undefined
  const promise = new Promise<T>((resolve, reject) => (settle = { resolve, reject }))
  if (!settle) throw new Error('a promise calls back at once')
  return { promise, ...settle }
}

/** How long the worker's code may take to come: a network that hangs never says so. */
const patienceMs = 20_000

/**
 * The main thread's side of search: the worker fetches and opens the index, and here is only what was asked of it.
 * The index is fetched at client start, but opened when the reader turns to search.
 * A failed load is logged as "Failed fetch search index" and rejects with its cause.
 */
export function createSearchClient({ createWorker, logError }: ClientSurroundings): SearchClient {
  let starting: Promise<void> | undefined
  let worker: WorkerLike | undefined
  let latest = 0
  /** What the worker was told to do, done or not, by the message that says it is. */
  const tasks = new Map<string, Waiting<void>>()
  const questions = new Map<number, Waiting<AnswerOfBuild | undefined>>()

  function fail(error: SearchFailure): void {
    const all = [...tasks.values(), ...questions.values()]
    tasks.clear()
    questions.clear()
    logError('Failed fetch search index')
    for (const one of all) one.reject(error)
  }

  function settle(id: number, answer?: AnswerOfBuild): void {
    questions.get(id)?.resolve(answer)
    questions.delete(id)
  }

  function theWorker(): WorkerLike {
    if (worker) return worker
    const made = createWorker()
    const broken = (message: string) => {
      clearTimeout(silence)
      made.terminate()
      worker = undefined
      fail(new SearchFailure(message, 'unreachable'))
    }
    const silence = setTimeout(() => broken('the search worker does not come'), patienceMs)
    made.addEventListener('message', ({ data }) => {
      clearTimeout(silence)
      if (data.type === 'alive') return
      if (data.type === 'fetched') tasks.get('fetch')?.resolve()
      else if (data.type === 'ready') tasks.get(data.language)?.resolve()
      else if (data.type === 'renewed') {
        tasks.get('renew')?.resolve()
        tasks.delete('renew')
      } else if (data.type === 'answer') settle(data.id, data.answer)
      else fail(new SearchFailure(data.message, data.reason))
    })
    made.addEventListener('error', ({ message }) => broken(message ?? 'the search worker failed'))
    return (worker = made)
  }

  function task(name: string, message: ToWorker): Promise<void> {
    const known = tasks.get(name)
    if (known) return known.promise
    const made = waiting<void>()
    tasks.set(name, made)
    try {
      theWorker().postMessage(message)
    } catch (error) {
      // Where workers are forbidden, their making throws.
      fail(new SearchFailure(String(error), 'unreachable'))
    }
    return made.promise
  }

  const prepare = (language: string, path = '') => task(language, { type: 'open', language, path })
  return {
    prepare,
    renew: (language) => task('renew', { type: 'renew', language }),
    start() {
      starting ??= tasks.size ? Promise.resolve() : task('fetch', { type: 'fetch' })
      return starting
    },
    async ask(text, context) {
      const id = ++latest
      for (const older of [...questions.keys()]) settle(older)
      await prepare(context.language, context.path)
      if (id !== latest) return undefined
      const question = waiting<AnswerOfBuild | undefined>()
      questions.set(id, question)
      theWorker().postMessage({ type: 'query', id, text, context })
      return question.promise
    },
  }
}
