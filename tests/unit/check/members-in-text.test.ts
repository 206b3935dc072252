import { describe, expect, it } from 'vitest'
import { symbolRule } from '../../../src/compiler/check/symbols/rule'
import { runCheck } from '../../../src/compiler/check/run'
import { makeTree } from '../content/compile'
import { page } from './page'

const list = `types:
  BeckonItem: { kind: class, members: { id: property, getTitle: function } }
  BeckonOther: { kind: class, members: { open: function } }
  BeckonDelegate: { kind: protocol, members: { 'beckon(_:didOpenNotification:)': event } }
`

/** The names of members that a text of a page of Android has and the list has not. */
async function missedIn(text: string): Promise<string[]> {
  const root = makeTree({
    'content/symbols/v3/android.yaml': list,
    'content/en/index.mdx': page('Home', 'Text.'),
    'content/en/sdk/v3/android/items.mdx': page('Items', text),
  })
  const { findings } = await runCheck(root, [symbolRule])
  return findings.map(({ message }) => message)
}

const table = (head: string, cell: string) => `| ${head} | Meaning |\n|---|---|\n| ${cell} | what it is |`

describe('a name that a text calls a member of a type', () => {
  it.each([
    table('Field of `BeckonItem`', '`subject`'),
    table('Method of the `BeckonItem`', '`subject`'),
    'The field `subject` of a `BeckonItem` says so.',
    'Read the property `subject` of each `BeckonItem`.',
  ])('has to be one: %s', async (text) => {
    expect(await missedIn(text)).toEqual(['BeckonItem has no subject in the Android SDK v3.'])
  })

  it('is told once where it is a call', async () => {
    expect(await missedIn(table('Method of `BeckonItem`', '`open()`'))).toEqual([
      'BeckonItem has no open in the Android SDK v3.',
    ])
    expect(await missedIn(table('Method of `BeckonItem`', '`subject()`'))).toEqual([
      'subject does not exist in the Android SDK v3.',
    ])
  })

  it.each([
    table('Field of `BeckonItem`', '`id`'),
    table('Property of `BeckonItem`', '`title`').replace('title', 'getTitle()'),
    table('Listener of `BeckonDelegate`', '`didOpenNotification`'),
    table('Field of `OurItem`', '`subject`'),
    table('Field of your item', '`subject`'),
    table('Field of `BeckonItem`', '`subject` and more'),
    'The field `subject` of a row is that of a `BeckonItem`.',
    'The word `subject` of a `BeckonItem` is ours.',
  ])('may be another one: %s', async (text) => {
    expect(await missedIn(text)).toEqual([])
  })
})
