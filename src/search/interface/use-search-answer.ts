import { useCallback, useEffect, useState } from 'react'
import { searchClient } from './browser-client'
import { defaultLanguage, searchLanguages } from '../../shared/site'
import type { SearchAnswer } from '../contract/answer'

export interface AnswerState {
  status: 'idle' | 'loading' | 'done' | 'failed'
  /** The last answer; while a newer one is on its way, still the one before. */
  answer?: SearchAnswer
  /** The text that `answer` belongs to. */
  answered: string
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
  // Every search index has the default language.
  const language = searchLanguages.find((one) => one === locale) ?? defaultLanguage
  const question = text.trim() ? text : ''

  useEffect(() => {
    let current = true
    const settle = (next: (before: AnswerState) => AnswerState) => {
      if (current) setState(next)
    }
    const failed = () => settle((before) => ({ ...before, status: 'failed' }))
    const client = searchClient()
    settle((before) => (question ? { ...before, status: 'loading' } : { ...nothing, status: 'loading' }))
    if (!question) client.prepare().then(() => settle(() => nothing), failed)
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
