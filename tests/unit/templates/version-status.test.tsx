import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import strings from '../../../content/locales/en/translation.json'
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

it('says so where there is no newer one', () => {
  expect(above('/en/sdk/v2/tvos/implementation/push/', ['v2', 'v1'])).toBe(
    '<strong>v2: In maintenance</strong><span>Version 2 is the newest version for tvOS that these pages cover.</span>',
  )
})

it('says nothing above the current version, nor outside the pages of a platform', () => {
  expect(above('/en/sdk/v3/android/', ['v3', 'v2'])).toBe('')
  expect(above('/en/guides/', [])).toBe('')
})
