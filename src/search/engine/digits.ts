/** Numbers as letters that JSON writes as they are. Half of them are the last digit of a number, the others are followed by more. */
const DIGITS = Array.from({ length: 92 }, (_, at) => String.fromCharCode(35 + at))
  .filter((letter) => letter !== '\\')
  .slice(0, 90)
export const BASE = DIGITS.length / 2
/** The values of digits by their character codes; -1 for what is none. */
export const VALUES = new Int16Array(128).fill(-1)
DIGITS.forEach((letter, value) => (VALUES[letter.charCodeAt(0)] = value))
/** What is no digit. */
export const NONE = -1
/** Ends a row of numbers, and is no digit. */
export const END = '!'

/** A number as digits, the smallest first; the last one is of the lower half. */
export function digits(number: number): string {
  let text = ''
  let rest = number
  while (rest >= BASE) {
    text += DIGITS[(rest % BASE) + BASE] ?? ''
    rest = Math.floor(rest / BASE)
  }
  return text + (DIGITS[rest] ?? '')
}

/** The same for a number that may be below 0. */
export const signedDigits = (number: number): string => digits(number < 0 ? -2 * number - 1 : 2 * number)

/** Numbers that are read one after the other. */
export interface NumbersReader {
  text: string
  at: number
}

/** The next number; the end of the text reads as 0. */
export function nextNumber(reader: NumbersReader): number {
  const { text } = reader
  let digit = VALUES[text.charCodeAt(reader.at++)] ?? NONE
  let number = Math.max(0, digit)
  for (let unit = BASE; digit >= BASE; unit *= BASE) {
    digit = VALUES[text.charCodeAt(reader.at++)] ?? NONE
    number += (digit - 1) * unit
  }
  return number
}

/** The next one of those that may be below 0. */
export function nextSigned(reader: NumbersReader): number {
  const number = nextNumber(reader)
  return number % 2 ? -(number + 1) / 2 : number / 2
}
