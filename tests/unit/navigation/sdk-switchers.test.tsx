import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { SdkSwitchers } from '../../../src/navigation/SdkSwitchers'
import type { Switcher } from '../../../src/shared/doc-page'

vi.mock('gatsby', () => ({
  Link: ({ to, children }: { to: string; children: ReactNode }) => <a href={to}>{children}</a>,
  navigate: () => undefined,
}))
vi.mock('react-i18next', () => ({
  useTranslation: () => ({
    t: (key: string, values: Record<string, string> = {}) => [key, ...Object.values(values)].join(' '),
    i18n: { language: 'en' },
  }),
}))

const drawn = (switchers: Switcher[]) =>
  renderToStaticMarkup(<SdkSwitchers doc={{ switchers, headings: [] }} />)

it('names a platform of another version with that version', () => {
  const html = drawn([
    {
      kind: 'platform',
      choices: [
        { id: 'ios', path: '/en/sdk/v3/ios/', current: true },
        { id: 'tvos', path: '/en/sdk/v2/tvos/', version: 'v2', missing: { topic: 'Resources' } },
      ],
    },
  ])
  expect(html).toContain('<a href="/en/sdk/v3/ios/">iOS</a>')
  expect(html).toContain('<a href="/en/sdk/v2/tvos/">tvOS v2<small>')
  expect(html).toContain('<small>switcher.missing Resources tvOS v2')
})

it('says above the systems of a platform that a page is about all of them', () => {
  const choices = [
    { id: 'android', path: '/en/sdk/v2/cordova/android/' },
    { id: 'ios', path: '/en/sdk/v2/cordova/ios/' },
  ]
  expect(drawn([{ kind: 'os', choices }])).toContain('>Android and iOS</span>')
})

it('is no menu where the only choice is the page itself', () => {
  const own = { id: 'v3', path: '/en/sdk/v3/ionic-native/', current: true } as const
  const only = drawn([{ kind: 'version', choices: [own] }])
  expect(only).toContain('>switcher.version</span>')
  expect(only).toContain('>v3</span>')
  expect(only).not.toMatch(/<(?:details|summary|a|ul)\b/)
  const two = drawn([{ kind: 'version', choices: [own, { id: 'v2', path: '/en/sdk/v2/ios/' }] }])
  expect(two).toContain('<summary>')
})
