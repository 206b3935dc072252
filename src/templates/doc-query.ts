import type { DocPage } from '../shared/doc-page'

/** What every content template's page query brings. */
export interface DocQuery {
  docPage: { doc: DocPage }
}
