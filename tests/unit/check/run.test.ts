import { describe, expect, expectTypeOf, it } from 'vitest'
import type { Rule, RuleContext } from '../../../src/compiler/check/rule'
import { runCheck } from '../../../src/compiler/check/run'
import { makeTree } from '../content/compile'
import { page } from './page'

const rule = (name: string, own: Partial<Rule>): Rule => ({ name, about: '', check: () => [], ...own })

it('a rule that works elsewhere has begun before the first one is asked, and knows the pages', async () => {
  const seen: string[] = []
  const rules = [
    rule('here', { check: () => (seen.push('here'), []) }),
    rule('elsewhere', { begin: ({ entries }) => seen.push(`begun on ${entries.length}`) }),
  ]
  await runCheck(makeTree({ 'content/en/index.mdx': page('Home') }), rules)
  expect(seen).toEqual(['begun on 1', 'here'])
})

it('what a rule needs no page for is done before it is asked, be there pages to compile or not', async () => {
  const seen: string[] = []
  const prepared = rule('prepared', {
    prepare: async ({ root, results }) => {
      await new Promise(setImmediate)
      results.about<string>('place').set('', root)
    },
    check: ({ results }) => (seen.push(results.about<string>('place').get('') ?? 'nowhere'), []),
  })
  const [some, none] = [makeTree({ 'content/en/index.mdx': page('Home') }), makeTree({})]
  for (const root of [some, none]) await runCheck(root, [prepared])
  expect(seen).toEqual([some, none])
})

// Held by the type check: blocks are not made for it, and a rule that read them would find none on any page.
it('a rule is given no blocks', () => {
  expectTypeOf<RuleContext['allEntries'][number]['page']>().not.toHaveProperty('blocks')
  expectTypeOf<RuleContext['entries' | 'said']>().toEqualTypeOf<RuleContext['allEntries']>()
})

describe('what ends with an exception all the same', () => {
  const bad = (): never => {
    throw new TypeError('x is not a function')
  }

  it('is told of the page that a rule cannot cope with, beside all other problems', async () => {
    const root = makeTree({
      'content/en/index.mdx': page('Home'),
      'content/en/one.mdx': page('One', '[nowhere](/en/nowhere/)'),
      'content/en/two.mdx': page('Two'),
    })
    const rules = [
      rule('breaks', {
        check: ({ entries }) => entries.flatMap(({ path }) => (path === '/en/two/' ? bad() : [])),
      }),
      rule('ahead', { prepare: bad, begin: bad }),
    ]
    const { problems } = await runCheck(root, rules)
    expect(problems.map(({ file, rule: name }) => [file, name])).toEqual([
      ['content/en/one.mdx', 'link'],
      ['content/en/two.mdx', 'breaks'],
    ])
    expect(problems[1]!.message).toMatch(/^The rule "breaks" cannot .*: x is not a function/)
  })

  it('is told of the data of a rule that no page breaks', async () => {
    const root = makeTree({ 'content/en/index.mdx': page('Home'), 'content/en/one.mdx': page('One') })
    const { problems } = await runCheck(root, [rule('breaks', { data: 'content/x.yaml', check: bad })])
    expect(problems.map(({ file }) => file)).toEqual(['content/x.yaml'])
  })
})
