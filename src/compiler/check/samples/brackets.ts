import { positionAt } from '../../problems/problem'
import { tokenize } from '../../symbols/tokens'

const CLOSES: Record<string, string> = { ')': '(', ']': '[', '}': '{' }

interface Bracket {
  text: string
  line: number
  column: number
}

export interface Brackets {
  /** Those that are open at the end, the outermost first. */
  open: Bracket[]
  /** One that another kind of bracket closes, and which. */
  crossed?: Bracket & { by: string }
}

/** The brackets of a piece of code; those in strings and comments are text. */
export function bracketsOf(text: string, language: string): Brackets {
  const open: Bracket[] = []
  let crossed: Brackets['crossed']
  for (const { kind, text: mark, offset } of tokenize(text, language)) {
    if (kind !== 'mark') continue
    if (/^[([{]$/.test(mark)) {
      open.push({ text: mark, ...positionAt(text, offset) })
    } else if (CLOSES[mark]) {
      const last = open.at(-1)
      if (last?.text === CLOSES[mark]) open.pop()
      else if (last && !crossed) crossed = { ...last, by: mark }
    }
  }
  return { open, ...(crossed ? { crossed } : {}) }
}
