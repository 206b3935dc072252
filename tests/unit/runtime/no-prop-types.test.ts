import { createRequire } from 'node:module'
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import * as replacement from '../../../src/runtime/no-prop-types'

// Not a dependency of ours: Gatsby's runtime brings it.
const known = createRequire(createRequire(import.meta.url).resolve('gatsby'))('prop-types') as object
const packages = ['gatsby-plugin-image/dist', 'gatsby-link/dist', 'gatsby-react-router-scroll']
const files = packages.flatMap((folder) => {
  const whole = join('node_modules', folder)
  return readdirSync(whole)
    .filter((file) => /\.m?js$/.test(file))
    .map((file) => readFileSync(join(whole, file), 'utf8'))
})

it('has every type that a package takes by name', () => {
  const names = files.flatMap((code) => {
    const whole = /import ?\* ?as (\w+) from ?["']prop-types["']/.exec(code)?.[1]
    return whole ? [...code.matchAll(new RegExp(`\\b${whole}\\.([a-z]+[A-Za-z]*)\\b`, 'g'))] : []
  })
  const types = new Set(names.map(([, name]) => name).filter((name) => name !== undefined && name in known))
  expect(types.size).toBeGreaterThan(3)
  expect(Object.keys(replacement)).toEqual(expect.arrayContaining([...types]))
})

it('is every type that a package may make of another', () => {
  const any = replacement.default as Record<string, Record<string, unknown>> & {
    shape: (of: object) => unknown
  }
  expect(any.object?.isRequired).toBe(any)
  expect(any.shape({ a: any.string, b: any.func })).toBe(any)
})
