import type { Root } from 'mdast'
import { visit as library } from 'unist-util-visit'
import { expect, it } from 'vitest'
import { EXIT, SKIP, visit } from '../../../src/compiler/page/visit'

const text = (value: string) => ({ type: 'text', value }) as const
const paragraph = (...values: string[]) => ({ type: 'paragraph', children: values.map(text) }) as const
const tree = (): Root => ({
  type: 'root',
  children: [
    paragraph('a', 'b'),
    { type: 'blockquote', children: [paragraph('c'), { type: 'thematicBreak' }] },
    paragraph('d'),
  ],
})

/** What a visitor is shown, by the way of going through the tree, and what is left of it. */
function seen(by: typeof library, test: string | string[] | undefined, answers: Record<string, unknown>) {
  const whole = tree()
  const shown: string[] = []
  const visitor = (node: { type: string; value?: string }, index?: number, parent?: { type: string }) => {
    const name = node.value ?? node.type
    shown.push(`${name} ${String(index)} ${String(parent?.type)}`)
    const answer = answers[`${name}${String(index ?? '')}`]
    if (answer === 'taken') {
      ;(parent as Root).children.splice(index ?? 0, 1)
      return index
    }
    return answer
  }
  if (test) by(whole, test, visitor as never)
  else by(whole, visitor as never)
  return { shown, whole }
}

it.each([
  ['all', undefined, {}],
  ['nodes of a type', 'text', {}],
  ['nodes of several types', ['paragraph', 'thematicBreak'], {}],
  ['nothing in what is skipped', undefined, { blockquote1: SKIP, paragraph0: [SKIP] }],
  ['nothing after an end', undefined, { b1: EXIT }],
  ['what comes next once one is taken out', undefined, { a0: 'taken', paragraph2: 'taken' }],
  ['no sibling that is jumped over', undefined, { paragraph0: [SKIP, 2], c0: 5 }],
] as const)('shows %s, as the library does', (_, test, answers) => {
  const of = test && typeof test !== 'string' ? [...test] : test
  expect(seen(visit, of, answers)).toEqual(seen(library, of, answers))
})
