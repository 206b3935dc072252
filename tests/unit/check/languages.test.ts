import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { newPage } from '../../../scripts/new/new-page'
import { phraseRule } from '../../../src/compiler/check/prose/phrases'
import { spellingRule } from '../../../src/compiler/check/prose/spelling'
import { termRule } from '../../../src/compiler/check/prose/terms'
import { runCheck } from '../../../src/compiler/check/run'
import { makeTree } from '../content/compile'

vi.mock('../../../content/languages.json', () => import('../language/two-languages'))

const page = (title: string, body: string) =>
  `---\ntitle: ${title}\ndescription: ${Array(12).fill(title).join(' ')}.\n---\n\n${body}\n`

const site = (english: string, dutch: string) =>
  makeTree({
    'content/phrases.yaml': '- { phrase: bijvoorbeeld dat, why: plays down, fix: leave it out }\n',
    'content/glossary.yaml': '- { term: device, is: What a person carries., not: [gadget] }\n',
    'content/glossary.nl.yaml': '- { term: apparaat, is: Wat iemand bij zich draagt., not: [toestel] }\n',
    'content/en/index.mdx': page('Home', english),
    'content/nl/index.mdx': page('Thuis', dutch),
  })

const found = async (root: string) =>
  (await runCheck(root, [spellingRule, phraseRule, termRule])).findings.map(
    ({ file, rule, message }) => `${file.replace('content/', '')} ${rule} ${message}`,
  )

describe('the check of a site in two languages', () => {
  it('reads spelling and phrases of English pages alone', async () => {
    expect(await found(site('A word.', 'Een handleiding bijvoorbeeld dat boterhammen smeert.'))).toEqual([])
    expect(await found(site('Een bijvoorbeeld dat.', 'Tekst.'))).toEqual([
      'en/index.mdx spelling "Een" is in no dictionary.',
      'en/index.mdx spelling "bijvoorbeeld" is in no dictionary.',
      'en/index.mdx phrase "bijvoorbeeld dat" plays down.',
    ])
  })

  it('holds each language to its own glossary', async () => {
    expect(await found(site('A gadget.', 'Een toestel, een gadget.'))).toEqual([
      'en/index.mdx term "gadget" is not how the glossary spells it.',
      'nl/index.mdx term "toestel" is not how the glossary spells it.',
    ])
  })
})

it('a translation begins as the page that is translated', () => {
  const root = makeTree({
    'content/en/guides/index.mdx': page('Guides', 'All of them.'),
    'content/nl/index.mdx': page('Thuis', 'Tekst.'),
  })
  const { file } = newPage(root, 'nl/guides')
  expect(file).toBe('content/nl/guides/index.mdx')
  expect(readFileSync(path.join(root, file), 'utf8')).toBe(page('Guides', 'All of them.'))
  expect(() => newPage(root, 'nl/guides')).toThrow()
})
