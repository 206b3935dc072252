import { isComponent, type Block } from '../../../src/shared/blocks'
import { componentDefinition } from '../../../src/shared/components'
import type { FigureProps } from '../../../src/compiler/site/figure-props'
import type { MakeFigure } from './figures'

/** Blocks of a page, with the figures among them made ready. */
export async function withPictures(blocks: readonly Block[], makeFigure: MakeFigure): Promise<Block[]> {
  const result: Block[] = []
  for (const block of blocks) {
    if (typeof block === 'string') {
      result.push(block)
      continue
    }
    const inner = block.k ? { k: await withPictures(block.k, makeFigure) } : {}
    if (isComponent(block) && componentDefinition(block.c)?.fill === 'picture') {
      const picture = await makeFigure(block.p as unknown as FigureProps)
      result.push({ ...block, ...inner, p: { ...picture } })
    } else result.push({ ...block, ...inner })
  }
  return result
}
