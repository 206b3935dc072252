import { describe, expect, it } from 'vitest'
import { stringRule } from '../../../src/compiler/check/languages/strings'
import { runCheck } from '../../../src/compiler/check/run'
import { formatProblem } from '../../../src/compiler/problems/problem'
import { makeTree } from '../content/compile'

const english = {
  skip: 'Skip to content',
  nav: { main: 'Main', menu: 'Menu' },
  label: 'Colours: {{theme}}',
  shown_one: '{{count}} of {{all}}',
  shown_other: '{{count}} of {{all}}',
}
const polish = {
  skip: 'Do treści',
  nav: { main: 'Główne', menu: 'Menu' },
  label: 'Kolory: {{theme}}',
  // A form for one thing may do without the number.
  shown_one: 'jeden z {{all}}',
  shown_few: '{{count}} z {{all}}',
  shown_many: '{{count}} z {{all}}',
  shown_other: '{{count}} z {{all}}',
}

/** What the check says of strings that a language has, a line each. */
async function said(strings: object | string, language = 'pl', more: Record<string, string> = {}) {
  const text = typeof strings === 'string' ? strings : JSON.stringify(strings, null, 2)
  const root = makeTree({
    'content/locales/en/translation.json': JSON.stringify(english),
    [`content/locales/${language}/translation.json`]: text,
    ...more,
  })
  const { findings } = await runCheck(root, [stringRule])
  return findings.map(formatProblem).map((line) => line.replace('content/locales/', ''))
}

const without = (key: string) => Object.fromEntries(Object.entries(polish).filter(([name]) => name !== key))

describe('the strings of a language', () => {
  it('are in order with those of the default one, in the plural forms of their own', async () => {
    expect(await said(polish)).toEqual([])
    expect(await said(english, 'nl')).toEqual([])
  })

  it.each<[string, object | string, string]>([
    [
      'a string is missing',
      without('skip'),
      'pl/translation.json:1:1  string  The string "skip" is missing.  → write skip: “Skip to content”',
    ],
    [
      'one of a group is missing',
      { ...polish, nav: { main: 'Główne' } },
      'pl/translation.json:3:3  string  The string "nav.menu" is missing.  → write menu: “Menu”',
    ],
    [
      'a plural form of the language is missing',
      without('shown_few'),
      'pl/translation.json:1:1  string  The string "shown_few" is missing.  → write shown_few: “{{count}} of {{all}}”',
    ],
    [
      'nobody asks for a string',
      { ...polish, nav: { ...polish.nav, more: 'Więcej' } },
      'pl/translation.json:6:5  string  "nav.more" is no string of the site.  → take it out',
    ],
    [
      'the language does not have a plural form',
      { ...polish, shown_two: 'dwa' },
      'pl/translation.json:12:3  string  "shown_two" is a plural form that the language does not have.  → take it out; its forms are one, few, many, other',
    ],
    [
      'a name is left out',
      { ...polish, label: 'Kolory' },
      'pl/translation.json:7:3  string  "label" lacks {{theme}}.  → say it as in “Colours: {{theme}}”',
    ],
    [
      'a name is one of itself',
      { ...polish, label: 'Kolory: {{theme}} {{temat}}' },
      'pl/translation.json:7:3  string  "label" has {{temat}}, for which nothing is filled in.  → use {{theme}}',
    ],
    [
      'a name would stay as it is written',
      { ...polish, label: 'Kolory: {{ theme }}' },
      'pl/translation.json:7:3  string  "label" lacks {{theme}}.  → say it as in “Colours: {{theme}}”',
    ],
    [
      'a number is left out',
      { ...polish, shown_other: 'kilka z {{all}}' },
      'pl/translation.json:11:3  string  "shown_other" lacks {{count}}.  → say it as in “{{count}} of {{all}}”',
    ],
    [
      'a text is empty',
      { ...polish, skip: ' ' },
      'pl/translation.json:2:3  string  "skip" is empty.  → write the text',
    ],
    [
      'the file is no JSON',
      '{ "skip": "Do treści" "nav": {} }',
      'pl/translation.json:1:23  string  The file is not valid JSON: Unexpected token ""nav":", where "," or "}" should stand.  → fix the JSON at this place',
    ],
  ])('are reported at their place, with a fix, where %s', async (_, strings, line) => {
    expect(await said(strings)).toEqual([line])
  })

  it('are texts', async () => {
    expect(await said({ ...polish, skip: 3 })).toEqual([
      'pl/translation.json:2:3  string  "skip" holds no text.  → write texts, or objects that hold them',
      'pl/translation.json:2:3  string  The string "skip" is missing.  → write skip: “Skip to content”',
    ])
  })

  it('stand in the files of the default language', async () => {
    const search = { 'content/locales/en/search.json': '{ "title": "Search" }' }
    expect(await said(polish, 'pl', search)).toEqual([
      'pl/search.json:1:1  string  The file is missing.  → copy content/locales/en/search.json, and translate its texts',
    ])
    expect(await said(polish, 'pl', { 'content/locales/pl/translations.json': '{}' })).toEqual([
      'pl/translations.json:1:1  string  Nobody reads this file.  → did you mean translation.json?',
    ])
  })

  it.each<[string, object, string]>([
    [
      'a name would stay as it is written',
      { label: 'Colours: {{ theme }}' },
      'en/translation.json:1:2  string  "label" has a brace that is part of no name.  → write names as {{name}}',
    ],
    [
      'a brace of a name is missing',
      { label: 'Colours: {theme}}' },
      'en/translation.json:1:2  string  "label" has a brace that is part of no name.  → write names as {{name}}',
    ],
    [
      'a plural has no form for other numbers',
      { shown_one: '{{count}} page' },
      'en/translation.json:1:2  string  "shown_one" is a plural form, and "shown_other" is missing.  → write all forms',
    ],
    [
      'a plural has no form for one',
      { shown_other: '{{count}} pages' },
      'en/translation.json:1:1  string  The string "shown_one" is missing.  → write shown_one: “{{count}} pages”',
    ],
  ])('are well formed in the default language, where %s', async (_, strings, line) => {
    const root = makeTree({ 'content/locales/en/translation.json': JSON.stringify(strings) })
    const { findings } = await runCheck(root, [stringRule])
    expect(findings.map(formatProblem).map((one) => one.replace('content/locales/', ''))).toEqual([line])
  })

  it('are looked at in the default language as well', async () => {
    const broken = { 'content/locales/en/translation.json': '{ "shown_other": "{{count}}", "skip": "" }' }
    expect(await said('{ "shown_one": "", "shown_other": "{{count}}" }', 'nl', broken)).toEqual([
      'en/translation.json:1:31  string  "skip" is empty.  → write the text',
      'en/translation.json:1:1  string  The string "shown_one" is missing.  → write shown_one: “{{count}}”',
      'nl/translation.json:1:3  string  "shown_one" is empty.  → write the text',
      'nl/translation.json:1:1  string  The string "skip" is missing.  → write skip: “”',
    ])
  })
})
