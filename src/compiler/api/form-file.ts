import { createHash } from 'node:crypto'
import type { RequestForms } from '../../requests/form'
import { formsFolder } from '../../shared/site-files'

/**
 * The file with the forms of a page. Its name changes with what is in it, its strings included: each language has its own.
 * @param slug of the page
 */
export function formFile(slug: string, forms: RequestForms): [address: string, text: string] {
  const text = JSON.stringify(forms)
  const digest = createHash('sha256').update(text).digest('hex').slice(0, 16)
  return [`${formsFolder}${slug}-${digest}.json`, text]
}
