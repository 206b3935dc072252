import { describe, expect, it } from 'vitest'
import { termRule } from '../../../src/compiler/check/prose/terms'
import { runCheck } from '../../../src/compiler/check/run'
import { makers } from '../../../src/compiler/data-pages/makers'
import { indexed } from '../../../src/compiler/site/content-state'
import { compileContent } from '../../../src/compiler/site/compile-content'
import { toSearchableSections } from '../../../src/compiler/site/search-sections'
import { makeTree } from '../content/compile'

const page = (title: string, body = 'Text.') =>
  `---\ntitle: ${title}\ndescription: ${title} is a page of a test, and says in one sentence what it is about.\n---\n\n${body}\n`

const long = 'a word '.repeat(60)

const site = () =>
  makeTree({
    'content/glossary.yaml': [
      '- term: device',
      '  is: What a person carries.',
      '- term: add-on',
      '  is: An addon is an extension of a plan.',
      '  not: [addon]',
      '',
    ].join('\n'),
    'content/symbols/v3/ios.yaml': `types:\n  Beckon: { kind: class, members: { launch: { kind: function, about: "L${long.slice(0, 200)}." } } }\n`,
    'content/en/index.mdx': page('Home'),
    'content/en/guides/index.mdx': page('Guides'),
    'content/en/sdk/index.mdx': page('SDK', long),
    'content/en/sdk/v3/index.mdx': page('V3', `Before.\n\n## Long\n\n${long}`),
    'content/en/sdk/v3/ios/index.mdx': page('iOS'),
  })

describe('makers of data pages', () => {
  it('make routes of each language that has the page above', () => {
    const files = ['content/glossary.nl.yaml', 'content/symbols/v3/ios.yaml', 'content/api/openapi.yaml']
    const read = (file: string) =>
      file.includes('symbols')
        ? 'types: { Beckon: { kind: class, members: { launch: function } } }\nnames: { a.key: configuration }'
        : 'components: { schemas: { Error: { type: object } } }'
    const routes = (language: string, pages: string[]) =>
      makers.flatMap((maker) =>
        maker.routes({ files, read }, language, (route) => pages.includes(route)).map(([route]) => route),
      )
    expect(routes('nl', ['/nl/guides/', '/en/sdk/v3/ios/'])).toEqual(['/nl/guides/glossary/'])
    expect(routes('en', ['/en/api/', '/en/sdk/v3/ios/'])).toEqual([
      '/en/sdk/v3/ios/symbols/',
      '/en/sdk/v3/ios/symbols/other-types/',
      '/en/sdk/v3/ios/symbols/configuration/',
      '/en/api/schemas/',
    ])
  })

  it('have the words that people wrote checked, at their place in the data', async () => {
    const { problems } = await runCheck(site(), [termRule])
    expect(problems.map(({ file, line, message }) => `${file}:${line} ${message}`)).toEqual([
      'content/glossary.yaml:3 "addon" is not how the glossary spells it.',
    ])
  })

  it('say how much search gets of their lists; of other pages it gets everything', async () => {
    const content = indexed(await compileContent(site()))
    const longest = (path: string) => {
      const sections = toSearchableSections(content.entryOfPath(path)!, content)
      return Math.max(...sections.filter(({ anchor }) => anchor).map(({ text }) => text.length))
    }
    expect(longest('/en/sdk/v3/ios/symbols/other-types/')).toBe(0)
    expect(longest('/en/sdk/v3/')).toBeGreaterThan(400)
    const names = toSearchableSections(
      content.entryOfPath('/en/sdk/v3/ios/symbols/other-types/')!,
      content,
    ).flatMap(({ sentences = [] }) => sentences)
    expect(names.length).toBeGreaterThan(0)
    expect(names.filter(({ anchor, text }) => !anchor || text.includes('`'))).toEqual([])
  })
})
