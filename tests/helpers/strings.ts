/** Strings of the interface as their files hold them: texts by keys, and groups of them. */
export type Strings = { [key: string]: string | Strings }

/** The keys of all texts of a file, with the groups that they are in: `nav.main`, `errors.found_one`. */
export const keysOf = (strings: Strings, before = ''): string[] =>
  Object.entries(strings).flatMap(([key, value]) =>
    typeof value === 'string' ? [before + key] : keysOf(value, `${before}${key}.`),
  )

/** A key as components write it: without the plural form, which the number chooses. */
export const withoutForm = (key: string): string => key.replace(/_(?:zero|one|two|few|many|other)$/, '')
