import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { walk } from '../../../src/compiler/files/content-files'
import { mayHoldQuery } from '../../../src/gatsby/may-hold-query'

describe('scripts that Gatsby looks for queries in', () => {
  it.each([
    'export const query = graphql`query { a }`',
    'export const Head = () => null',
    'export async function config() {}',
    'export { getServerData } from "./data"',
    'import { Slice } from "gatsby"',
  ])('are read where they have something for it: %s', (text) => {
    expect(mayHoldQuery(text)).toBe(true)
  })

  it.each(['export const configuration = {}', 'import { Heading } from "./heading"', ''])(
    'are left out where they have not: %s',
    (text) => {
      expect(mayHoldQuery(text)).toBe(false)
    },
  )

  it('are few of those below src, where no query is', () => {
    const all = walk('src').filter((file) => /\.tsx?$/.test(file))
    const read = all.filter((file) => mayHoldQuery(readFileSync(`src/${file}`, 'utf8')))
    expect(read.length).toBeLessThan(all.length / 10)
  })
})
