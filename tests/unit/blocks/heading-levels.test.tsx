import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { homeRegistry } from '../../../src/blocks/home/HomeBlocks'
import { referenceRegistry } from '../../../src/blocks/ReferenceBlocks'
import { registry } from '../../../src/blocks/registry'
import { useCaseRegistry } from '../../../src/blocks/use-case/UseCaseBlocks'
import { isComponent, type Block } from '../../../src/shared/blocks'
import { components, type ComponentDefinition } from '../../../src/shared/components'
import { filledIn } from '../../../scripts/generate/example'
import { compileBody } from '../content/compile'

vi.mock('react-i18next', () => ({ useTranslation: () => ({ t: (key: string) => key }) }))

const known: [string, ComponentDefinition][] = Object.entries(components)
// Places of a section have an anchor, and no heading on the page.
const headed = known.filter(([, { heading, isPart }]) => heading && !isPart)
// Each has props of its own, which the compiler has checked.
const inBrowser = {
  ...registry,
  ...referenceRegistry,
  ...homeRegistry,
  ...useCaseRegistry,
} as unknown as Record<string, ComponentType<Record<string, unknown>>>

/** What a reader gets of a block: finished HTML, or what its component makes of its props. */
function shown(block: Block): string {
  if (typeof block === 'string') return block
  const Shown = isComponent(block) ? inBrowser[block.c] : undefined
  const own = Shown && 'p' in block ? renderToStaticMarkup(<Shown {...block.p} />) : ''
  return own + (block.k ?? []).map(shown).join('')
}

it('knows components of both kinds', () => {
  expect(headed.map(([name]) => name)).toEqual(expect.arrayContaining(['Question', 'Member']))
})

it.each(headed)(
  'the heading of <%s> has the level that the page shows, and no other after a deep one',
  async (_, definition) => {
    const { example, depth = 3, only: kind, parent } = definition
    const written = filledIn(example)
    const inPlace = parent ? `<${parent}>\n${written}\n</${parent}>` : written
    const body = `## Above\n\nText.\n\n### Deep\n\nText.\n\n#### Deeper\n\nText.\n\n${inPlace}`
    const { blocks, headings, problems } = await compileBody(body, { kind })
    expect(problems).toEqual([])
    const levels = [
      ...blocks
        .map(shown)
        .join('')
        .matchAll(/<h(\d)/g),
    ].map(([, level]) => Number(level))
    expect(levels).toEqual([2, 3, 4, depth])
    const own = headings.slice(2).map((heading) => heading.depth)
    expect(own).toEqual(definition.isUnlisted ? [] : [depth])
  },
)
