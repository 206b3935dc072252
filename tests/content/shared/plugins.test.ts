import { expect, it } from 'vitest'
import config from '../../../src/gatsby/config'

it('the list of plugins for Markdown is empty', () => {
  // By its name alone: without options, such as plugins of its own.
  expect(config.plugins).toContain('gatsby-plugin-mdx')
  expect(JSON.stringify(config.plugins)).not.toMatch(/remark|rehype/i)
})
