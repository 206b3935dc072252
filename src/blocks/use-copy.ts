import { useEffect, useRef, useState } from 'react'
import { copyText, saidForMs, type Copied } from '../runtime/clipboard'

/** Copies a text, and says for a moment how that went. */
export function useCopy(): [state: 'idle' | Copied, copy: (text: string) => void] {
  const [state, setState] = useState<'idle' | Copied>('idle')
  const timer = useRef(0)
  useEffect(() => () => window.clearTimeout(timer.current), [])
  const copy = async (text: string) => {
    setState(await copyText(text))
    // Of the copy before: it would cut this one short.
    window.clearTimeout(timer.current)
    timer.current = window.setTimeout(() => setState('idle'), saidForMs)
  }
  return [state, (text) => void copy(text)]
}
