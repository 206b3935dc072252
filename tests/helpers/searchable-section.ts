import type { SearchableSection } from '../../src/search/contract/index-file'

/** A section as a build hands it to the index, of a page with such a title. */
export const searchableSection = (pageTitle: string): SearchableSection => ({
  path: '/en/a/',
  anchor: '',
  pageTitle,
  heading: '',
  text: 'Words to look for.',
  trail: [],
  names: [],
})
