import type { SearchContext, SearchEngine } from '../contract/answer'
import type { SearchIndexFile } from '../contract/index-file'
import { buildOf, openIndex } from '../setup'
import type { FailureReason, FromWorker, ToWorker } from './protocol'

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/**
 * In: whether an earlier answer could not be read, so that none kept anywhere may serve again; whether it was of another build.
 * Rejects when there is none.
 */
export type FetchFile = (anew: boolean, again?: boolean) => Promise<ArrayBuffer>

const parsed = (data: ArrayBuffer) => JSON.parse(new TextDecoder().decode(data)) as SearchIndexFile

/**
 * The worker's whole conduct, apart from the worker: messages in, messages out through `post`.
 * It does not throw; what goes wrong is answered as `failed`, once for all that waits for it.
 * @param pause lets messages through that have come
 */
export function answerMessages(
  post: (message: FromWorker) => void,
  fetchFile: FetchFile,
  pause: () => Promise<void> = () => new Promise((resolve) => setTimeout(resolve)),
): (message: ToWorker) => Promise<void> {
  let download: Promise<ArrayBuffer> | undefined
  let file: SearchIndexFile | undefined
  let anew = false
  const engines = new Map<string, SearchEngine>()
  /** For which language and page the engine is ready, or being made ready. */
  let warmed: string | undefined

  function fail(reason: FailureReason, error: unknown): void {
    download = undefined
    file = undefined
    engines.clear()
    warmed = undefined
    anew ||= reason === 'unreadable'
    post({ type: 'failed', reason, message: messageOf(error) })
  }

  /** The file's bytes; undefined after a failure, which the first of those who wait has told. */
  async function bytes(): Promise<ArrayBuffer | undefined> {
    const mine = (download ??= fetchFile(anew))
    try {
      return await mine
    } catch (error) {
      if (download === mine) fail('unreachable', error)
      return undefined
    }
  }

  function engineFor(language: string): SearchEngine {
    const known = engines.get(language)
    if (known) return known
    const entry = file?.[language]
    if (!entry) throw new Error(`the search index has no entry for ${language}`)
    const engine = openIndex(entry, language)
    engines.set(language, engine)
    return engine
  }

  /** Looks for another file; where none comes, or none that can be read, what is there serves on. */
  async function replace(language: string): Promise<void> {
    try {
      const other = parsed(await fetchFile(false, true))
      const entry = other[language]
      if (!entry) return
      const engine = openIndex(entry, language)
      file = other
      engines.clear()
      engines.set(language, engine)
      warmed = undefined
    } catch {
      // Offline, or behind a sign-in page: what was fetched before is better than nothing.
    }
  }

  /** Between its steps, messages that have come are answered. What goes wrong here, the next question finds out as well. */
  async function warmUp(context: SearchContext): Promise<void> {
    const engine = engines.get(context.language)
    const mine = `${context.language} ${context.path}`
    if (!engine || warmed === mine) return
    warmed = mine
    try {
      for (const _ of engine.warmUp(context)) {
        await pause()
        if (warmed !== mine || engines.get(context.language) !== engine) return
      }
    } catch {
      warmed = undefined
    }
  }

  return async (message) => {
    if (message.type === 'fetch') {
      if (file || (await bytes())) post({ type: 'fetched' })
      return
    }
    if (message.type === 'renew') {
      await replace(message.language)
      post({ type: 'renewed' })
      return
    }
    if (message.type === 'open' && !file) {
      const data = await bytes()
      if (!data) return
      try {
        file ??= parsed(data)
      } catch (error) {
        fail('unreadable', error)
        return
      }
    }
    try {
      if (message.type === 'open') {
        engineFor(message.language)
        anew = false
        post({ type: 'ready', language: message.language })
        void pause().then(() => warmUp({ language: message.language, path: message.path }))
      } else {
        const { id, text, context } = message
        const answer = engineFor(context.language).search(text, context)
        const entry = file?.[context.language]
        const build = entry && buildOf(entry)
        post({ type: 'answer', id, answer: build === undefined ? answer : { ...answer, build } })
        void pause().then(() => warmUp({ language: context.language, path: context.path }))
      }
    } catch (error) {
      // Whatever the reader typed, an index that is whole answers.
      fail('unreadable', error)
    }
  }
}
