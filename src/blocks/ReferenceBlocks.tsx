import '../styles/base'
import './api-reference.css'
import './sdk-reference.css'
import './sdk-entries.css'
import { MDXProvider } from '@mdx-js/react'
import type { ComponentType, ReactNode } from 'react'
import type { ReferenceComponent } from '../shared/components'
import { ErrorEntry } from './errors/ErrorEntry'
import { ErrorFinder } from './errors/ErrorFinder'
import { Question } from './question/Question'
import { SymbolFilter } from './symbols/SymbolFilter'

/** Name in content → component, for what src/shared/components/reference.ts lists. */
export const referenceRegistry = {
  Question,
  ErrorEntry,
  ErrorFinder,
  SymbolFilter,
  // As in registry.tsx: each has props of its own, checked at build.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
} satisfies Record<ReferenceComponent, ComponentType<any>>

/**
 * Gives the page inside the components of references, and the looks of those that are finished HTML. Only around pages that
 * have any (src/gatsby/page-components.ts): their code and their style sheets are of no use to others.
 */
export function ReferenceBlocks({ children }: { children: ReactNode }) {
  return <MDXProvider components={referenceRegistry}>{children}</MDXProvider>
}
