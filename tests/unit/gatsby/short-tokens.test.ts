import { expect, it } from 'vitest'
import { tokensOf, withTokens } from '../../../src/gatsby/short-tokens'

const sheet = `
@layer tokens {
  :root {
    --space-1: 4px; /* --space-1: 5px; */
    --paper: #fff;
    --paper-raised: #fafafa;
    --on-signal: #000;
    --font-text: Commissioner, 'Commissioner Fallback', sans-serif;
  }
  :root[data-theme='dark'] {
    --paper: #000;
    --paper-raised: #111;
  }
}`
const other = '.card { --on-signal: HighlightText; }'
const tokens = tokensOf(sheet, [other])

it('puts values in place of names only where nothing declares another, and the value is short', () => {
  expect(tokens).toEqual({
    constants: { '--space-1': '4px' },
    names: { '--paper': '--a', '--paper-raised': '--b', '--on-signal': '--c', '--font-text': '--d' },
  })
})

it('takes the declarations of what never changes out of the sheet', () => {
  const css = withTokens(sheet, tokens, false)
  expect(css).not.toContain('space-1')
  expect(css.replace(/\s+/g, '')).toBe(
    `@layertokens{:root{--a:#fff;--b:#fafafa;--c:#000;--d:Commissioner,'CommissionerFallback',sans-serif;}:root[data-theme='dark']{--a:#000;--b:#111;}}`,
  )
})

it('does so wherever tokens are used, and leaves names that are no tokens', () => {
  expect(
    withTokens(
      'a { gap: calc(var(--space-1) * 2); color: var(--paper, #fff); top: var(--papers) }',
      tokens,
      false,
    ),
  ).toBe('a { gap: calc(4px * 2); color: var(--a, #fff); top: var(--papers) }')
  expect(withTokens(other, tokens, false)).toBe('.card { --c: HighlightText; }')
})

it('takes nothing in a script for a token that does not stand in var()', () => {
  expect(withTokens(`fill('var(--paper)', '--paper', 'var(--space-1)')`, tokens, true)).toBe(
    `fill('var(--a)', '--paper', '4px')`,
  )
})

it('refuses another value for what never changes', () => {
  expect(() => withTokens('a { top: var(--space-1, 3px) }', tokens, false)).toThrow('--space-1 never changes')
})
