import { swap, type Seed } from './kit'

const list = 'content/languages.json'

/** What a site in several languages has besides its pages; kit.ts makes the copy one in English and Dutch. */
export const languages: Seed[] = [
  {
    rule: 'language',
    file: list,
    seed: swap('"Nederlands" }', '"Nederlands" },\n  { "id": "deu", "name": "Deutsch" }'),
    at: '"deu"',
  },
  { rule: 'language', file: list, seed: swap('\n]', ',\n  { "id": "pt" }\n]'), at: '"pt"' },
]
