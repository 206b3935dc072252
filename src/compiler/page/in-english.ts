import { ENGLISH, type Language } from '../../shared/site'

/** Fences stay as they are, and where a paragraph or an item of a list ends, the mark ends. */
const SEAMS = /(```[\s\S]*?```|\n\s*\n|\n(?=\s*(?:[-*+]|\d+[.)])\s))/
const ITEM = /^\s*(?:(?:[-*+]|\d+[.)])\s+)?/

/**
 * English Markdown as it stands on a page of a language: on one of another language it is marked, so that screen readers
 * speak it as what it is.
 */
export function inEnglish(markdown: string, language: Language): string {
  if (language === ENGLISH) return markdown
  return markdown
    .split(SEAMS)
    .map((part, index) => {
      if (index % 2) return part
      const item = ITEM.exec(part)?.[0] ?? ''
      const text = part.slice(item.length)
      return text.trim() ? `${item}<Lang code="${ENGLISH}">${text}</Lang>` : part
    })
    .join('')
}
