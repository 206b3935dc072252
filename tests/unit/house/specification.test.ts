import { existsSync, readFileSync } from 'node:fs'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { sections } from '../../specification/lines'

/** Titles of a file's tests as they are written there, those that are left out aside. */
function titles(text: string, file = 'x.ts'): string[] {
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && isTest(node.expression)) {
      const [title] = node.arguments
      if (title && ts.isStringLiteralLike(title)) found.push(title.text)
      else if (title && ts.isTemplateExpression(title)) found.push(title.getText().slice(1, -1))
    }
    ts.forEachChild(node, visit)
  }
  // By its own kind: to TSX, a function of a generic type is an element, and nothing after it is found.
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true))
  return found
}

/** `test`, and what is made of it: `test.describe`, `it.each([…])`. */
function isTest(callee: ts.Expression): boolean {
  if (ts.isCallExpression(callee)) return isTest(callee.expression)
  if (ts.isPropertyAccessExpression(callee)) {
    return !/^(skip|todo|fixme)$/.test(callee.name.text) && isTest(callee.expression)
  }
  return ts.isIdentifier(callee) && /^(test|it|describe|mistakes)$/.test(callee.text)
}

const titlesIn = (file: string): string[] => titles(readFileSync(file, 'utf8'), file)

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
      expect(titlesIn(file), file).toContain(title)
    }
  })
})

describe('a title', () => {
  const text = `
    // test('in a comment', () => {})
    test('as it is', () => {})
    test.describe("with a tag", { tag: '@phone' }, () => {})
    it.each(['a', 'b'])('one each: %s', () => {})
    test(\`with \${what} in it\`, () => {})
    test.skip('left out', () => {})
    say('of something else', () => {})
  `

  it('is found as it is written, and only that of a test that runs', () => {
    expect(titles(text)).toEqual(['as it is', 'with a tag', 'one each: %s', 'with ${what} in it'])
  })

  it('is that of a test as a whole', () => {
    const [file, title] = ['tests/e2e/runtime.desktop.spec.ts', 'data of another build reloads the page once']
    expect(titlesIn(file)).toContain(`${title}, and only once`)
    expect(titlesIn(file)).not.toContain(title)
  })
})
