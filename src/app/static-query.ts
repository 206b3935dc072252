import { createContext, useContext } from 'react'

/** Results by the number of their query, as Gatsby's loader has fetched them. */
type Results = Record<string, { data?: unknown } | undefined>

/**
 * In the place of Gatsby's file of this name: the same without its older component and its advice to who writes a query, which
 * the build gives. Swapped in by src/gatsby/replacements.ts, for production bundles only.
 */
export const StaticQueryContext = createContext<Results>({})

/**
 * @param query the number that the build has put in the place of the query
 * @throws when its result is not there: Gatsby's loader takes any JSON for one. The script in the head answers for the page
 */
export function useStaticQuery(query: string): unknown {
  const data = useContext(StaticQueryContext)[query]?.data
  if (!data) throw new Error('no result')
  return data
}

/** Nothing on this site is of that kind. */
export const StaticQuery = undefined
