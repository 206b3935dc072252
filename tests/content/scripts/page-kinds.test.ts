import { expect, it } from 'vitest'
import { frontmatterSchema } from '../../../src/shared/frontmatter'
import { kinds } from '../../helpers/page-kinds'

it('every template has a page that is measured, weighed and tried: a kind more is a line of the lab', () => {
  const { options } = frontmatterSchema.shape.template.unwrap()
  expect([...new Set(kinds.map(({ template }) => template))].sort()).toEqual([...options].sort())
})

it('no kind stands there twice', () => {
  for (const key of ['name', 'route'] as const)
    expect(new Set(kinds.map((kind) => kind[key])).size).toBe(kinds.length)
})
