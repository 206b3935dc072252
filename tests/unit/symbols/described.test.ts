import { describe, expect, it } from 'vitest'
import { readSymbolLists } from '../../../src/compiler/symbols/read-lists'
import { neutralSignature } from '../../../src/compiler/symbols/neutral-types'
import { makeTree } from '../content/compile'

const read = (files: Record<string, string>) =>
  readSymbolLists(
    makeTree(
      Object.fromEntries(Object.entries(files).map(([name, text]) => [`content/symbols/${name}.yaml`, text])),
    ),
  )
const inbox = (member: string) => `types:
  BeckonError: { kind: exception }
  Item: { kind: class }
  Inbox:
    kind: class
    members:
      open: ${member}
`
const messages = (member: string, platform = 'v3/android') =>
  read({ [platform]: inbox(member) }).problems.map(({ message }) => message)
const openOf = (member: string, platform = 'v3/android') =>
  read({ [platform]: inbox(member) }).lists[0]?.symbols.find(({ id }) => id === 'Inbox.open')

describe('what a list says of a symbol', () => {
  it.each([
    [
      "{ kind: function, signature: 'fun open(item: Item)', parameters: { itm: the item } }",
      'Inbox.open describes "itm", which its signature lacks.',
    ],
    ["{ kind: function, signature: 'fun opn(item: Item)' }", 'The signature of Inbox.open does not name it.'],
    ['{ kind: function, errors: [BeckonErorr] }', 'Inbox.open ends with BeckonErorr, which the list lacks.'],
    ['{ kind: property, holds: strin? }', 'Inbox.open holds strin?, which is no type.'],
  ])('has to fit: %s', (member, message) => {
    expect(messages(member)).toEqual([message])
  })

  it('may name errors of the system, and parameters of any of its signatures', () => {
    const signature = "{ kotlin: 'fun open(item: Item)', java: 'void open(Item item, Callback callback)' }"
    const member = `{ kind: function, signature: ${signature}, parameters: { item: the item, callback: what is told }, errors: { IOException: there is no network, BeckonError: } }`
    expect(messages(member)).toEqual([])
    expect(openOf(member)).toMatchObject({
      signature: 'fun open(item: Item)',
      errors: { IOException: 'there is no network', BeckonError: '' },
    })
  })

  it('gives the type that a chain of calls goes on with', () => {
    expect(openOf("{ kind: function, signature: 'suspend fun open(): List<Item>?' }")).toMatchObject({
      type: 'Item[]',
    })
    expect(openOf("{ kind: property, signature: 'open: Item | null' }", 'v3/cordova')).toMatchObject({
      type: 'Item',
      optional: true,
    })
    expect(openOf('{ kind: property, holds: Item?, about: The item. }')).toMatchObject({
      type: 'Item',
      optional: true,
      about: 'The item.',
    })
    expect(openOf("{ kind: property, signature: 'var open: Class<out Item>' }")?.type).toBeUndefined()
  })

  it('is taken from the list it extends where it says nothing itself', () => {
    const common = inbox('{ kind: property, holds: string?, about: The item. }')
    const own = (member: string) => `extends: common\n${inbox(member)}`
    const of = (member: string) =>
      read({ 'v3/common': common, 'v3/android': own(member) }).lists[0]?.symbols.find(
        ({ id }) => id === 'Inbox.open',
      )
    expect(of("{ kind: property, signature: 'val open: Item' }")).toMatchObject({ about: 'The item.' })
    expect(of("{ kind: property, signature: 'val open: Item' }")?.holds).toBeUndefined()
    expect(of('{ kind: function }')?.about).toBeUndefined()
  })
})

describe('a neutral type', () => {
  const nameOf = (type: string) => (type === '<action>' ? 'Notification.Action' : undefined)
  it.each([
    ['string?', 'kotlin', 'val title: String?'],
    ['<action>[]', 'kotlin', 'val title: List<Notification.Action>'],
    ['boolean', 'java', 'boolean getTitle()'],
    ['boolean?', 'java', '@Nullable Boolean getTitle()'],
    ['map', 'swift', 'let title: [String: Any]'],
    ['date?', 'dart', 'final DateTime? title'],
    ['string[]', 'ts', 'title: string[]'],
    ['int?', 'ts', 'title?: number | null'],
    ['<other>', 'ts', undefined],
  ] as const)('%s in %s', (holds, language, signature) => {
    expect(neutralSignature('title', holds, language, nameOf)).toBe(signature)
  })
})
