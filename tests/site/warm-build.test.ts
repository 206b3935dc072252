import { createHash } from 'node:crypto'
import { copyFileSync, cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeProject, runGatsby, type GatsbyProject } from '../helpers/gatsby-project'

/**
 * A build over the cache of an earlier one gives what a build from nothing gives, byte for byte, whatever changed. Each
 * change is built over the cache of the change before, and each group of changes from nothing as well.
 */

const page = (title: string, body: string) =>
  `---\ntitle: ${title}\ndescription: A page that a test adds to the small site, to see what is built of it, ${title}.\n---\n\n${body}\n`

const picture = (name: string) => path.resolve('content/images/guides', name)

const sdk = (body = '') => page('Android', `An overview.${body}`)

/** What the two copies begin with, besides the small site. */
function furnish({ dir, write }: GatsbyProject): void {
  write('en/sdk/index.mdx', page('SDKs', 'All of them.').replace('---\n\n', 'template: sdk\n---\n\n'))
  write('en/sdk/v3/index.mdx', page('Version 3', 'The current one.'))
  for (const platform of ['android', 'ios']) {
    write(`en/sdk/v3/${platform}/index.mdx`, platform === 'ios' ? page('iOS', 'An overview.') : sdk())
    write(`en/sdk/v3/${platform}/implementation/index.mdx`, page(`Implementation ${platform}`, 'Topics.'))
    write(
      `en/sdk/v3/${platform}/implementation/push.mdx`,
      page(`Push on ${platform}`, '## Turn it on\n\nCall `Beckon.push()`.\n\n## Check it\n\nSend one.'),
    )
    write(`symbols/v3/${platform}.yaml`, symbols('push'))
  }
  write('parity.yaml', parity('because a reason is long enough'))
  write('api/openapi.yaml', readFileSync('tests/fixtures/api/content/api/openapi.yaml', 'utf8'))
  write(
    'en/api/index.mdx',
    page('API', '## Authentication\n\nThe REST API asks for a key.').replace(
      '---\n\n',
      'template: api\n---\n\n',
    ),
  )
  for (const file of readdirSync('tests/fixtures/api/content/api/resources')) {
    write(`api/resources/${file}`, readFileSync(`tests/fixtures/api/content/api/resources/${file}`, 'utf8'))
  }
  write('images/a.json', JSON.stringify({ alt: 'A drawing that says something' }))
  copyFileSync(picture('apps-create.png'), path.join(dir, 'content/images/a.png'))
  write('en/guides/pictures.mdx', page('Pictures', '<Figure src="a.png" />'))
}

const symbols = (member: string) =>
  `types:\n  Beckon:\n    kind: object\n    members:\n      ${member}: function\n`
const parity = (reason: string) =>
  [
    'capabilities:',
    '  push: { label: Push, topic: implementation/push }',
    '  inbox: { label: Inbox, topic: implementation/inbox }',
    'platforms:',
    ...Object.entries({
      v3: ['android', 'ios', 'flutter', 'react-native', 'cordova', 'ionic-native'],
      v2: ['android', 'ios', 'tvos', 'html5', 'wordpress', 'flutter', 'react-native', 'cordova'],
      v1: ['android', 'ios', 'tvos', 'html5', 'wordpress', 'cordova', 'react-native'],
    }).flatMap(([version, platforms]) => [
      `  ${version}:`,
      ...platforms.map((platform) => `    ${platform}: { inbox: { no: '${reason}' } }`),
    ]),
    '',
  ].join('\n')

type Change = [what: string, make: (project: GatsbyProject) => void]

const edit = ({ read, write }: GatsbyProject, file: string, from: string | RegExp, to: string) => {
  const text = read(file)
  expect(text).toMatch(from)
  write(file, text.replace(from, to))
}

const changes: Change[] = [
  ['a new child', ({ write }) => write('en/guides/new.mdx', page('New child', 'Text.'))],
  [
    'a renamed heading',
    (project) => edit(project, 'en/sdk/v3/ios/implementation/push.mdx', '## Check it', '## Try it'),
  ],
  ['a removed page', ({ dir }) => rmSync(path.join(dir, 'content/en/sdk/v3/ios/implementation/push.mdx'))],
  ['a changed partial', ({ write }) => write('en/_partials/shared.mdx', 'Shared, and said anew.\n')],
  ['a changed fact', (project) => edit(project, 'facts.json', /"(\d+)\.(\d+)/, '"9.$2')],
  ['a changed reason of parity', ({ write }) => write('parity.yaml', parity('because another reason came'))],
  [
    'another picture',
    ({ dir }) => copyFileSync(picture('apps-keys.png'), path.join(dir, 'content/images/a.png')),
  ],
  [
    'another width of it',
    (project) => edit(project, 'en/guides/pictures.mdx', '"a.png"', '"a.png" layout="fixed" width="320"'),
  ],
  [
    'the story of a picture',
    ({ write }) => write('images/a.json', JSON.stringify({ alt: 'Another story of it' })),
  ],
  ['a changed symbol', ({ write }) => write('symbols/v3/android.yaml', symbols('pushUI'))],
  [
    'a changed resource of the API',
    (project) => edit(project, 'api/resources/segments.yaml', /summary: .*/, 'summary: Said anew'),
  ],
  ['a redirect', ({ write }) => write('redirects.json', '[{ "from": "/en/gone/", "to": "/en/guides/" }]')],
  [
    'a string of the interface',
    (project) => edit(project, 'locales/en/translation.json', '"Last updated"', '"Updated last"'),
  ],
  [
    'what was there before: the picture and its width',
    (project) => {
      copyFileSync(picture('apps-create.png'), path.join(project.dir, 'content/images/a.png'))
      edit(project, 'en/guides/pictures.mdx', ' layout="fixed" width="320"', '')
    },
  ],
]

/** Changes one after another, with a comparison at the end of each group; no change of a group hides another. */
const groups = [
  changes.slice(0, 3),
  changes.slice(3, 6),
  changes.slice(6, 9),
  changes.slice(9, 13),
  changes.slice(13),
].map((group) => [group.map(([what]) => what).join(', '), group] as const)

/** Every file of public/ by its hash. */
function built(dir: string): Record<string, string> {
  const root = path.join(dir, 'public')
  const files = readdirSync(root, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  return Object.fromEntries(
    files
      .map((entry) => path.join(entry.parentPath, entry.name))
      // A library of Gatsby's that nothing refers to: it is copied when there is a .cache of whatever kind.
      .filter((file) => !file.includes('~partytown'))
      .sort()
      .map((file) => [path.relative(root, file), createHash('md5').update(readFileSync(file)).digest('hex')]),
  )
}

function differences(warm: Record<string, string>, cold: Record<string, string>) {
  return {
    onlyWarm: Object.keys(warm).filter((file) => !(file in cold)),
    onlyCold: Object.keys(cold).filter((file) => !(file in warm)),
    other: Object.keys(warm).filter((file) => file in cold && cold[file] !== warm[file]),
  }
}

async function build(dir: string): Promise<string> {
  const gatsby = runGatsby(dir, 'build')
  expect(await gatsby.ended, gatsby.output()).toBe(0)
  return gatsby.output()
}

const CACHE = '.cache'
const PUBLIC = 'public'

/**
 * Builds from nothing, in the same place (paths are in the hashes of bundles), and leaves what was there as it was.
 * webpack's cache is lent to it: it holds no content, and compiling is most of a build.
 */
async function buildFromNothing(dir: string): Promise<Record<string, string>> {
  const aside = mkdtempSync(path.join(tmpdir(), 'beckon-warm-'))
  const own = (name: string) => path.join(dir, name)
  const kept = (name: string) => path.join(aside, name)
  for (const name of [CACHE, PUBLIC]) renameSync(own(name), kept(name))
  cpSync(path.join(kept(CACHE), 'webpack'), path.join(own(CACHE), 'webpack'), { recursive: true })
  try {
    await build(dir)
    return built(dir)
  } finally {
    for (const name of [CACHE, PUBLIC]) {
      rmSync(own(name), { recursive: true, force: true, maxRetries: 5 })
      renameSync(kept(name), own(name))
    }
    rmSync(aside, { recursive: true, force: true })
  }
}

describe('a build over the cache of an earlier one', () => {
  let project: GatsbyProject

  beforeAll(async () => {
    project = makeProject()
    furnish(project)
    await build(project.dir)
  }, 300_000)
  afterAll(() => {
    project.remove()
  })

  // A page of yesterday stays one, so it is seen as well after the changes that follow in its group.
  it.each(groups)(
    'gives what a build from nothing gives, after %s',
    async (_, group) => {
      for (const [, change] of group) {
        change(project)
        await build(project.dir)
      }
      const warm = built(project.dir)
      expect(differences(warm, await buildFromNothing(project.dir))).toEqual({
        onlyWarm: [],
        onlyCold: [],
        other: [],
      })
    },
    600_000,
  )
})
