import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { beforeAll, expect, it } from 'vitest'
import { copyUnlessThere } from '../../../plugins/docs-content/gatsby/copy-file'
import { sharedTempFolder } from '../../helpers/temp-folder'

const at = sharedTempFolder('copy')
beforeAll(() => {
  writeFileSync(at('one.png'), 'one')
  writeFileSync(at('other.png'), 'other')
})

it('copies a file with the folders above it, and leaves nothing else beside it', () => {
  copyUnlessThere(at('one.png'), at('a/b/one.png'))
  expect(readFileSync(at('a/b/one.png'), 'utf8')).toBe('one')
  expect(readdirSync(at('a/b'))).toEqual(['one.png'])
})

it('leaves what is there as it is', () => {
  copyUnlessThere(at('other.png'), at('one.png'))
  expect(readFileSync(at('one.png'), 'utf8')).toBe('one')
})

it('puts nothing in the place of a file that cannot be copied', () => {
  expect(() => copyUnlessThere(at('missing.png'), at('c/missing.png'))).toThrow('ENOENT')
  expect(existsSync(at('c/missing.png'))).toBe(false)
})
