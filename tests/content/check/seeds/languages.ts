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
  {
    rule: 'string',
    file: 'content/locales/nl/translation.json',
    seed: swap('Colours: {{theme}}', 'Kleuren: {{thema}}'),
    at: '{{thema}}',
  },
  {
    rule: 'string',
    file: 'content/locales/nl/search.json',
    seed: swap('"results_other":', '"results_few":'),
    at: '"results_few"',
  },
  {
    rule: 'string',
    file: 'content/locales/nl/pages.json',
    seed: swap('"Glossary"', '" "'),
    at: '"title": " "',
  },
]
