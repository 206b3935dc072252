import { describe, expect, it } from 'vitest'
import { checkRedirects, parseRedirects } from '../../../src/compiler/site/redirects'
import { redirectRule } from '../../../src/compiler/check/routes/redirects'
import { runCheck } from '../../../src/compiler/check/run'
import { formatProblem } from '../../../src/compiler/problems/problem'
import { makeTree } from '../content/compile'
import { page } from './page'

const pages = new Map([
  ['/en/', ['top']],
  ['/en/guides/', ['first-steps', 'größe']],
  ['/en/guides/apps/', []],
])

/** What a writer reads of a list with these entries, one a line. */
function reported(...entries: string[]): string[] {
  const list = parseRedirects(`[\n${entries.join(',\n')}\n]\n`)
  return [...list.problems, ...checkRedirects(list, pages).problems].map((problem) =>
    formatProblem(problem).replace('content/redirects.json:', ''),
  )
}
const entry = (from: string, to: string) => JSON.stringify({ from, to })

describe('the list of redirects', () => {
  it('takes pages, and headings of pages, as targets', () => {
    expect(
      reported(
        entry('/en/old/', '/en/'),
        entry('/en/old/one/', '/en/guides/#first-steps'),
        entry('/en/old/two/', '/en/guides/#größe'),
      ),
    ).toEqual([])
  })

  it.each([
    [
      'a path without its last slash',
      entry('/en/old', '/en/'),
      '"from" is wrong: write a site path such as /en/guides/old/',
    ],
    [
      'a path without a language',
      entry('/old/', '/en/'),
      '"from" is wrong: write a site path such as /en/guides/old/',
    ],
    [
      'an unknown language',
      entry('/xx/old/', '/en/'),
      '"from" is wrong: begin it with a language of the site, such as /en/',
    ],
    [
      'an anchor on the old address',
      entry('/en/old/#a', '/en/'),
      '"from" is wrong: write a site path such as /en/guides/old/',
    ],
    [
      'another host',
      entry('/en/old/', 'https://beckon.example/'),
      '"to" is wrong: write a site path such as /en/guides/new/',
    ],
    ['a query', entry('/en/old/', '/en/?a=1'), '"to" is wrong: write a site path such as /en/guides/new/'],
    [
      'what would end a line of nginx',
      entry('/en/old/', '/en/#a";'),
      '"to" is wrong: write a site path such as /en/guides/new/',
    ],
    [
      'what nginx would take for a variable',
      entry('/en/old/', '/en/#$host'),
      '"to" is wrong: write a site path such as /en/guides/new/',
    ],
    ['a missing target', '{ "from": "/en/old/" }', '"to" is missing'],
    ['a mistyped key', '{"why": "","from": "/en/old/", "to": "/en/"}', '"why" is no key here'],
    [
      'something else than an entry',
      '"/en/old/"',
      'The value is wrong: Invalid input: expected object, received string',
    ],
  ])('refuses %s, at its place', (_, wrong, message) => {
    const column = message.startsWith('"to" is wrong') ? 20 : /^"(?:from|why)"/.test(message) ? 2 : 1
    expect(reported(entry('/en/fine/', '/en/'), wrong)).toEqual([
      `3:${column}  redirect  ${message}.  → write { "from": "/en/old/", "to": "/en/new/" }`,
    ])
  })

  it('finds the lines of entries that hold brackets and lists, and stand in one line', () => {
    expect(reported('["}", {}, "a,b"], 7', '{\n"from": "/en/old/",\n"to": "/en/nowhere-at-all/"\n}')).toEqual(
      [
        '2:1  redirect  The value is wrong: Invalid input: expected object, received array.  → write { "from": "/en/old/", "to": "/en/new/" }',
        '2:19  redirect  The value is wrong: Invalid input: expected object, received number.  → write { "from": "/en/old/", "to": "/en/new/" }',
        '3:1  redirect  /en/old/ leads nowhere: /en/nowhere-at-all/  → lead it to a page',
      ],
    )
  })

  it('tells of a file that is no JSON, or no list', () => {
    expect(parseRedirects('[\n  {]\n').problems.map(formatProblem)).toEqual([
      expect.stringMatching(/^content\/redirects\.json:2:4 {2}redirect {2}The file is not valid JSON: /),
    ])
    expect(
      parseRedirects(
        '[\n  { "from": "/en/a/", "to": "/en/" },\n  { "from": nowhere, "to": "/en/" }\n]\n',
      ).problems.map(formatProblem),
    ).toEqual([
      'content/redirects.json:3:13  redirect  The file is not valid JSON: Unexpected token "nowhere".  → fix the JSON at this place',
    ])
    expect(parseRedirects('\n{ "from": "/en/old/", "to": "/en/" }').problems.map(formatProblem)).toEqual([
      'content/redirects.json:2:1  redirect  The file is no list of redirects.  → put the entries between [ and ]',
    ])
  })

  it('refuses to redirect a page', () => {
    expect(reported(entry('/en/guides/apps/', '/en/'))).toEqual([
      '2:1  redirect  /en/guides/apps/ is a page, and would never be redirected.  → take the entry or the page out',
    ])
  })

  it('refuses a target that is no page, or no heading of it, and names the nearest', () => {
    expect(
      reported(entry('/en/old/', '/en/guides/app/'), entry('/en/old/two/', '/en/guides/#first-step')),
    ).toEqual([
      '2:1  redirect  /en/old/ leads nowhere: /en/guides/app/  → did you mean /en/guides/apps/?',
      '3:1  redirect  /en/guides/ has no heading with the anchor #first-step.  → did you mean first-steps?',
    ])
  })

  it('refuses a chain, and names where it ends', () => {
    expect(
      reported(
        entry('/en/a/', '/en/b/'),
        entry('/en/b/', '/en/c/'),
        entry('/en/c/', '/en/guides/#first-steps'),
      ),
    ).toEqual([
      '2:1  redirect  /en/a/ leads to /en/b/, which is redirected itself.  → lead it to /en/guides/#first-steps at once',
      '3:1  redirect  /en/b/ leads to /en/c/, which is redirected itself.  → lead it to /en/guides/#first-steps at once',
    ])
  })

  it('refuses what leads to itself, round and round, or into a circle', () => {
    expect(
      reported(
        entry('/en/self/', '/en/self/#top'),
        entry('/en/a/', '/en/b/'),
        entry('/en/b/', '/en/a/'),
        entry('/en/into/', '/en/a/'),
      ),
    ).toEqual(
      ['self', 'a', 'b', 'into'].map(
        (name, at) =>
          `${at + 2}:1  redirect  /en/${name}/ is redirected back to itself.  → lead it to a page`,
      ),
    )
  })

  it('refuses an address that is redirected twice, and keeps the first', () => {
    const list = parseRedirects(`[${entry('/en/old/', '/en/')}, ${entry('/en/old/', '/en/guides/')}]`)
    const { good, problems } = checkRedirects(list, pages)
    expect(problems.map(({ message }) => message)).toEqual(['/en/old/ is redirected twice.'])
    expect(good).toEqual([{ from: '/en/old/', to: '/en/' }])
  })
})

describe('the rule of the content check', () => {
  it('holds the list against all pages, those made of data and their headings included', async () => {
    const root = makeTree({
      'content/glossary.yaml': '- term: Push\n  is: A message that reaches a device.\n',
      'content/redirects.json': `[
  { "from": "/en/words/", "to": "/en/guides/glossary/#push" },
  { "from": "/en/old/", "to": "/en/guides/#a-step" },
  { "from": "/en/other/", "to": "/en/guides/#a-stop" },
  { "from": "/en/guides/glossary/", "to": "/en/guides/" },
  { "from": "/en/typo/", "too": "/en/guides/" }
]
`,
      'content/en/index.mdx': page('Home'),
      'content/en/guides/index.mdx': page('Guides', '## A step\n\nThis is how.'),
    })
    const { problems } = await runCheck(root, [redirectRule])
    expect(problems.map(formatProblem)).toEqual([
      'content/redirects.json:6:26  redirect  "too" is no key here.  → write { "from": "/en/old/", "to": "/en/new/" }',
      'content/redirects.json:4:3  redirect  /en/guides/ has no heading with the anchor #a-stop.  → did you mean a-step?',
      'content/redirects.json:5:3  redirect  /en/guides/glossary/ is a page, and would never be redirected.  → take the entry or the page out',
    ])
  })
})
