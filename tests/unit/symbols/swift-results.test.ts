import { describe, expect, it } from 'vitest'
import { usesIn } from './uses-in'

const list = `types:
  Beckon:
    kind: class
    members:
      shared: { kind: property, type: Beckon }
      fetch: { kind: function, signature: { swift: 'func fetch(_ id: String) async throws -> BeckonMessage' } }
      fetchAll: { kind: function, signature: { swift: 'func fetchAll() async throws -> [BeckonMessage]' } }
  BeckonMessage:
    kind: struct
    members: { title: { kind: property, signature: { swift: 'let title: String' } } }
`
const unknownIn = (text: string) =>
  usesIn('v3/ios', list, 'swift', text).unknown.map(({ written, owner }) => `${owner}.${written}`)

describe('what succeeded, in a result of Swift', () => {
  it.each([
    [
      'a switch',
      'switch result {\n    case .success(let one): print(one.titel)\n    case .failure: break\n    }',
    ],
    [
      'a switch, with let before it',
      'switch result { case let .success(one): print(one.titel)\n case .failure: break }',
    ],
    ['an if', 'if case let .success(one) = result { print(one.titel) }'],
    ['a guard', 'guard case .success(let one) = result else { return }\n    print(one.titel)'],
    ['an attempt', 'let one = try? result.get()\n    print(one?.titel)'],
  ])('is what the call gives that waits: %s', (_, body) => {
    expect(unknownIn(`Beckon.shared.fetch("id") { result in\n    ${body}\n}`)).toEqual([
      'BeckonMessage.titel',
    ])
  })

  it('may be several, and is known as long as the name holds nothing else', () => {
    const all =
      'Beckon.shared.fetchAll { result in\n  if case let .success(all) = result { all.forEach { print($0.titel) } }\n}'
    expect(unknownIn(all)).toEqual(['BeckonMessage.titel'])
    const others = 'other { result in\n  if case let .success(one) = result { print(one.titel) }\n}'
    expect(unknownIn(others)).toEqual([])
  })

  it('has the members that its type has', () => {
    const text =
      'Beckon.shared.fetch("id") { result in\n  if case let .success(one) = result { print(one.title) }\n}'
    expect(unknownIn(text)).toEqual([])
  })
})
