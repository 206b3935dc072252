import { expect, it } from 'vitest'
import { languageProblems } from '../../../src/compiler/files/languages-file'
import { linesOf, makeTree } from '../content/compile'

const english = '{ "id": "en", "name": "English" }'

const linesFor = (list: string) => {
  const root = makeTree({ 'content/languages.json': list, 'content/en/index.mdx': 'The home page.' })
  // What was read once is kept: nothing may be added to it.
  languageProblems(root)
  return linesOf({ problems: languageProblems(root) }).map((line) =>
    line.replace('content/languages.json:', ''),
  )
}

it.each([
  ['one', `[${english}]`],
  ['two', `[${english}, { "id": "nl", "name": "Nederlands", "site": "Beckon-documentatie" }]`],
])('a list of %s is in order', (_, list) => {
  expect(linesFor(list)).toEqual([])
})

it('a part of the project has no list, and nothing is wrong with that', () => {
  expect(languageProblems(makeTree({}))).toEqual([])
})

it.each([
  ['is no JSON', `[\n${english} { "id": "nl" }]`, '2:35  language  The file is not valid JSON: '],
  ['is no list', '{ "en": "English" }', '1:1  language  The file is no list of languages.'],
  ['is empty', '[]', '1:1  language  The file is no list of languages.'],
  ['has what is no entry', `[${english},\n"nl"]`, '2:1  language  The value is wrong: '],
  [
    'has a code of three letters',
    `[${english},\n{ "id": "nld", "name": "N" }]`,
    '2:3  language  "id" is wrong: ',
  ],
  [
    'has a code of no language',
    `[${english},\n{ "id": "ua", "name": "U" }]`,
    '2:3  language  "id" is wrong: there is no',
  ],
  ['has no code', `[${english},\n{ "name": "Nederlands" }]`, '2:1  language  "id" is missing.'],
  ['has no name', `[${english},\n{ "id": "nl" }]`, '2:1  language  "name" is missing.'],
  [
    'has a name that says nothing',
    `[${english},\n{ "id": "nl", "name": " " }]`,
    '2:15  language  "name" is wrong: ',
  ],
  [
    'has an empty name of the site',
    `[${english},\n{ "id": "nl", "name": "N", "site": "" }]`,
    '2:28  language  "site" is',
  ],
  [
    'has a key that nobody reads',
    `[${english},\n{ "id": "nl", "name": "N", "sight": "S" }]`,
    '2:28  language  "sight" is no',
  ],
  ['has a code twice', `[${english},\n{ "id": "en", "name": "E" }]`, '2:3  language  "en" stands twice.'],
  [
    'has a name twice',
    `[${english},\n{ "id": "nl", "name": "English" }]`,
    '2:15  language  "English" stands twice.',
  ],
  [
    'has another language first',
    `[{ "id": "nl", "name": "Nederlands" },\n${english}]`,
    '1:4  language  "nl" comes first, and so is the default language, but there is no content/nl/index.mdx.',
  ],
])('a list that %s is reported at the place, with a fix', (_, list, start) => {
  const lines = linesFor(list)
  expect(lines).toHaveLength(1)
  expect(lines[0]).toContain(start)
  expect(lines[0]).toMatch(/ {2}→ \S/)
})
