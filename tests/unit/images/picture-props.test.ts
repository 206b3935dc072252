import { expect, it, vi } from 'vitest'
import { z } from 'zod'
import { compileContent } from '../../../src/compiler/site/compile-content'
import { indexed } from '../../../src/compiler/site/content-state'
import { pageRecords } from '../../../src/compiler/site/page-records'
import { isComponent } from '../../../src/shared/blocks'
import type * as Table from '../../../src/shared/components'
import type { DocPage } from '../../../src/shared/doc-page'
import { makeTree } from '../content/compile'

/** A component with a picture whose props have other names than those of a figure. */
vi.mock('../../../src/shared/components', async (original) => {
  const table = await original<typeof Table>()
  const text = z.string()
  const shot: Table.ComponentDefinition = {
    about: 'A screen with a link.',
    example: [],
    props: z.object({ screen: text, says: text.optional(), href: text }).strict(),
    place: 'block',
    content: 'none',
    picture: { src: 'screen', alt: 'says' },
    fill: 'picture',
  }
  return {
    ...table,
    componentDefinition: (name: string | null) => (name === 'Shot' ? shot : table.componentDefinition(name)),
  }
})

it('finds the picture of a component by the names that the table of components has for it', async () => {
  const root = makeTree({
    'content/en/index.mdx':
      '---\ntitle: Page\ndescription: A sentence of its own that is long enough to say what this page is about.\n---\n\n' +
      '<Shot screen="guides/a.png" says="A list" href="/en/" />\n\n<Shot screen="guides/a.png" href="/en/" />\n',
    'content/images/guides/a.png': 'picture',
    'content/images/guides/a.dark.png': 'dark picture',
    'content/images/guides/a.json': '{ "alt": "A list of projects" }',
  })
  const [record] = pageRecords(root, indexed(await compileContent(root)))
  const { blocks } = JSON.parse(record!.texts().doc) as DocPage
  const pictures = {
    picture: { src: 'guides/a.png', digest: expect.any(String) as string },
    dark: { src: 'guides/a.dark.png', digest: expect.any(String) as string },
  }
  expect(blocks.filter(isComponent)).toEqual([
    { c: 'Shot', p: { href: '/en/', alt: 'A list', ...pictures } },
    { c: 'Shot', p: { href: '/en/', alt: 'A list of projects', ...pictures } },
  ])
})
