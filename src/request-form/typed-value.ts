import type { Field } from '../requests/form'

/** How a value stands in a field of text. */
export const textOf = (value: unknown): string =>
  value === undefined ? '' : typeof value === 'string' ? value : JSON.stringify(value)

/**
 * What a reader has typed, as a value: a number where it is one, and else the text, so that a sample shows what does not fit.
 * @param wasText what may be anything was a text: digits in it stay one, and only what looks like JSON becomes more
 * @returns undefined for nothing where a text would be wrong
 */
export function typedValue(text: string, { types = [] }: Field, wasText = false): unknown {
  if (!text) return types.includes('string') || !types.length ? text : undefined
  if (!types.length) return wasText && !/^\s*[[{"]/.test(text) ? text : parsed(text)
  if (types.includes('number') || types.includes('integer')) return numberOf(text) ?? text
  return text
}

function numberOf(text: string): number | undefined {
  if (!/^-?(?:0|[1-9]\d*)(?:\.\d+)?$/.test(text)) return undefined
  const number = Number(text)
  // Longer ones would stand in the sample with other digits.
  return Math.abs(number) <= Number.MAX_SAFE_INTEGER ? number : undefined
}

function parsed(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'number' ? (numberOf(text.trim()) ?? text) : value
  } catch {
    return text
  }
}
