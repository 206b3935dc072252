import { describe, expect, it } from 'vitest'
import { readSymbolLists } from '../../../src/compiler/symbols/read-lists'
import { formatProblem } from '../../../src/compiler/problems/problem'
import { makeTree } from '../content/compile'

const read = (files: Record<string, string>) =>
  readSymbolLists(
    makeTree(
      Object.fromEntries(Object.entries(files).map(([name, text]) => [`content/symbols/${name}`, text])),
    ),
  )
const ids = (files: Record<string, string>) =>
  read(files).lists.map(({ symbols }) => symbols.map(({ id }) => id))
const reported = (files: Record<string, string>) => read(files).problems.map(formatProblem)

const common = 'types:\n  Beckon: { kind: class, members: { launch: function, stop: function } }\n'

describe('symbol lists', () => {
  it('have what the list they extend has, but for what they lack or say anew', () => {
    const own =
      "extends: common\nwithout: [Beckon.stop]\ntypes:\n  Beckon: { kind: object, members: { launch: { kind: function, since: '3.1' } } }\n"
    const { lists, problems } = read({ 'v3/common.yaml': common, 'v3/android.yaml': own })
    expect(problems).toEqual([])
    expect(lists).toHaveLength(1)
    expect(lists[0]?.symbols).toEqual([
      {
        id: 'Beckon',
        name: 'Beckon',
        kind: 'object',
        signature: 'object Beckon',
        signatures: { kotlin: 'object Beckon', java: 'final class Beckon' },
        concept: 'Beckon',
      },
      {
        id: 'Beckon.launch',
        name: 'launch',
        kind: 'function',
        owner: 'Beckon',
        since: '3.1',
        concept: 'Beckon.launch',
      },
    ])
  })

  it.each([
    ['v3/ios', 'BeckonVisit: { kind: struct }', { swift: 'struct BeckonVisit' }],
    ['v3/ios', '<config>: { kind: struct, named: App.Config }', { swift: 'struct App.Config' }],
    ['v3/react-native', '<config>: { kind: interface, named: AppConfig }', { ts: 'interface AppConfig' }],
    ['v3/flutter', 'BeckonEvent: { kind: class }', { dart: 'class BeckonEvent' }],
    [
      'v3/android',
      'Beckon.Listener: { kind: interface }',
      { kotlin: 'interface Beckon.Listener', java: 'interface Beckon.Listener' },
    ],
    ['v3/android', 'Redeem: { kind: enum }', { kotlin: 'enum class Redeem', java: 'enum Redeem' }],
  ])('declare a type on %s that has but one form: %s', (name, type, signatures) => {
    const [list] = read({ [`${name}.yaml`]: `types:\n  ${type}\n` }).lists
    expect(list?.symbols[0]).toMatchObject({ signatures })
  })

  it.each([
    ['a class of Kotlin, which may be open or hold data', 'v3/android', 'A: { kind: class }'],
    ['a type without a name in code', 'v3/ios', '<config>: { kind: struct }'],
    ['a class of Android in an app of Dart', 'v3/flutter', 'Screen: { kind: class, package: com.beckon.ui }'],
    ['a module', 'v2/react-native', 'Module: { kind: module }'],
  ])('do not guess how %s is declared', (_, name, type) => {
    const [list] = read({ [`${name}.yaml`]: `types:\n  ${type}\n` }).lists
    expect(list?.symbols[0]?.signature).toBeUndefined()
  })

  it('make a guide that is a section alone one of the page of each platform, also where a platform says a member anew', () => {
    const shared =
      "types:\n  Pass: { kind: class, topic: loyalty, members: { id: { kind: property, guide: '#fields' }, date: { kind: property, guide: '#fields' } } }\n"
    const own = 'extends: common\ntypes:\n  Pass: { kind: class, members: { date: { kind: property } } }\n'
    const { lists } = read({ 'v3/common.yaml': shared, 'v3/ios.yaml': own, 'v3/android.yaml': own })
    const guides = lists.map(({ symbols }) => symbols.flatMap(({ guide }) => guide ?? []))
    expect(guides).toEqual([
      ['android/loyalty#fields', 'android/loyalty#fields'],
      ['ios/loyalty#fields', 'ios/loyalty#fields'],
    ])
  })

  it('give members of the list they extend the guide that they have for the type', () => {
    const own = 'extends: common\ntypes:\n  Beckon: { kind: class, guide: ios/setup#launch }\n'
    const [list] = read({ 'v3/common.yaml': common, 'v3/ios.yaml': own }).lists
    expect(list?.symbols.map(({ guide }) => guide)).toEqual(Array(3).fill('ios/setup#launch'))
  })

  it('give members the topic of their type', () => {
    const list =
      'types:\n  A: { kind: class, topic: setup, members: { b: property, c: { kind: property, topic: push } } }\n'
    const [first] = read({ 'v2/ios.yaml': list }).lists
    expect(first?.symbols.map(({ topic }) => topic)).toEqual(['setup', 'setup', 'push'])
  })

  it.each([
    [
      'a kind that does not exist',
      'types:\n  A:\n    kind: klass\n',
      'content/symbols/v3/ios.yaml:3:5  symbols  "types › A › kind" is wrong: ',
    ],
    [
      'a family of events whose listeners are nowhere',
      'names:\n  com.beckon.a.*: { kind: event, heardBy: C }\n',
      'content/symbols/v3/ios.yaml:2:3  symbols  com.beckon.a.* is heard by C, which the list lacks.',
    ],
    [
      'a type that is nowhere',
      'types:\n  A:\n    kind: class\n    members:\n      b: { kind: property, type: C }\n',
      'content/symbols/v3/ios.yaml:5:7  symbols  A.b gives C, which the list lacks.',
    ],
    [
      'a list that is nowhere',
      'extends: nothing\n',
      'content/symbols/v3/ios.yaml:1:1  symbols  The list extends "nothing"',
    ],
    [
      'something to leave out that is not there',
      'without:\n  - A.b\n',
      'content/symbols/v3/ios.yaml:2:5  symbols  "A.b" is not in the extended list.',
    ],
    ['text that is not YAML', 'types: [\n', 'content/symbols/v3/ios.yaml:'],
    [
      'a version without quotes',
      'types:\n  A: { kind: class, since: 3.5 }\n',
      'content/symbols/v3/ios.yaml:2:21  symbols  "types › A › since" is wrong: ',
    ],
  ])('are refused with the line: %s', (_, text, message) => {
    expect(reported({ 'v3/ios.yaml': text })[0]).toContain(message)
  })

  it('keep apart the accessor of other lists and the data that a list calls by the same name', () => {
    const { lists } = read({
      'v2/android.yaml':
        'types:\n  Beckon: { kind: class, members: { addTag: { kind: function, concept: <device>.addTag } } }\n',
      'v2/cordova.yaml':
        'types:\n  Beckon: { kind: class, members: { addTag: { kind: function, concept: <device>.addTag } } }\n' +
        '  <device>: { kind: interface, concept: BeckonDevice, members: { region: property } }\n',
      'v3/android.yaml': 'types:\n  <device>: { kind: interface, members: { addTag: function } }\n',
    })
    const concepts = lists.map(({ version, platform, symbols }) => [
      `${version}/${platform}`,
      symbols.filter(({ owner }) => owner).map(({ concept }) => concept),
    ])
    expect(Object.fromEntries(concepts)).toEqual({
      'v2/android': ['<device>.addTag'],
      'v2/cordova': ['<device>.addTag', 'BeckonDevice.region'],
      'v3/android': ['<device>.addTag'],
    })
  })

  it.each([
    ['v1', undefined],
    ['v2', undefined],
    ['v3', '9.9'],
  ])('of hybrids in %s say of a native key: since %s', (version, since) => {
    const { lists } = read({
      [`${version}/ios.yaml`]: "names: { SCHEMES: { kind: configuration, since: '9.9' } }\n",
      [`${version}/react-native.yaml`]:
        "natives: { kinds: [configuration] }\nnames: { OWN: { kind: configuration, since: '1.2' } }\n",
    })
    const hybrid = lists.find(({ platform }) => platform === 'react-native')
    expect(hybrid?.symbols.map((one) => [one.name, one.since])).toEqual([
      ['SCHEMES', since],
      ['OWN', '1.2'],
    ])
  })

  it('belong to platforms', () => {
    expect(reported({ 'v3/windows.yaml': 'types: {}\n' })[0]).toContain('"windows" is not a platform.')
    expect(ids({ 'v3/windows.yaml': common })).toEqual([])
  })
})
