import { expect, it } from 'vitest'
import type { Configuration } from 'webpack'
import { withShortFontNames } from '../../../src/gatsby/short-font-names'

const name = 'static/[name]-[hash].[ext]'
const fonts = { test: /\.woff2?$/, use: [{ loader: 'url', options: { limit: 1, name } }] }
const pictures = { test: /\.png$/, use: [{ loader: 'url', options: { name } }] }
const config = { module: { rules: [pictures, fonts] } } as unknown as Configuration

it('typefaces have eight signs of their digest in their names, and nothing else changes', () => {
  expect(withShortFontNames(config).module?.rules).toEqual([
    pictures,
    { ...fonts, use: [{ loader: 'url', options: { limit: 1, name: 'static/[name]-[hash:8].[ext]' } }] },
  ])
})

it('says what to do when Gatsby has no such rule any more', () => {
  expect(() => withShortFontNames({ module: { rules: [pictures] } })).toThrow(
    'src/gatsby/short-font-names.ts',
  )
})
