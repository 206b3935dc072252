import type { ParentSpanPluginArgs } from 'gatsby'
import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { expect, it, vi } from 'vitest'
import { onPreBootstrap } from '../../../src/gatsby/on-pre-bootstrap'
import { tempFolder } from '../../helpers/temp-folder'

it('refuses a prefix of paths, which half of the site would not know', () => {
  const panic = vi.fn(() => {
    throw new Error('ended')
  })
  const args = { store: { getState: () => ({ program: { prefixPaths: true } }) }, reporter: { panic } }
  expect(() => onPreBootstrap(args as unknown as ParentSpanPluginArgs)).toThrow('ended')
  expect(panic).toHaveBeenCalledWith(expect.stringMatching(/root of its host.*--prefix-paths/s))
})

it.each([
  ['the end of its history', ['--depth=1'], 1],
  ['all of it', [], 0],
])('says of a clone with %s whether its pages lack their days', (_, options, times) => {
  const root = tempFolder('shallow')
  const git = (cwd: string, ...args: string[]) => execFileSync('git', args, { cwd, stdio: 'ignore' })
  const commit = ['-c', 'user.name=a', '-c', 'user.email=a@b.c', 'commit', '--allow-empty', '-m', 'One']
  git(root, 'init', 'whole')
  for (const at of [1, 2]) git(path.join(root, 'whole'), ...commit, '-m', String(at))
  git(root, 'clone', ...options, `file://${root}/whole`, 'clone')
  const cwd = vi.spyOn(process, 'cwd').mockReturnValue(path.join(root, 'clone'))
  const warn = vi.fn()
  const args = { store: { getState: () => ({ program: {} }) }, reporter: { warn } }
  onPreBootstrap(args as unknown as ParentSpanPluginArgs)
  cwd.mockRestore()
  expect(warn).toHaveBeenCalledTimes(times)
})
