import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { sections } from '../../specification/lines'

/** Titles of a file's tests, with what templates put into them left open. */
function titles(file: string): string {
  const source = readFileSync(file, 'utf8')
  return [
    ...source.matchAll(
      /\b(?:test|it|describe|mistakes)(?:\.[a-z]+(?:\([^)]*\))?)*\(\s*(['`"])([\s\S]*?)\1\s*,/g,
    ),
  ]
    .map(([, , title]) => title)
    .join('\n')
}

describe.each(Object.entries(sections))('what is promised of %s', (_, { count, lines }) => {
  it('is all there', () => {
    expect(lines).toHaveLength(count)
    expect(new Set(lines.map(([says]) => says)).size).toBe(count)
  })

  const cases = lines.map(([says, ...tests]) => ({ says, tests }))

  it.each(cases)('“$says” has a test', ({ tests }) => {
    expect(tests.length).toBeGreaterThan(0)
    for (const [file, title] of tests) {
      expect(existsSync(file), file).toBe(true)
      expect(titles(file), file).toContain(title)
    }
  })
})

it('a test that is not there is noticed', () => {
  expect(titles('tests/e2e/runtime.desktop.spec.ts')).not.toContain('no such title')
  expect(titles('tests/e2e/runtime.desktop.spec.ts').split('\n').length).toBeGreaterThan(3)
})
