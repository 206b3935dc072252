import { formsFolder } from '../../src/shared/site-files'

const address = new RegExp(`${formsFolder}[\\w-]+\\.json`, 'g')

/**
 * The files with the forms of a page of the API.
 * @param data the page's data as text
 */
export const formsOf = (data: string): string[] => [...new Set(data.match(address) ?? [])]
