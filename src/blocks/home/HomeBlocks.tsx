import { MDXProvider } from '@mdx-js/react'
import type { ComponentType, ReactNode } from 'react'
import type { HomeComponent } from '../../shared/components'
import { Pieces } from './Pieces'
import { Start, Starts } from './Starts'

/** Name in content → component, for what the home page alone may have. */
export const homeRegistry = {
  Starts,
  Start,
  Pieces,
  // As in registry.tsx: each has props of its own, checked at build.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
} satisfies Record<HomeComponent, ComponentType<any>>

/** Gives the text inside the components of the home page. */
export function HomeBlocks({ children }: { children: ReactNode }) {
  return <MDXProvider components={homeRegistry}>{children}</MDXProvider>
}
