import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import strings from '../../../content/locales/en/translation.json'
import type { Move, SwitchChoice } from '../../../src/shared/doc-page'
import { VersionStatus } from '../../../src/templates/VersionStatus'

vi.mock('gatsby', () => ({
  Link: ({ to, children }: { to: string; children: ReactNode }) => <a href={to}>{children}</a>,
}))
vi.mock('../../../src/navigation/use-navigation', () => ({
  useNavigation: () => new Map([['/en/sdk/v3/ios/symbols/', { label: 'SDK reference' }]]),
}))
vi.mock('react-i18next', () => ({
  useTranslation: () => ({
    t: (key: string, values: Record<string, string> = {}) => {
      const text = key
        .split('.')
        .reduce<unknown>((group, name) => (group as Record<string, unknown>)[name], strings)
      return String(text).replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '')
    },
  }),
}))

/** What stands above a page whose topic is in these versions as well. */
function above(path: string, versions: string[]) {
  const choices = versions.map((id) => ({ id, path: path.replace(/v\d/, id) }))
  return renderToStaticMarkup(
    <VersionStatus doc={{ path, switchers: [{ kind: 'version', choices }] }} />,
  ).replace(/^<p[^>]*>|<\/p>$/g, '')
}

it('leads to the same topic in the current version', () => {
  expect(above('/en/sdk/v1/android/implementation/push/', ['v3', 'v2', 'v1'])).toBe(
    '<strong>v1: No longer supported</strong><a href="/en/sdk/v3/android/implementation/push/">Read this page for v3</a>',
  )
})

it('names the page that it leads to where that is only the nearest one', () => {
  const topic = { topic: 'NSError' }
  const choices = [{ id: 'v3', path: '/en/sdk/v3/ios/symbols/', missing: topic }]
  const html = renderToStaticMarkup(
    <VersionStatus
      doc={{ path: '/en/sdk/v2/ios/symbols/nserror/', switchers: [{ kind: 'version', choices }] }}
    />,
  )
  expect(html).toContain('<a href="/en/sdk/v3/ios/symbols/">The nearest page in v3: SDK reference</a>')
})

it('leads to the newest version of a platform that the current one no longer has', () => {
  expect(above('/en/sdk/v1/tvos/implementation/push/', ['v2', 'v1'])).toBe(
    '<strong>v1: No longer supported</strong><a href="/en/sdk/v2/tvos/implementation/push/">Read this page for v2</a>',
  )
})

it.each([
  ['tvos', 'Version 2 is the newest version for tvOS.'],
  ['html5', 'These pages cover Web (HTML5) up to version 2; there are later versions.'],
  ['wordpress', 'Version 2 is the newest version for WordPress that these pages cover.'],
])('says of the newest version of %s what is known of later ones', (platform, text) => {
  expect(above(`/en/sdk/v2/${platform}/implementation/push/`, ['v2', 'v1'])).toBe(
    `<strong>v2: In maintenance</strong><span>${text}</span>`,
  )
})

it('leads from the newest version of a platform to its releases', () => {
  const releases = '/en/sdk/compatibility/#tvos-web-and-wordpress'
  const html = renderToStaticMarkup(<VersionStatus doc={{ path: '/en/sdk/v2/html5/', releases }} />)
  expect(html).toContain(`</span><a href="${releases}">Releases and requirements</a>`)
})

describe('how to move', () => {
  const html = (path: string, moves: Move[], choices: SwitchChoice[]) =>
    renderToStaticMarkup(
      <VersionStatus doc={{ path, moves, switchers: [{ kind: 'version', choices }] }} />,
    ).replace(/^.*?<\/strong>|<\/p>$/g, '')
  const path = '/en/sdk/v2/ios/migration/'

  it('stands behind the same topic', () => {
    const push = '/en/sdk/v3/ios/implementation/push/'
    expect(
      html('/en/sdk/v1/ios/implementation/push/', [{ path, version: 'v2' }], [{ id: 'v3', path: push }]),
    ).toBe(`<a href="${push}">Read this page for v3</a><a href="${path}">How to move to v2</a>`)
  })

  it('names the system where each has its own way', () => {
    const moves: Move[] = [
      { path: '/one/', version: 'v2', os: 'android' },
      { path: '/two/', version: 'v2', os: 'ios' },
    ]
    expect(html('/en/sdk/v1/react-native/', moves, [])).toBe(
      '<a href="/one/">How to move to v2 on Android</a><a href="/two/">How to move to v2 on iOS</a>',
    )
  })

  it('stands once on a migration page, whose topic in the next version it is', () => {
    const next = '/en/sdk/v3/ios/migration/'
    expect(html(path, [{ path: next, version: 'v3' }], [{ id: 'v3', path: next }])).toBe(
      `<a href="${next}">How to move to v3</a>`,
    )
  })
})

it('says nothing above the current version, nor outside the pages of a platform', () => {
  expect(above('/en/sdk/v3/android/', ['v3', 'v2'])).toBe('')
  expect(above('/en/guides/', [])).toBe('')
})
