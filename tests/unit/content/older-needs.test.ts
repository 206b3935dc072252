import { describe, expect, it } from 'vitest'
import { readParity } from '../../../src/compiler/parity/parity'
import { appNeeds } from '../../../src/compiler/related/app-needs'
import { compileContent } from '../../../src/compiler/site/compile-content'
import { makeTree } from './compile'

const page = (title: string, keys = '') =>
  `---\ntitle: ${title}\ndescription: A sentence of its own that is long enough to say what ${title} is about.\n${keys}---\n\nText.\n`

describe('what only an older SDK can do', () => {
  const table = `capabilities:
  accounts: { label: Accounts, topic: implementation/accounts, guides: [/guides/people/] }
  choices: { label: Choices, topic: implementation/choices }
everywhere:
  v3:
    accounts: { no: removed again }
platforms:
  v2:
    tvos: { accounts: { no: removed early } }
    html5: { accounts: { no: never was there } }
  v1:
    html5: { accounts: { no: never was there } }
`
  const sdk = (...places: string[]) =>
    Object.fromEntries(
      places.flatMap((place) =>
        ['accounts', 'choices'].map((name) => [
          `content/en/sdk/${place}/implementation/${name}.mdx`,
          page(name === 'accounts' ? 'Accounts' : 'Choices'),
        ]),
      ),
    )
  const needed = async (name: string, ...topics: string[]) => {
    const root = makeTree({
      'content/en/index.mdx': page('Home'),
      'content/parity.yaml': table,
      ...sdk('v3/android', 'v2/android', 'v1/android', 'v3/flutter', 'v2/flutter/android', 'v2/flutter/ios'),
      ...sdk('v3/ionic-native', 'v2/tvos', 'v1/tvos', 'v2/html5', 'v1/html5'),
      [`content/en/guides/${name}.mdx`]: page(
        'Guide',
        `app:\n${topics.map((topic) => `  - implementation/${topic}\n`).join('')}`,
      ),
    })
    const { entries } = await compileContent(root)
    const byPath = new Map(entries.map((entry) => [entry.path, entry]))
    const pages = { entryOfPath: (path: string) => byPath.get(path) }
    const needs = appNeeds(byPath.get(`/en/guides/${name}/`)!, pages, readParity(root).parity)
    return needs.map(({ platforms }) =>
      platforms.map(({ id, path, name: called = id, absent }) =>
        [called, path.replace(/^.*\/sdk\/|implementation.*$/g, ''), absent].filter(Boolean).join(' | '),
      ),
    )
  }
  const older = [
    'Android v2 | v2/android/',
    'tvOS v1 | v1/tvos/',
    'Flutter (Android) v2 | v2/flutter/android/',
    'Flutter (iOS) v2 | v2/flutter/ios/',
  ]

  it('leads to the newest version that can, by its name; where none can, the reason stands', async () => {
    expect(await needed('accounts', 'accounts')).toEqual([
      [...older, 'ionic-native | v3/ionic-native/ | removed again'],
    ])
  })

  it('keeps to that version for whatever else the guide needs, and names none of a platform that cannot', async () => {
    expect(await needed('people', 'accounts', 'choices')).toEqual([
      [...older, 'ionic-native | v3/ionic-native/ | removed again'],
      older,
    ])
  })

  it('takes nothing else of a guide away from newer versions, nor leads them to one that is unsupported', async () => {
    expect(await needed('other', 'choices', 'accounts')).toEqual([
      [
        'android | v3/android/',
        'tvos | v2/tvos/',
        'html5 | v2/html5/',
        'flutter | v3/flutter/',
        'ionic-native | v3/ionic-native/',
      ],
      [
        'Android v2 | v2/android/',
        'tvos | v2/tvos/ | removed early',
        'html5 | v2/html5/ | never was there',
        ...older.slice(2),
        'ionic-native | v3/ionic-native/ | removed again',
      ],
    ])
  })
})
