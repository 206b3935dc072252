import type { ComponentProps } from 'react'
import { expectTypeOf, it } from 'vitest'
import type { referenceRegistry } from '../../../src/blocks/ReferenceBlocks'
import type { registry } from '../../../src/blocks/registry'
import type { BrowserComponent, FilledComponent, PropsOf } from '../../../src/shared/components'

type Name = Exclude<BrowserComponent, FilledComponent>
type Registry = typeof registry & typeof referenceRegistry
type Read<One extends Name> = ComponentProps<Registry[One]>

/** What writers may give and the component does not read, or reads as something else: `Card.href`. */
type Lost = {
  [One in Name]: {
    [Prop in keyof PropsOf<One>]-?: Prop extends keyof Read<One>
      ? PropsOf<One>[Prop] extends Read<One>[Prop]
        ? never
        : `${One}.${Prop & string}`
      : `${One}.${Prop & string}`
  }[keyof PropsOf<One>]
}[Name]

// Held by the type check: a prop under another name would vanish from the page without a word.
it('reads every prop that writers may give', () => {
  expectTypeOf<Lost>().toBeNever()
})
