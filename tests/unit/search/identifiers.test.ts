import { describe, expect, it } from 'vitest'
import { buildIndexFile, openIndex } from '../../../src/search/setup'
import { page } from './sample-site'

describe('a whole identifier', () => {
  const inbox = (version: string, platform: string, text: string) =>
    page(`/en/sdk/${version}/${platform}/implementation/inbox/`, 'Inbox', ['open', 'Open the inbox', text])
  const site = [
    ...inbox('v3', 'android', 'Open it with `inbox().open()`.'),
    ...inbox('v3', 'ios', 'Open the inbox. Open it. Inbox.'),
    ...inbox('v2', 'ios', 'Some call `openInbox` for that.'),
    ...inbox('v1', 'ios', 'Call `openInbox`. `openInbox` opens the inbox.'),
    ...page('/en/guides/inbox/', 'Open inbox', ['', '', 'Where messages stay.']),
    ...page('/en/sdk/v1/android/troubleshooting/', 'openInbox', ['', '', 'Nothing else but `openInbox`.']),
  ]
  const engine = openIndex(buildIndexFile(site).en, 'en')
  const rows = (text: string, path: string) =>
    engine.search(text, { path, language: 'en' }).groups.map((group) => group.path)

  it.each(['/en/', '/en/guides/inbox/', '/en/sdk/v3/android/', '/en/sdk/v3/flutter/implementation/inbox/'])(
    'leads to the newest page that has it, though pages without it are nearer: %s',
    (path) => {
      expect(rows('openInbox', path).slice(0, 2)).toEqual([
        '/en/sdk/v2/ios/implementation/inbox/',
        '/en/sdk/v1/android/troubleshooting/',
      ])
    },
  )

  it('leads readers of an old version to theirs', () => {
    expect(rows('openInbox', '/en/sdk/v1/ios/')[0]).toBe('/en/sdk/v1/ios/implementation/inbox/')
  })

  it('leads to the version that is named beside it', () => {
    expect(rows('openInbox v1 ios', '/en/')[0]).toBe('/en/sdk/v1/ios/implementation/inbox/')
  })

  it('is one only as a whole', () => {
    expect(rows('open inbox', '/en/sdk/v3/android/')[0]).toBe('/en/sdk/v3/android/implementation/inbox/')
  })
})
