/** What a reader's browser would get of a page. */
export interface DevelopedPage {
  title: string
  blocks: unknown[]
  children: unknown[]
  switchers?: unknown
  parity?: unknown
  problems?: string[]
}

/**
 * A page as the server of `gatsby develop` has it now.
 * @param url of that server
 * @returns undefined where there is no such page
 */
export async function developedPage(url: string, route: string): Promise<DevelopedPage | undefined> {
  const response = await fetch(`${url}/page-data${route}page-data.json`)
  if (!response.ok) return undefined
  const { result } = (await response.json()) as { result: { data: { docPage: { doc: DevelopedPage } } } }
  return result.data.docPage.doc
}
