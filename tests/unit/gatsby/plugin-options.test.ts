import { expect, it } from 'vitest'
import { withoutOptions } from '../../../src/gatsby/plugin-options'

/** As Gatsby 5 writes it. */
const list = `module.exports = [{
      plugin: require('../node_modules/gatsby-plugin-manifest/gatsby-browser.js'),
      options: {"plugins":[],"name":"Beckon","icons":[{"src":"/icons/icon-48.png"}]},
    },{
      plugin: require('../gatsby-browser.tsx'),
      options: {"plugins":[]},
    }]
`

it('leaves the plugins, without what only the build asks of them', () => {
  const left = withoutOptions(list)
  expect(left).not.toContain('icon')
  expect(left.match(/options: \{\},/g)).toHaveLength(2)
  expect(left.match(/plugin: require/g)).toHaveLength(2)
  // A build on the cache of another one finds it done.
  expect(withoutOptions(left)).toBe(left)
})

it('stops the build when another Gatsby writes another list', () => {
  expect(() => withoutOptions(list.replace('options: {"plugins":[]}', 'options: null'))).toThrow(
    /not as it was/,
  )
})
