import stylelint from 'stylelint'
import { describe, expect, it } from 'vitest'
import { unsupported } from '../../../scripts/house/unsupported-css.mjs'

/** What stylelint, as it is configured here, says of a style sheet: a line a fault. */
async function said(code: string): Promise<string[]> {
  const { results } = await stylelint.lint({ code, codeFilename: 'src/styles/x.css' })
  return results.flatMap(({ warnings }) =>
    warnings.filter(({ rule }) => !rule.startsWith('plugin/')).map(({ text, line }) => `${line} ${text}`),
  )
}

/** A style sheet that uses a name, in one line. */
const uses: Record<string, (name: string) => string> = {
  'property-disallowed-list': (name) => `a { ${name}: none }`,
  'at-rule-disallowed-list': (name) => `@${name} x { a { color: red } }`,
  'function-disallowed-list': (name) => `a { --x: calc(1px * ${name}(1, 2)) }`,
  'unit-disallowed-list': (name) => `a { width: 2${name} }`,
  'selector-pseudo-class-disallowed-list': (name) => `a:not(:${name}) { color: red }`,
  'selector-pseudo-element-disallowed-list': (name) => `a::${name} { color: red }`,
  'media-feature-name-disallowed-list': (name) => `@media print and (${name}: none) { a { color: red } }`,
}

/** What stands before a name of the rule when it is spoken of. */
const sign: Record<string, string> = {
  'at-rule-disallowed-list': '@',
  'selector-pseudo-class-disallowed-list': ':',
  'selector-pseudo-element-disallowed-list': '::',
}

describe('CSS that a promised browser cannot read', () => {
  it.each(Object.entries(unsupported))('is refused, by %s', async (rule, names) => {
    const sheet = Object.keys(names).map((name) => uses[rule]!(name))
    expect(await said(sheet.join('\n'))).toEqual(
      Object.entries(names).map(
        ([name, lacking], index) =>
          `${index + 1} “${sign[rule] ?? ''}${name}” is unknown to browsers that are promised: ${lacking}. (${rule})`,
      ),
    )
  })

  it.each([
    ['width: attr(data-width px)', 'Chrome < 133, Firefox, Safari'],
    ['color: rgb(from red r g b / 50%)', 'Chrome < 125, Firefox < 128, Safari < 18'],
    ['--ink: oklch(from var(--signal) l c h)', 'Chrome < 125, Firefox < 128, Safari < 18'],
    ['background: linear-gradient(to right in oklch, red, blue)', 'Firefox < 127'],
    ['grid-template-columns: subgrid', 'Chrome < 117'],
    ['min-width: stretch', 'Chrome < 138, Firefox, Safari'],
  ])('is refused as a value: %s', async (declaration, lacking) => {
    expect(await said(`a { ${declaration} }`)).toEqual([
      `1 “${declaration}” is unknown to browsers that are promised: ${lacking}. (declaration-property-value-disallowed-list)`,
    ])
  })

  it('is refused by what caniuse says, and let pass where a reason stands at the line', async () => {
    const refusedBy = async (code: string) => {
      const { results } = await stylelint.lint({ code, codeFilename: 'src/styles/x.css' })
      return results.flatMap(({ warnings }) => warnings.map(({ text, line }) => `${line} ${text}`))
    }
    const hides = 'a:has(b) { display: none }'
    expect(await refusedBy(`a { color: red }\n${hides}`)).toEqual([
      expect.stringMatching(/^2 .*"css-has".*Firefox/),
    ])
    const reason = '/* stylelint-disable-next-line plugin/no-unsupported-browser-features -- only room */'
    expect(await refusedBy(`${reason}\n${hides}`)).toEqual([])
  })

  it('is all that is refused', async () => {
    const sheet = `
      a::after { content: attr(data-x); width: min(1rem, 2px); color: color-mix(in srgb, red, blue) }
      a:is(b, c):focus-visible { background: linear-gradient(to right, red, blue); grid-template-columns: 1fr }
      @layer components { @media (width < 40rem) { a { height: 100dvh; align-content: stretch } } }
      @container (width > 1rem) { a { inset: 0; text-wrap: balance; scrollbar-width: thin } }
    `
    expect(await said(sheet)).toEqual([])
  })

  it('is named for the browsers of package.json', async () => {
    const { default: manifest } = await import('../../../package.json')
    expect(manifest.browserslist).toEqual([
      'chrome >= 111',
      'edge >= 111',
      'firefox >= 113',
      'safari >= 16.4',
      'ios_saf >= 16.4',
    ])
  })
})
