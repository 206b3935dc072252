import { rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { compileContent } from '../../../src/compiler/site/compile-content'
import { memoryStore } from '../../../src/compiler/site/compile-store'
import { indexed } from '../../../src/compiler/site/content-state'
import { pageRecords } from '../../../src/compiler/site/page-records'
import type { Problem } from '../../../src/compiler/problems/problem'
import { makeTree } from './compile'

const page = (title: string, body: string, keys = '') =>
  `---\ntitle: ${title}\ndescription: A sentence of its own that is long enough to say what this page is about.\n${keys}---\n\n${body}\n`
const FIGURE = '<Figure src="guides/a.png" />'
const PLATFORMS = '<Platforms topic="implementation/push" heading="limits" />'

function makeSite() {
  const root = makeTree({
    'content/en/index.mdx': page('Home', 'Welcome.'),
    'content/en/guides/index.mdx': page('Guides', 'All guides.'),
    'content/en/guides/a.mdx': page('Page A', `Words.\n\n${FIGURE}`),
    'content/en/guides/b.mdx': page('Page B', `See %{limit}.\n\n${PLATFORMS}`, 'related: [/en/guides/a/]\n'),
    'content/en/sdk/index.mdx': page('SDKs', 'All SDKs.'),
    'content/en/sdk/v3/index.mdx': page('SDK 3', 'Version 3.'),
    'content/en/sdk/v3/android/index.mdx': page('Android', 'Android.'),
    'content/en/sdk/v3/android/implementation/index.mdx': page('Implementation', 'What to do.'),
    'content/en/sdk/v3/android/implementation/push.mdx': page('Push', 'Push messages.'),
    'content/facts.json': '{ "limit": "100" }',
    'content/images/guides/a.png': 'picture',
    'content/images/guides/a.json': '{ "alt": "What it tells" }',
  })
  const store = memoryStore()
  const records = async (problems: Problem[] = []) =>
    new Map(
      pageRecords(root, indexed(await compileContent(root, store)), problems).map((record) => [
        record.path,
        { digest: record.digest, texts: JSON.stringify(record.texts()) },
      ]),
    )
  const write = (file: string, text: string) => writeFileSync(path.join(root, 'content', file), text)
  return { root, records, write }
}

type Site = ReturnType<typeof makeSite>
const problem: Problem = {
  file: 'content/en/guides/a.mdx',
  line: 6,
  column: 1,
  rule: 'spelling',
  message: 'A word is wrong.',
  fix: 'write another',
}

describe('the digest of a page', () => {
  const glossary = (reached: string) => `- term: Push\n  is: A message that reaches ${reached}.\n`
  const changes: {
    what: string
    given?: (site: Site) => void
    change?: (site: Site) => void
    problems?: Problem[]
    pages: string[]
  }[] = [
    { what: 'nothing', pages: [] },
    {
      what: 'its text',
      change: ({ write }) => write('en/guides/a.mdx', page('Page A', `Other words.\n\n${FIGURE}`)),
      pages: ['/en/guides/a/'],
    },
    {
      what: 'its title, which its parent and those related to it show',
      change: ({ write }) => write('en/guides/a.mdx', page('Page C', `Words.\n\n${FIGURE}`)),
      pages: ['/en/guides/', '/en/guides/a/', '/en/guides/b/'],
    },
    {
      what: 'the title of the page above it, which search shows',
      change: ({ write }) => write('en/guides/index.mdx', page('The guides', 'All guides.')),
      pages: ['/en/', '/en/guides/', '/en/guides/a/', '/en/guides/b/'],
    },
    {
      what: 'what a picture tells',
      change: ({ write }) => write('images/guides/a.json', '{ "alt": "Something else" }'),
      pages: ['/en/guides/a/'],
    },
    {
      what: 'a picture',
      change: ({ write }) => write('images/guides/a.png', 'another picture'),
      pages: ['/en/guides/a/'],
    },
    {
      what: 'a fact',
      change: ({ write }) => write('facts.json', '{ "limit": "200" }'),
      pages: ['/en/guides/b/'],
    },
    {
      what: 'a heading that a link from elsewhere leads to',
      change: ({ write }) =>
        write(
          'en/sdk/v3/android/implementation/push.mdx',
          page('Push', 'Push messages.\n\n## Limits\n\nText.'),
        ),
      pages: ['/en/guides/b/', '/en/sdk/v3/android/implementation/push/'],
    },
    {
      what: 'a page that is gone',
      change: ({ root }) => rmSync(path.join(root, 'content/en/guides/a.mdx')),
      pages: ['/en/guides/', '/en/guides/a/', '/en/guides/b/'],
    },
    {
      what: 'the dark form of a picture',
      change: ({ write }) => write('images/guides/a.dark.png', 'dark picture'),
      pages: ['/en/guides/a/'],
    },
    {
      what: 'a term of the glossary, which is a page',
      given: ({ write }) => write('glossary.yaml', glossary('a device')),
      change: ({ write }) => write('glossary.yaml', glossary('a phone')),
      pages: ['/en/guides/glossary/'],
    },
    {
      what: 'the first term, which makes the page',
      change: ({ write }) => write('glossary.yaml', glossary('a device')),
      // The page before it leads there.
      pages: ['/en/guides/', '/en/guides/b/', '/en/guides/glossary/'],
    },
    {
      what: 'a release, which only the check reads',
      change: ({ write }) => write('releases.yaml', 'v3:\n  android: [3.0.0]\n'),
      pages: [],
    },
    { what: 'a problem that it shows', problems: [problem], pages: ['/en/guides/a/'] },
  ]

  it.each(changes)('tells of $what', async ({ given, change, problems, pages }) => {
    const site = makeSite()
    given?.(site)
    const before = await site.records()
    change?.(site)
    const after = await site.records(problems)
    const other = (key: 'digest' | 'texts') =>
      [...new Set([...before.keys(), ...after.keys()])]
        .filter((route) => before.get(route)?.[key] !== after.get(route)?.[key])
        .sort()
    // What the page holds is what the digest speaks of: neither more, nor less.
    expect(other('texts')).toEqual(pages)
    expect(other('digest')).toEqual(pages)
  })
})
