import { describe, expect, it } from 'vitest'
import { wordsOf } from '../../../src/compiler/files/words'
import { versionStanding } from '../../../src/compiler/related/version-standing'
import type { SwitchChoice } from '../../../src/shared/doc-page'

const words = wordsOf('.', 'en')

/** What stands above a page, on a site that has pages with these anchors, and that calls every page "SDK reference". */
function above(path: string, choices: SwitchChoice[], addresses: Record<string, string[]> = {}) {
  const pages = {
    entryOfPath: (address: string) => ({
      page: {
        frontmatter: { title: 'SDK reference' },
        headings: (addresses[address] ?? []).map((id) => ({ depth: 2, id, text: id })),
      },
    }),
  }
  const only = {
    entryOfPath: (address: string) =>
      addresses[address] || choices.some((choice) => choice.path === address)
        ? pages.entryOfPath(address)
        : undefined,
  }
  return versionStanding(path, [{ kind: 'version', choices }], only as never, words).standing
}
const twins = (path: string, versions: string[]) =>
  versions.map((id) => ({ id, path: path.replace(/v\d/, id) }))

it('leads to the same topic in the current version', () => {
  const path = '/en/sdk/v1/android/implementation/push/'
  expect(above(path, twins(path, ['v3', 'v2', 'v1']))).toEqual({
    status: 'unsupported',
    title: 'v1: No longer supported',
    lines: [{ text: 'Read this page for v3', path: '/en/sdk/v3/android/implementation/push/' }],
  })
})

it('names the page that it leads to where that is only the nearest one', () => {
  const path = '/en/sdk/v3/ios/symbols/'
  const nearest = { id: 'v3', path, missing: { topic: 'NSError' } }
  expect(above('/en/sdk/v2/ios/symbols/nserror/', [nearest])?.lines).toEqual([
    { text: 'The nearest page in v3: SDK reference', path },
  ])
})

it('leads to the newest version of a platform that the current one no longer has', () => {
  const path = '/en/sdk/v1/tvos/implementation/push/'
  expect(above(path, twins(path, ['v2', 'v1']))?.lines).toEqual([
    { text: 'Read this page for v2', path: '/en/sdk/v2/tvos/implementation/push/' },
  ])
})

it.each([
  ['tvos', 'Version 2 is the newest version for tvOS.'],
  ['html5', 'These pages cover Web (HTML5) up to version 2; there are later versions.'],
  ['wordpress', 'Version 2 is the newest version for WordPress that these pages cover.'],
])('says of the newest version of %s what is known of later ones', (platform, text) => {
  const path = `/en/sdk/v2/${platform}/implementation/push/`
  expect(above(path, twins(path, ['v2', 'v1']))).toEqual({
    status: 'maintenance',
    title: 'v2: In maintenance',
    lines: [{ text }],
  })
})

it('leads from the newest version of a platform to its releases', () => {
  const page = '/en/sdk/compatibility/'
  const anchor = 'tvos-web-and-wordpress'
  expect(above('/en/sdk/v2/html5/', [], { [page]: [anchor] })?.lines[1]).toEqual({
    text: 'Releases and requirements',
    path: `${page}#${anchor}`,
  })
})

describe('how to move', () => {
  const migration = '/en/sdk/v2/ios/migration/'

  it('stands behind the same topic', () => {
    const push = '/en/sdk/v3/ios/implementation/push/'
    const lines = above('/en/sdk/v1/ios/implementation/push/', [{ id: 'v3', path: push }], {
      [migration]: [],
    })
    expect(lines?.lines).toEqual([
      { text: 'Read this page for v3', path: push },
      { text: 'How to move to v2', path: migration },
    ])
  })

  it('names the system where each has its own way', () => {
    const [android, ios] = ['android', 'ios'].map((os) => `/en/sdk/v2/react-native/${os}/migration/`)
    const lines = above('/en/sdk/v1/react-native/', [], { [android ?? '']: [], [ios ?? '']: [] })?.lines
    expect(lines).toEqual([
      { text: 'How to move to v2 on Android', path: android },
      { text: 'How to move to v2 on iOS', path: ios },
    ])
  })

  it('stands once on a migration page, whose topic in the next version it is', () => {
    const next = '/en/sdk/v3/ios/migration/'
    expect(above(migration, [{ id: 'v3', path: next }], { [next]: [] })?.lines).toEqual([
      { text: 'How to move to v3', path: next },
    ])
  })
})

it('says nothing above the current version, nor outside the pages of a platform', () => {
  expect(above('/en/sdk/v3/android/', [])).toBeUndefined()
  expect(above('/en/guides/', [])).toBeUndefined()
})
