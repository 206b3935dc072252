import { remembered } from '../text/maps'
import { defaultLanguage, ENGLISH } from './site'

/** English as the pages write it is British: 23 November 2026. */
const localeOf = (language: string): string => (language === ENGLISH ? 'en-GB' : language)

/** One takes longer to make than a thousand dates to write. */
const formats = new Map<string, Intl.DateTimeFormat>()

const formatIn = (language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  remembered(
    formats,
    language + JSON.stringify(options),
    () => new Intl.DateTimeFormat(localeOf(language), options),
  )

/** A day in words, as the text has it. Without a time zone in that of the reader, which only a browser knows. */
export const formatDay = (
  day: Date | number,
  language = defaultLanguage,
  options: { timeZone?: 'UTC' } = {},
): string => formatIn(language, { dateStyle: 'long', ...options }).format(day)

/** A day as `2026-11-23` in words, the same whatever time zone it is built in. */
export const dayInWords = (day: string, language = defaultLanguage): string =>
  formatDay(new Date(`${day}T00:00:00Z`), language, { timeZone: 'UTC' })

/** Month and year in words, of `2026-11`. */
export const formatMonth = (month: string, language = defaultLanguage): string =>
  formatIn(language, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00:00Z`),
  )
