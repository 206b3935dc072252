import { describe, expect, it } from 'vitest'
import { symbolRule } from '../../../src/compiler/check/symbols/rule'
import { runCheck } from '../../../src/compiler/check/run'
import { formatProblem } from '../../../src/compiler/problems/problem'
import { makeTree } from '../content/compile'
import { page } from './page'

const list = `types:
  Beckon:
    kind: object
    members:
      launch: function
      on: { kind: function, signature: 'on(event: string, done: () => void): void' }
      enableBeacons: { kind: function, only: android }
      country: { kind: property, only: android }
names:
  ready: event
  regionEntered: { kind: event, only: ios }
`

async function found(body: string, os = 'ios', partial = ''): Promise<string[]> {
  const root = makeTree({
    'content/symbols/v2/cordova.yaml': list,
    'content/en/index.mdx': page('Home', 'Text.'),
    [`content/en/sdk/v2/cordova/${os}/push.mdx`]: page('Push', partial ? '<Include file="shared" />' : body),
    ...(partial ? { 'content/en/_partials/shared.mdx': `${body}\n` } : {}),
  })
  const { findings } = await runCheck(root, [symbolRule])
  return findings.map((problem) => formatProblem(problem).replace(/^.*? {2}symbol {2}(.*?\.) {2}.*$/, '$1'))
}
const js = (code: string) => `\`\`\`js\n${code}\n\`\`\``
const onIos = 'enableBeacons is for Android alone, not for iOS, in the Cordova SDK v2.'
const onAndroid = 'regionEntered is for iOS alone, not for Android, in the Cordova SDK v2.'

describe('what the SDK has on the other system alone', () => {
  it.each([
    ['a call in a sample', js('Beckon.enableBeacons()'), 'ios', onIos],
    ['an event in a sample', js("Beckon.on('regionEntered', () => 1)"), 'android', onAndroid],
    ['a call in text', 'Call `enableBeacons()` first.', 'ios', onIos],
    ['a call in text, with its type', 'Call `Beckon.enableBeacons` first.', 'ios', onIos],
    ['an event in text', 'The event `regionEntered` comes. On iOS as well.', 'android', onAndroid],
  ])('is found as %s', async (_, body, os, message) => {
    expect(await found(body, os)).toEqual([message])
  })

  it.each([
    ['on a page of its system', js('Beckon.enableBeacons()'), 'android'],
    ['where the sample asks', js("if (cordova.platformId === 'android') Beckon.enableBeacons()"), 'ios'],
    ['where the sentence names its system', 'Android has `launch()` and `enableBeacons()` as well.', 'ios'],
    ['where the sentence says that there is none', 'The call `enableBeacons()` does not exist here.', 'ios'],
    ['where the row says it', '| What | Why |\n|---|---|\n| `enableBeacons()` | Android only |', 'ios'],
    ['as a field', 'It has a `country`, and `Beckon.country`.', 'ios'],
    ['where both have it', js("Beckon.on('ready', () => Beckon.launch())"), 'ios'],
  ])('is fine %s', async (_, body, os) => {
    expect(await found(body, os)).toEqual([])
  })

  it('is fine in what the pages of both systems draw in', async () => {
    const body = `Call \`enableBeacons()\` first.\n\n${js('Beckon.enableBeacons()')}`
    expect(await found(body, 'ios', 'shared')).toEqual([])
  })
})
