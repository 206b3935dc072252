import { useCallback, useEffect, useState } from 'react'
import { searchClient } from './browser-client'
import { SearchFailure } from './client'
import type { FailureReason } from './protocol'
import { searchLanguage } from './search-language'
import type { SearchAnswer } from '../contract/answer'

export interface AnswerState {
  status: 'idle' | 'loading' | 'done' | 'failed'
  /** The last answer; while a newer one is on its way, still the one before. */
  answer?: SearchAnswer
  /** The text that `answer` belongs to. */
  answered: string
  /** Why it failed; what came may not be an index, and then checking the connection helps nobody. */
  reason?: FailureReason
}

const nothing: AnswerState = { status: 'idle', answered: '' }

/**
 * The answer to what the reader has typed, kept up to date while typing. An empty text has no answer, but makes search
 * ready. A failed load shows as `failed` until `retry` is called or the text changes.
 */
export function useSearchAnswer(
  text: string,
  path: string,
  locale: string,
): AnswerState & { retry: () => void } {
  const [state, setState] = useState<AnswerState>(nothing)
  const [attempt, setAttempt] = useState(0)
  const retry = useCallback(() => setAttempt((count) => count + 1), [])
  const language = searchLanguage(locale)
  const question = text.trim() ? text : ''

  useEffect(() => {
    let current = true
    const settle = (next: (before: AnswerState) => AnswerState) => {
      if (current) setState(next)
    }
    const failed = (error: unknown) =>
      settle((before) => ({
        ...before,
        status: 'failed',
        reason: error instanceof SearchFailure ? error.reason : 'unreachable',
      }))
    const client = searchClient()
    settle((before) => (question ? { ...before, status: 'loading' } : { ...nothing, status: 'loading' }))
    if (!question) client.prepare(language).then(() => settle(() => nothing), failed)
    else {
      client.ask(question, { path, language }).then((answer) => {
        if (answer) settle(() => ({ status: 'done', answer, answered: question }))
      }, failed)
    }
    return () => {
      current = false
    }
  }, [question, path, language, attempt])

  return { ...state, retry }
}
