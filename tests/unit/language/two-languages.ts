/** In place of content/languages.json: `vi.mock('…/content/languages.json', () => import('…/two-languages'))`. */
// What a JSON file is to whoever imports it.
// eslint-disable-next-line import-x/no-default-export
export default [
  { id: 'en', name: 'English' },
  { id: 'nl', name: 'Nederlands' },
]
