import { describe, expect, it } from 'vitest'
import { widthRule } from '../../../src/compiler/check/samples/width'
import type { RuleContext } from '../../../src/compiler/check/rule'

const problemsOf = async (text: string, language = 'kotlin') => {
  const sample = { text, language, file: 'a.mdx', line: 10, column: 1, section: '' }
  // The rule looks at nothing else.
  const context = { said: [{ page: { samples: [sample] } }] } as unknown as RuleContext
  return (await widthRule.check(context)).map(({ line, column, message }) => ({ line, column, message }))
}
const long = 'x'.repeat(40)

describe('the width of samples', () => {
  it('is held to, with the line that is too long', async () => {
    expect(await problemsOf(`short()\n  ${long}(${long}, more)`)).toEqual([
      { line: 11, column: 79, message: 'The line has 90 columns, and readers see 78 of them.' },
    ])
    expect(await problemsOf('y '.repeat(39))).toEqual([])
  })

  it.each([
    `${long}${long}`,
    `val address = "https://push.beckon.example/${long}/${long}"`,
    `    <string name="a">${long} and ${long}</string>`,
    `  "message": "${long} and ${long}",`,
    `    android:name="${long}.${long}" />`,
    '<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">',
  ])('excuses what cannot be broken: %s', async (line) => {
    expect(line.length).toBeGreaterThan(78)
    expect(await problemsOf(line, 'xml')).toEqual([])
  })

  it('has no say over output of programs', async () => {
    expect(await problemsOf(`${long} ${long}`, 'text')).toEqual([])
  })
})
