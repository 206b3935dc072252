import { expect, it } from 'vitest'
import type { Rule } from '../../../src/compiler/check/rule'
import { runCheck } from '../../../src/compiler/check/run'
import { makeTree } from '../content/compile'
import { page } from './page'

it('a rule that works elsewhere has begun before the first one is asked, and knows the pages', async () => {
  const seen: string[] = []
  const rule = (name: string, own: Partial<Rule>): Rule => ({ name, about: '', check: () => [], ...own })
  const rules = [
    rule('here', { check: () => (seen.push('here'), []) }),
    rule('elsewhere', { begin: ({ entries }) => seen.push(`begun on ${entries.length}`) }),
  ]
  await runCheck(makeTree({ 'content/en/index.mdx': page('Home') }), rules)
  expect(seen).toEqual(['begun on 1', 'here'])
})
