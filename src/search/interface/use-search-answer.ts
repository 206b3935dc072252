import { useCallback, useEffect, useMemo, useState } from 'react'
import type { Filters } from '../contract/answer'
import { searchClient } from './browser-client'
import { SearchFailure } from './client'
import type { AnswerOfBuild, FailureReason } from './protocol'
import { searchLanguage } from './search-language'

export interface AnswerState {
  status: 'idle' | 'loading' | 'done' | 'failed'
  /** The last answer; while a newer one is on its way, still the one before. */
  answer?: AnswerOfBuild
  /** The text that `answer` belongs to. */
  answered: string
  /** The question that `answer` belongs to, filters included. */
  question?: object
  /** The index that it is from is of another build than the page, and there was none of the page's own. */
  isForeign?: boolean
  /** Why it failed; what came may not be an index, and then checking the connection helps nobody. */
  reason?: FailureReason
}

/** The look for another index, where there is one of another build than the page; once is enough without being asked. */
let looking: Promise<void> | undefined
/** It is over: what there is now is all that there is. */
let hasLooked = false

function lookOnce(renew: () => Promise<void>): Promise<void> {
  const mine = renew().finally(() => (hasLooked ||= looking === mine))
  return mine
}

/** Whether an answer is from the index of another build than the page's. */
const isForeign = ({ build }: AnswerOfBuild): boolean =>
  build !== undefined && build !== window.___webpackCompilationHash

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
  const retry = useCallback(() => {
    looking = undefined
    hasLooked = false
    setAttempt((count) => count + 1)
  }, [])
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
      const show = (answer: AnswerOfBuild | undefined) => {
        if (!answer) return
        const isOther = isForeign(answer)
        // While the right one may be on its way, what there is answers, and nobody need know.
        const isAll = isOther && hasLooked
        settle(() => ({ status: 'done', answer, answered: question.text, question, isForeign: isAll }))
        if (!isOther || isAll || !current) return
        looking ??= lookOnce(() => client.renew(question.context.language))
        looking.then(() => current && ask(), failed)
      }
      const ask = () => void client.ask(question.text, question.context).then(show, failed)
      ask()
    }
    return () => {
      current = false
    }
  }, [question, attempt])

  return {
    ...state,
    isCurrent: state.status === 'done' && state.question === question,
    retry,
  }
}
