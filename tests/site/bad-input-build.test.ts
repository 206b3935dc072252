import { spawnSync } from 'node:child_process'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeProject, runGatsby, type GatsbyProject } from '../helpers/gatsby-project'

const page = (title: string, body: string) =>
  `---\ntitle: ${title}\ndescription: A page that a test adds to the small site, to see what is said about it.\n---\n\n${body}\n`

const longRoute = '/en/guides/a-page-that-nobody-has-written-and-whose-address-is-longer-than-a-line/'

/** One bad file each, and the one line its writer is to see. */
const bad: { what: string; files: Record<string, string>; says: RegExp }[] = [
  {
    what: 'a page that is not MDX',
    files: { 'en/guides/broken.mdx': page('Broken page', 'Text\n\n<Note>\nNever closed.') },
    says: /^content\/en\/guides\/broken\.mdx:8:1 {2}syntax {2}.*<Note>.* → close every tag.*$/gm,
  },
  {
    what: 'frontmatter that is not YAML',
    files: { 'en/guides/yaml.mdx': page('"Never closed', 'Text.') },
    says: /^content\/en\/guides\/yaml\.mdx:2:8 {2}frontmatter {2}The frontmatter is not valid YAML: .* → .*$/gm,
  },
  {
    what: 'a mistyped frontmatter key',
    files: { 'en/guides/typo.mdx': page('Typo', 'Text.').replace('title:', 'titel:') },
    says: /^content\/en\/guides\/typo\.mdx:2:1 {2}frontmatter {2}"titel" is no key here\. {2}→ did you mean title\?$/gm,
  },
  {
    what: 'partials that include each other',
    files: {
      'en/guides/circle.mdx': page('Circle', '<Include file="one" />'),
      'en/_partials/one.mdx': 'One.\n\n<Include file="two" />\n',
      'en/_partials/two.mdx': 'Two.\n\n<Include file="one" />\n',
    },
    says: /^content\/en\/_partials\/two\.mdx:3:1 {2}include {2}Partials include each other in a cycle: one → two → one\. {2}→ .*$/gm,
  },
  {
    what: 'a missing image',
    files: { 'en/guides/image.mdx': page('Image', '![A drawing](guides/missing.png)') },
    says: /^content\/en\/guides\/image\.mdx:6:1 {2}image {2}There is no image content\/images\/guides\/missing\.png\. {2}→ .*$/gm,
  },
  {
    what: 'two files for one route',
    files: {
      'en/guides/twice.mdx': page('Twice', 'Text.'),
      'en/guides/twice/index.mdx': page('Twice again', 'Text.'),
    },
    says: /^content\/en\/guides\/twice\/index\.mdx:1:1 {2}route {2}The route \/en\/guides\/twice\/ already belongs to content\/en\/guides\/twice\.mdx\. {2}→ .*$/gm,
  },
  {
    what: 'a link to a page that does not exist',
    files: { 'en/guides/link.mdx': page('Link', `Go [there](${longRoute}).`) },
    says: new RegExp(
      `^content/en/guides/link\\.mdx:6:4 {2}link {2}The link leads nowhere: ${longRoute} {2}→ .*$`,
      'gm',
    ),
  },
]

describe('gatsby build over content with mistakes', () => {
  let project: GatsbyProject
  let output = ''
  let code: number | null = 0

  beforeAll(async () => {
    project = makeProject()
    for (const { files } of bad) {
      for (const [file, text] of Object.entries(files)) project.write(file, text)
    }
    const gatsby = runGatsby(project.dir, ['build'])
    code = await gatsby.ended
    output = gatsby.output()
  }, 120_000)

  afterAll(() => project.remove())

  it('fails', () => {
    expect(code).toBe(1)
    expect(output).toContain('The content has problems: see the list above.')
  })

  it.each(bad)('names $what once, on one line, with file, line and fix', ({ says }) => {
    expect(output.match(says), output).toHaveLength(1)
  })

  it('says nothing else about the content', () => {
    expect(output.match(/^content\/.*$/gm)).toHaveLength(bad.length)
    expect(output).toContain('7 problems in 7 files')
  })

  it('shows no stack trace', () => {
    expect(output).not.toMatch(/^\s+(at|-) .*[:.](js|ts)\b/m)
    expect(output).not.toMatch(/\b\w*(Error|Exception):/)
  })
})

describe('a list of languages with a mistake, which everything imports', () => {
  const bad: [what: string, list: string, line: RegExp][] = [
    ['no list', '{ "en": "English" }', /^content\/languages\.json:1:1 {2}language {2}.* → .*$/m],
    [
      'a wrong entry',
      '[{ "id": "en", "name": "English" },\n { "id": "dutch", "name": "Nederlands" }]',
      /^content\/languages\.json:2:4 {2}language {2}"id" is wrong: .* → .*$/m,
    ],
  ]
  const notJson: (typeof bad)[number] = [
    'no JSON',
    '[{ "id": "en" "name": "English" }]',
    /^content\/languages\.json:1:15 {2}language {2}The file is not valid JSON: .* → .*$/m,
  ]
  let project: GatsbyProject
  beforeAll(() => {
    project = makeProject()
  })
  afterAll(() => project.remove())

  const node = (...args: string[]) => {
    const { stderr, status } = spawnSync(process.execPath, args, { cwd: project.dir, encoding: 'utf8' })
    return { stderr, status }
  }

  it.each(bad)(
    'stops gatsby build, with file, line and fix: %s',
    async (_, list, line) => {
      project.write('languages.json', list)
      const gatsby = runGatsby(project.dir, ['build'])
      expect(await gatsby.ended).toBe(1)
      expect(gatsby.output()).toMatch(line)
      expect(gatsby.output()).not.toMatch(/\b\w*(Error|Exception):/)
    },
    60_000,
  )

  it.each([...bad, notJson])('is all that the check tells of: %s', (_, list, line) => {
    project.write('languages.json', list)
    const { stderr, status } = node('--import', 'tsx', 'scripts/check-content.mts')
    expect(status).toBe(1)
    expect(stderr).toMatch(line)
    expect(stderr).not.toMatch(/\b\w*(Error|Exception):/)
  })

  it('stops npm start and npm run develop where Gatsby would name no file: no JSON', () => {
    const [, list, line] = notJson
    project.write('languages.json', list)
    const run = "import('./scripts/lib/languages.mjs').then(({ checkLanguages }) => checkLanguages())"
    const { stderr, status } = node('--eval', run)
    expect(status).toBe(1)
    expect(stderr).toMatch(line)
  })
})
