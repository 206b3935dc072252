import type { Synonyms } from '../contract/policy'
import english from './synonyms.en.json'

/**
 * One line says which words mean the same here, or what some words lead to but not the other way round; and why. A line
 * belongs into the list when people of the trade use the words for each other, whatever search finds today. A word that
 * only one page is about is a keyword of that page.
 */
type Line = { why: string } & (
  { same: readonly string[] } | { say: readonly string[]; mean: readonly string[] }
)

const lines: Partial<Record<string, readonly Line[]>> = { en: english }

/** What readers say for what stands on the pages of a language; nothing for one without such a list. */
export const synonymsOf = (language: string): Synonyms =>
  (lines[language] ?? []).map((line) => ('same' in line ? { say: line.same, mean: line.same } : line))
