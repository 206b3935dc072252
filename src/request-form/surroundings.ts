import { createContext, useContext } from 'react'
import type { Schemas } from '../requests/form'
import type { StringKey } from '../shared/string-keys'

type Values = Readonly<Record<string, string | number>>

/** What all parts of a form know. */
export interface Surroundings {
  schemas: Schemas
  /** The strings of the form. */
  say: (key: StringKey<'requests'>, values?: Values) => string
  /** Has a screen reader say something. */
  announce: (text: string) => void
}

export const FormSurroundings = createContext<Surroundings | undefined>(undefined)

/** What the form around a field knows; throws where there is none. */
export function useForm(): Surroundings {
  const surroundings = useContext(FormSurroundings)
  if (!surroundings) throw new Error('A field stands outside of its form.')
  return surroundings
}

/** Strings with their {{names}} filled in. */
export const sayIn =
  (words: Readonly<Record<string, string>>): Surroundings['say'] =>
  (key, values = {}) =>
    (words[key] ?? key).replace(/\{\{(\w+)\}\}/g, (whole, name: string) => String(values[name] ?? whole))
