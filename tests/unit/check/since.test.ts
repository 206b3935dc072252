import { describe, expect, it } from 'vitest'
import { releaseRule } from '../../../src/compiler/check/files/releases'
import { runCheck } from '../../../src/compiler/check/run'
import { formatProblem } from '../../../src/compiler/problems/problem'
import { makeTree } from '../content/compile'
import { page } from './page'

const list = `types:
  Beckon: { kind: object, members: { launch: function, userInbox: { kind: function, type: BeckonUserInbox, since: '3.5' } } }
  BeckonUserInbox: { kind: class, since: '3.5', members: { items: { kind: property, since: '3.5' } } }
  BeckonGeo: { kind: class, members: { enteredRegions: { kind: property, since: '3.6' }, name: property } }
  BeckonRegion: { kind: class, members: { name: { kind: property, since: '3.6' }, patched: { kind: property, since: 3.5.2 } } }
`

async function found(body: string, name = 'sdk/v3/android/push'): Promise<string[]> {
  const root = makeTree({
    'content/symbols/v3/android.yaml': list,
    'content/en/index.mdx': page('Home', 'Text.'),
    [`content/en/${name}.mdx`]: page('Badges', body),
  })
  const { findings } = await runCheck(root, [releaseRule])
  return findings.map((problem) =>
    formatProblem(problem).replace(/^.*?:8:(\d+) {2}release {2}(.*?\.) {2}.*$/, '$1 $2'),
  )
}

describe('a badge beside a member that came later', () => {
  it.each([
    [
      '<Since version="3.2.0" /> `Beckon.userInbox()` reads it.',
      '1 <Since> names 3.2.0, and `Beckon.userInbox()` came with 3.5.',
    ],
    [
      'New: `enteredRegions` <Since version="3.5" /> is a list.',
      '23 <Since> names 3.5, and `enteredRegions` came with 3.6.',
    ],
    [
      '## On `enteredRegions` <Since version="3.5.1" />\n\nText.',
      '24 <Since> names 3.5.1, and `enteredRegions` came with 3.6.',
    ],
    [
      'Read `launch()`. It has `patched` <Since version="3.5.1" />. Then `items`.',
      '35 <Since> names 3.5.1, and `patched` came with 3.5.2.',
    ],
  ])('%s', async (body, message) => {
    expect(await found(body)).toEqual([message])
  })

  it('is one in a cell as well', async () => {
    const [problem] = await found(
      '| Call | What |\n|---|---|\n| `enteredRegions` <Since version="3.5.0" /> | a list |',
    )
    expect(problem).toContain(':10:20  release  <Since> names 3.5.0')
  })

  it.each([
    '<Since version="3.5.0" /> `Beckon.userInbox()` reads it.',
    '<Since version="3.6.0" /> `Beckon.userInbox()` reads it.',
    // Of any of those patches.
    '<Since version="3.5" /> `patched` says it.',
    // Which of the two is new nobody can tell.
    '<Since version="3.2.0" /> `userInbox()` is beside `launch()`.',
    'Read `userInbox()`. <Since version="3.2.0" /> It is quick.',
    // There are two, of which one has always been there.
    '<Since version="3.2.0" /> `name` says it.',
    '<Since version="3.2.0" /> `somethingElse` says it.',
    '`userInbox()` <Deprecated version="3.2.0" /> reads it.',
  ])('is none in %s', async (body) => {
    expect(await found(body)).toEqual([])
  })

  it('is none on a page of no platform', async () => {
    expect(await found('<Since version="3.2.0" /> `Beckon.userInbox()` reads it.', 'guides/inbox')).toEqual(
      [],
    )
  })
})

describe('words that say since when', () => {
  it.each([
    [
      'Since version 3.2, `Beckon.userInbox()` reads it.',
      '15 The text names 3.2, and `Beckon.userInbox()` came with 3.5.',
    ],
    ['It is `patched` from 3.5.1 on.', '22 The text names 3.5.1, and `patched` came with 3.5.2.'],
    [
      'The list `enteredRegions` is available in 3.7.',
      '43 The text names 3.7, and `enteredRegions` came with 3.6.',
    ],
    ['`enteredRegions` (since 3.7) is one.', '25 The text names 3.7, and `enteredRegions` came with 3.6.'],
  ])('%s', async (body, message) => {
    expect(await found(body)).toEqual([message])
  })

  it.each([
    'Since version 3.7, `enteredRegions` has more in it.',
    'Since 3.1 there is more. Read `enteredRegions`.',
    'Since 3.1, `launch()` goes before `enteredRegions`.',
    'Kotlin has had it since 3.1 of Gradle, as `patched`.',
    'Messages from 3.5 to 4.1 are `patched`.',
  ])('are right in: %s', async (body) => {
    expect(await found(body)).toEqual([])
  })

  it('name a release that there is', async () => {
    const root = makeTree({
      'content/releases.yaml': 'v3: { android: [3.5.0, 3.6.0] }\n',
      'content/symbols/v3/android.yaml': list,
      'content/en/index.mdx': page('Home', 'Text.'),
      'content/en/sdk/v3/android/push.mdx': page(
        'Releases',
        'Since 3.6 it is so, and since version 3.7 otherwise. Version 2 has it since 2.9.',
      ),
      'content/en/sdk/v3/android/migration.mdx': page('Migration', 'Since 3.7 it is so.'),
    })
    const { findings } = await runCheck(root, [releaseRule])
    expect(findings.map(({ message }) => message)).toEqual([
      'The text names 3.7, which is no known release of the Android SDK v3.',
    ])
  })
})
