import { useCallback, useEffect, useMemo, useState } from 'react'
import type { Filters, SearchAnswer } from '../contract/answer'
import { searchClient } from './browser-client'
import { SearchFailure } from './client'
import type { FailureReason } from './protocol'
import { searchLanguage } from './search-language'

export interface AnswerState {
  status: 'idle' | 'loading' | 'done' | 'failed'
  /** The last answer; while a newer one is on its way, still the one before. */
  answer?: SearchAnswer
  /** The text that `answer` belongs to. */
  answered: string
  /** The question that `answer` belongs to, filters included. */
  question?: object
  /** Why it failed; what came may not be an index, and then checking the connection helps nobody. */
  reason?: FailureReason
}

const nothing: AnswerState = { status: 'idle', answered: '' }

/**
 * The answer to what the reader has typed, kept up to date while typing. An empty text has no answer, but makes search
 * ready. A failed load shows as `failed` until `retry` is called or the text changes.
 * Out: also whether the answer is that to the question as it stands.
 */
export function useSearchAnswer(
  text: string,
  path: string,
  locale: string,
  { area, version, platform }: Filters,
): AnswerState & { isCurrent: boolean; retry: () => void } {
  const [state, setState] = useState<AnswerState>(nothing)
  const [attempt, setAttempt] = useState(0)
  const retry = useCallback(() => setAttempt((count) => count + 1), [])
  const language = searchLanguage(locale)
  const typed = text.trim() ? text : ''
  const question = useMemo(
    () => ({
      text: typed,
      context: {
        path,
        language,
        filters: {
          ...(area ? { area } : {}),
          ...(version ? { version } : {}),
          ...(platform ? { platform } : {}),
        },
      },
    }),
    [typed, path, language, area, version, platform],
  )

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
    settle((before) => (question.text ? { ...before, status: 'loading' } : { ...nothing, status: 'loading' }))
    if (!question.text)
      client
        .prepare(question.context.language, question.context.path)
        .then(() => settle(() => nothing), failed)
    else {
      client.ask(question.text, question.context).then((answer) => {
        if (answer) settle(() => ({ status: 'done', answer, answered: question.text, question }))
      }, failed)
    }
    return () => {
      current = false
    }
  }, [question, attempt])

  return { ...state, isCurrent: state.status === 'done' && state.question === question, retry }
}
