import { sectionsQuery, type SectionsQuery } from './collect-sections'

export type Ask = (query: string) => Promise<{ data?: SectionsQuery; errors?: unknown }>

/** Asks for the sections of all pages. Throws when the query fails. */
export async function readSections(ask: Ask): Promise<SectionsQuery> {
  const { data, errors } = await ask(sectionsQuery)
  if (errors || !data)
    throw new Error(`the query for sections failed: ${JSON.stringify(errors ?? 'no data')}`)
  return data
}
