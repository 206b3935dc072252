import path from 'node:path'
import type { ContentTree } from '../files/content-files'
import { parseData } from '../files/data-file'
import type { Language } from '../../shared/site'
import { isRecord } from '../../text/records'

/** Where the description of the API lies, from the project's root. */
export const API = 'content/api'
/** What all resources share. */
export const MAIN = `${API}/openapi.yaml`
/** One file a page. */
const RESOURCES = `${API}/resources`

/** Slug of the page of the schemas that stand in the main file. */
export const SHARED = 'schemas'

/** Where the pages of the API are: the front, or the page of a resource. */
export const apiPath = (language: Language, slug?: string): string =>
  `/${[language, 'api', slug].filter(Boolean).join('/')}/`

/** Whether a file is a part of the description. */
export const isDescription = (file: string): boolean => file.startsWith(`${API}/`) && /\.ya?ml$/.test(file)
/** Whether a file describes a resource, which is a page. */
export const isResource = (file: string): boolean => isDescription(file) && file.startsWith(`${RESOURCES}/`)

/** Last segment of the address of a resource's page. */
export const slugOf = (file: string): string => path.posix.basename(file).replace(/\.ya?ml$/, '')

/**
 * The pages that a description has, known without reading it whole.
 * @returns the last segments of their addresses, each with the file it comes from
 */
export function apiSlugs({ files, read }: ContentTree): (readonly [slug: string, file: string])[] {
  if (!files.includes(MAIN)) return []
  const resources = files.filter(isResource).map((file) => [slugOf(file), file] as const)
  const main = parseData(MAIN, read(MAIN) ?? '', 'openapi').data?.value
  const components = isRecord(main) ? main.components : undefined
  const schemas = isRecord(components) ? components.schemas : undefined
  return isRecord(schemas) && Object.keys(schemas).length ? [...resources, [SHARED, MAIN]] : resources
}
