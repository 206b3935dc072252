import { describe, expect, it } from 'vitest'
import { reference } from './reference'

describe('a platform that is split by operating system', () => {
  const push = `kind: function, topic: implementation/push`
  const many = Array.from({ length: 20 }, (_, at) => `m${at}: { ${push} }`).join(', ')
  const others = Array.from(
    { length: 20 },
    (_, at) => `o${at}: { kind: function, topic: implementation/tags }`,
  )
  const lists = {
    'v2/cordova': `types:
  Beckon: { kind: class, topic: implementation, members: { ${many}, ${others.join(', ')} } }
names:
  com.beckon.one: { kind: event, topic: implementation/push }
`,
  }
  const pages = { '/en/sdk/v2/cordova/ios/implementation/push/': '```js\nBeckon.m0()\n```' }

  it('names topics as the guide of a system calls them', async () => {
    const { text, files } = await reference(lists, pages)
    const titles = files.map(
      (file) => /^title: (.*)$/m.exec(text('v2/cordova', /symbols\/(.*)\.mdx$/.exec(file)?.[1]) ?? '')?.[1],
    )
    expect(titles.join()).toContain('Beckon: Page title')
    expect(titles.join()).not.toContain('Beckon: implementation/push')
    expect(text('v2/cordova', 'events')).toContain('## Page title')
  })

  it('leads to the guide of a system, and to those of both where both document it', async () => {
    const link = (os: string, label: string) =>
      `[Page title (${label})](/en/sdk/v2/cordova/${os}/implementation/push/)`
    const { text, files } = await reference(lists, pages)
    const all = files.map((file) => text('v2/cordova', /symbols\/(.*)\.mdx$/.exec(file)?.[1])).join('')
    expect(all).toContain(`- **Guide** ${link('ios', 'iOS')}\n`)

    const ofBoth = {
      ...pages,
      '/en/sdk/v2/cordova/android/implementation/push/': pages['/en/sdk/v2/cordova/ios/implementation/push/'],
    }
    const both = await reference(lists, ofBoth)
    const texts = both.files.map((file) => both.text('v2/cordova', /symbols\/(.*)\.mdx$/.exec(file)?.[1]))
    expect(texts.join('')).toContain(`- **Guide** ${link('android', 'Android')}, ${link('ios', 'iOS')}\n`)
    expect(texts.join('')).not.toMatch(/\*\*Guide\*\* .*\n- \*\*Used in/)
  })
})
