import { copyFileSync, readFileSync, readdirSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import type { GatsbyProject } from './gatsby-project'

/** The small site with a little of everything, and the changes that a build over an earlier one has to see. */

/** The text of a page that is good. */
export const page = (title: string, body: string) =>
  `---\ntitle: ${title}\ndescription: A page that a test adds to the small site, to see what is built of it, ${title}.\n---\n\n${body}\n`

/** A picture of the real site. */
export const picture = (name: string) => path.resolve('content/images/guides', name)

const sdk = (body = '') => page('Android', `An overview.${body}`)

/** What is added to the small site, so that there is something to change. */
export function furnish({ dir, write }: GatsbyProject): void {
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

/** A change, and all that it makes another one of: pages by their addresses, other files by their paths in public/. */
export interface Change {
  what: string
  make: (project: GatsbyProject) => void
  touches: readonly string[]
}

function edit({ read, write }: GatsbyProject, file: string, from: string | RegExp, to: string): void {
  const text = read(file)
  const edited = text.replace(from, to)
  if (edited === text) throw new Error(`Nothing was changed in ${file}.`)
  write(file, edited)
}

const SEARCH = 'search_index.json'
const SITEMAP = 'sitemap.xml'
const ALL_PAGES = '/en/all-pages/'
/**
 * The page tree and the strings of the interface, as Gatsby keeps what is the same for all pages: with another one it
 * makes the HTML of every page anew.
 */
export const SHARED = 'page-data/sq/'
const PICTURES = '/en/guides/pictures/'
const ANDROID = '/en/sdk/v3/android/'
const IOS = '/en/sdk/v3/ios/'

const childAdded: Change = {
  what: 'a new child',
  make: ({ write }) => write('en/guides/new.mdx', page('New child', 'Text.')),
  // Each page of the section lists it in its sidebar.
  touches: [
    '/en/guides/',
    '/en/guides/apps/',
    '/en/guides/new/',
    '/en/guides/other/',
    PICTURES,
    SHARED,
    SEARCH,
    SITEMAP,
    ALL_PAGES,
  ],
}

const pageRenamed: Change = {
  what: 'a renamed page',
  make: ({ dir }) =>
    renameSync(path.join(dir, 'content/en/guides/new.mdx'), path.join(dir, 'content/en/guides/renamed.mdx')),
  // The old address is gone, HTML and data; the sidebars of the section lead to the new one.
  touches: [...childAdded.touches, '/en/guides/renamed/'],
}

const headingRenamed: Change = {
  what: 'a renamed heading',
  make: (project) => edit(project, 'en/sdk/v3/ios/implementation/push.mdx', '## Check it', '## Try it'),
  // Whoever reads of it on Android and switches over gets to the same place.
  touches: [`${ANDROID}implementation/push/`, `${IOS}implementation/push/`, SEARCH],
}

const pageRemoved: Change = {
  what: 'a removed page',
  make: ({ dir }) => rmSync(path.join(dir, 'content/en/sdk/v3/ios/implementation/push.mdx')),
  touches: [
    '/en/sdk/',
    `${ANDROID}implementation/push/`,
    IOS,
    `${IOS}implementation/`,
    `${IOS}implementation/push/`,
    `${IOS}symbols/`,
    `${IOS}symbols/other-types/`,
    SHARED,
    SEARCH,
    SITEMAP,
    ALL_PAGES,
  ],
}

const partialChanged: Change = {
  what: 'a changed partial',
  make: ({ write }) => write('en/_partials/shared.mdx', 'Shared, and said anew.\n'),
  touches: ['/en/guides/apps/', SEARCH],
}

const factChanged: Change = {
  what: 'a changed fact',
  make: (project) => edit(project, 'facts.json', /"(\d+)\.(\d+)/, '"9.$2'),
  touches: ['/en/guides/apps/', SEARCH],
}

const parityReasoned: Change = {
  what: 'another reason of parity',
  make: ({ write }) => write('parity.yaml', parity('because another reason came')),
  touches: ['/en/sdk/'],
}

const picturePut = (file: string) => (project: GatsbyProject) =>
  copyFileSync(picture(file), path.join(project.dir, 'content/images/a.png'))

const pictureChanged: Change = {
  what: 'another picture',
  make: picturePut('apps-keys.png'),
  touches: [PICTURES, 'static/'],
}

const widthChanged: Change = {
  what: 'another width of it',
  make: (project) => edit(project, 'en/guides/pictures.mdx', '"a.png"', '"a.png" layout="fixed" width="320"'),
  touches: [PICTURES, 'static/'],
}

const storyChanged: Change = {
  what: 'the story of a picture',
  make: ({ write }) => write('images/a.json', JSON.stringify({ alt: 'Another story of it' })),
  touches: [PICTURES],
}

const pictureBack: Change = {
  what: 'what was there before: the picture and its width',
  make: (project) => {
    picturePut('apps-create.png')(project)
    edit(project, 'en/guides/pictures.mdx', ' layout="fixed" width="320"', '')
  },
  touches: [PICTURES, 'static/'],
}

const symbolChanged: Change = {
  what: 'a changed symbol',
  make: ({ write }) => write('symbols/v3/android.yaml', symbols('pushUI')),
  // A member leads to the same one elsewhere, from there as well.
  touches: [
    `${ANDROID}symbols/`,
    `${ANDROID}symbols/other-types/`,
    `${IOS}symbols/other-types/`,
    'api/sdk/v3-android.json',
    'api/sdk/v3-ios.json',
    SEARCH,
  ],
}

const apiChanged: Change = {
  what: 'a changed resource of the API',
  make: (project) => edit(project, 'api/resources/segments.yaml', /summary: .*/, 'summary: Said anew'),
  touches: [
    '/en/api/segments/',
    ...['', 'cloud/'].flatMap((folder) => ['json', 'yaml'].map((kind) => `api/${folder}openapi.${kind}`)),
    SEARCH,
  ],
}

const redirected: Change = {
  what: 'a redirect',
  make: ({ write }) => write('redirects.json', '[{ "from": "/en/gone/", "to": "/en/guides/" }]'),
  touches: ['/en/gone/', '/en/guides/old/'],
}

const stringChanged: Change = {
  what: 'a string of the interface',
  make: (project) =>
    edit(project, 'locales/en/translation.json', '"For app developers"', '"For people who build apps"'),
  touches: ['/en/', SHARED],
}

/**
 * Changes that are built at once. No two of a group touch the same, for that would be made anew for the one of them when
 * the other was not seen; so what all pages share changes alone.
 */
export const groups: readonly (readonly Change[])[] = [
  [childAdded],
  [pageRenamed],
  [headingRenamed, pictureChanged],
  [pageRemoved],
  [partialChanged, widthChanged],
  [factChanged, storyChanged, redirected],
  [symbolChanged, parityReasoned],
  [apiChanged, pictureBack],
  [stringChanged],
]
