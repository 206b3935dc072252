import type { ComponentProps } from 'react'
import { expectTypeOf, it } from 'vitest'
import type { homeRegistry } from '../../../src/blocks/home/HomeBlocks'
import type { referenceRegistry } from '../../../src/blocks/ReferenceBlocks'
import type { registry } from '../../../src/blocks/registry'
import type { useCaseRegistry } from '../../../src/blocks/use-case/UseCaseBlocks'
import type { BrowserComponent, components, PropsOf } from '../../../src/shared/components'

type Name = BrowserComponent
type Registry = typeof registry & typeof referenceRegistry & typeof homeRegistry & typeof useCaseRegistry
type Read<One extends Name> = ComponentProps<Registry[One]>

/** What the build turns into other props: the picture with all that its size depends on, the topic with its heading and who is left out. */
type Filled<One extends Name> = (typeof components)[One] extends {
  fill: 'picture'
  picture: { src: infer Src; alt: infer Alt }
}
  ? Src | Alt | 'wide' | 'layout' | 'width' | 'height'
  : (typeof components)[One] extends { fill: 'platforms'; topic: infer Topic }
    ? Topic | 'heading' | 'capability' | 'without'
    : never

/** What writers may give and the component does not read, or reads as something else: `Card.href`. */
type Lost = {
  [One in Name]: {
    [Prop in Exclude<keyof PropsOf<One>, Filled<One>>]-?: Prop extends keyof Read<One>
      ? PropsOf<One>[Prop] extends Read<One>[Prop]
        ? never
        : `${One}.${Prop & string}`
      : `${One}.${Prop & string}`
  }[Exclude<keyof PropsOf<One>, Filled<One>>]
}[Name]

// Held by the type check: a prop under another name would vanish from the page without a word.
it('reads every prop that writers may give', () => {
  expectTypeOf<Lost>().toBeNever()
})
