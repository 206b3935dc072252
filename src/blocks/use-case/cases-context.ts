import { createContext, useContext } from 'react'
import type { Case } from './cases'

/** The use cases of the page. */
export const CasesContext = createContext<readonly Case[]>([])

/** One of them, by its anchor. */
export const useCaseOf = (id: string): Case | undefined =>
  useContext(CasesContext).find((one) => one.id === id)
