import { isDeepStrictEqual } from 'node:util'
import { fileBytes, type Answer } from './mock-server'
import type { Job, Outcome } from './run'

/** The languages of samples: how each leaves what came back. */
type Language = 'shell' | 'js' | 'php' | 'python'

/**
 * What is wrong with what a sample left of a good answer: a body of JSON is printed, a file is kept and nothing is printed, and
 * where there is no body the status is printed, but by curl, which prints bodies alone.
 * @returns undefined where it left what it should
 */
export function wrongIn(
  { ok, printed, value, kept }: Outcome,
  { file }: Pick<Job, 'file'>,
  answer: Answer | undefined,
  language: Language,
): string | undefined {
  const said = printed.trim()
  if (!ok) return `it failed: ${said.slice(0, 600)}`
  if (!answer) return 'it called nothing'
  if (file !== undefined) {
    if (kept?.equals(fileBytes) !== true) return `it did not keep ${file}`
    return said ? `it keeps a file and prints ${said.slice(0, 300)}` : undefined
  }
  const body = answer.body === undefined ? '' : String(answer.body)
  if (!body) {
    const wanted = language === 'shell' ? '' : String(answer.status)
    return said === wanted ? undefined : `it prints "${said.slice(0, 300)}", not "${wanted}"`
  }
  const isPrinted =
    language === 'shell' || language === 'php'
      ? said === body
      : isDeepStrictEqual(language === 'python' ? value : parsed(said), JSON.parse(body))
  return isPrinted ? undefined : `it prints "${said.slice(0, 300)}", not ${body.slice(0, 300)}`
}

/** What the console of the test was given; a text is printed as it is. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
