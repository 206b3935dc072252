import { describe, expect, it } from 'vitest'
import { compileBody, linesOf } from './compile'

describe('a component that is nothing but HTML', () => {
  it('is part of the run it stands in: an endpoint', async () => {
    const { blocks, problems } = await compileBody(
      'Before.\n\n<Endpoint method="PUT" path="/device/{deviceID}/addtags">\n\nSecret.\n\n</Endpoint>',
    )
    expect(problems).toEqual([])
    expect(blocks).toEqual([
      '<p>Before.</p>\n<div class="endpoint"><p><span data-method="PUT">PUT</span> <code>/device<wbr>/<var>{deviceID}</var><wbr>/addtags</code></p><p>Secret.</p></div>',
    ])
  })

  it('is part of the run it stands in: fields', async () => {
    const { blocks, headings } = await compileBody(
      '<Fields title="Body">\n\n- `name` _string_ **required**\n\n  What it is.\n\n</Fields>',
    )
    expect(blocks).toHaveLength(1)
    expect(blocks[0]).toMatch(/^<div class="fields"><h3>Body<\/h3><ul>\s*<li>\s*<p><code>name<\/code>/)
    expect(headings).toEqual([])
  })

  it('is held to its props like any other', async () => {
    expect(
      linesOf(await compileBody('<Endpoint method="GRAB" path="/device">\n\nSecret.\n\n</Endpoint>'))[0],
    ).toMatch(/^content\/en\/page\.mdx:6:1 {2}component {2}The prop "method" of <Endpoint> is wrong/)
  })
})
