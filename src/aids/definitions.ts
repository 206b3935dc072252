import type { DocPage } from '../shared/doc-page'
import { idIn } from '../runtime/address'
import { createPart, type Part } from '../runtime/part'
import { remembered } from '../text/maps'

/** A page's data, as Gatsby writes it. */
interface PageData {
  result?: { data?: { docPage?: { doc: Pick<DocPage, 'blocks'> } } }
}

const glossaries = new Map<string, Part<Document>>()

/** The glossary of a language, out of the data of its page: one file, which is there without a network as well where it is kept. */
const glossaryAt = (path: string): Part<Document> =>
  remembered(glossaries, path, () => createPart(() => fetchGlossary(path)))

async function fetchGlossary(path: string): Promise<Document> {
  const response = await fetch(`/page-data${path}page-data.json`)
  if (!response.ok) throw new Error(`${path} answered ${response.status}`)
  const { result } = (await response.json()) as PageData
  const runs = (result?.data?.docPage?.doc.blocks ?? []).filter((block) => typeof block === 'string')
  if (!runs.length) throw new Error(`${path} says nothing`)
  return new DOMParser().parseFromString(runs.join(''), 'text/html')
}

/** What a term means: the paragraph below its heading in the glossary; undefined where that cannot be had. */
export async function definitionOf(term: HTMLAnchorElement): Promise<Element | undefined> {
  const { pathname, hash } = term
  const glossary = await glossaryAt(pathname).load()
  const heading = glossary?.getElementById(idIn(hash))
  const definition = heading?.nextElementSibling
  return definition?.matches('p') ? definition : undefined
}
