import type { SearchEngine } from '../contract/answer'
import type { SearchIndexFile } from '../contract/index-file'
import { openIndex } from '../setup'
import type { FromWorker, ToWorker } from './protocol'

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/**
 * The worker's whole conduct, apart from the worker: messages in, messages out through `post`.
 * It does not throw; what goes wrong is answered as `unreadable` or `refused`.
 */
export function answerMessages(post: (message: FromWorker) => void): (message: ToWorker) => void {
  let file: SearchIndexFile | undefined
  const engines = new Map<string, SearchEngine>()

  function engineFor(language: string): SearchEngine {
    const known = engines.get(language)
    if (known) return known
    const entry = file?.[language]
    if (!entry) throw new Error(`the search index has no entry for ${language}`)
    const engine = openIndex(entry, language)
    engines.set(language, engine)
    return engine
  }

  return (message) => {
    if (message.type === 'load') {
      try {
        file = JSON.parse(new TextDecoder().decode(message.data)) as SearchIndexFile
        engines.clear()
        post({ type: 'ready' })
      } catch (error) {
        post({ type: 'unreadable', message: messageOf(error) })
      }
      return
    }
    const { id, text, context } = message
    try {
      post({ type: 'answer', id, answer: engineFor(context.language).search(text, context) })
    } catch (error) {
      post({ type: 'refused', id, message: messageOf(error) })
    }
  }
}
