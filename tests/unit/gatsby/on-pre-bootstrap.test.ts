import type { ParentSpanPluginArgs } from 'gatsby'
import { expect, it, vi } from 'vitest'
import { onPreBootstrap } from '../../../src/gatsby/on-pre-bootstrap'

it('refuses a prefix of paths, which half of the site would not know', () => {
  const panic = vi.fn(() => {
    throw new Error('ended')
  })
  const args = { store: { getState: () => ({ program: { prefixPaths: true } }) }, reporter: { panic } }
  expect(() => onPreBootstrap?.(args as unknown as ParentSpanPluginArgs, { plugins: [] }, () => {})).toThrow(
    'ended',
  )
  expect(panic).toHaveBeenCalledWith(expect.stringMatching(/root of its host.*--prefix-paths/s))
})
