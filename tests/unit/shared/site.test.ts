import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { families } from '../../../src/shared/site'

const root = path.resolve(import.meta.dirname, '../../..')

it('is led to its language by nginx, part by part', () => {
  const rules = readFileSync(path.join(root, 'deploy/nginx.conf'), 'utf8')
  const [, segments = ''] = /^ *location ~ \^\/\(([a-z|-]+)\)\(\/\|\$\) \{$/m.exec(rules) ?? []
  expect(segments.split('|').sort()).toEqual(families.map(({ segment }) => segment).sort())
})
