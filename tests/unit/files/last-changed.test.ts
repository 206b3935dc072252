import { expect, it } from 'vitest'
import { daysOf } from '../../../src/compiler/files/last-changed'

const log = (...lines: string[]) => [...daysOf(lines.join('\n'))]

it('a file is as old as its last change', () => {
  expect(
    log(
      '@2026-11-23',
      '',
      'M\ta.mdx',
      '@2026-11-22',
      '',
      'M\ta.mdx',
      'A\tb.mdx',
      '@2026-11-21',
      '',
      'A\ta.mdx',
    ),
  ).toEqual([
    ['a.mdx', '2026-11-23'],
    ['b.mdx', '2026-11-22'],
  ])
})

it('a move is no change, however often it happens', () => {
  expect(
    log(
      '@2026-11-23',
      '',
      'R100\tb.mdx\tc.mdx',
      '@2026-11-22',
      '',
      'R100\ta.mdx\tb.mdx',
      '@2026-11-21',
      '',
      'A\ta.mdx',
    ),
  ).toEqual([['c.mdx', '2026-11-21']])
})

it('a move with other words is one', () => {
  expect(log('@2026-11-23', '', 'R096\ta.mdx\tb.mdx', '@2026-11-21', '', 'A\ta.mdx')).toEqual([
    ['b.mdx', '2026-11-23'],
    ['a.mdx', '2026-11-21'],
  ])
})

it('a new file in the place of one that was moved has days of its own', () => {
  expect(
    log(
      '@2026-11-23',
      '',
      'A\ta.mdx',
      '@2026-11-22',
      '',
      'R100\ta.mdx\tb.mdx',
      '@2026-11-21',
      '',
      'A\ta.mdx',
    ),
  ).toEqual([
    ['a.mdx', '2026-11-23'],
    ['b.mdx', '2026-11-21'],
  ])
})
