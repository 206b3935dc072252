import { MDXProvider } from '@mdx-js/react'
import type { ComponentType, ReactNode } from 'react'
import type { QuickWinsComponent } from '../../shared/components'
import type { Case } from './cases'
import { CasesContext } from './cases-context'
import { Lane } from './Lane'
import { UseCase } from './UseCase'

/** Name in content → component, for what quick wins alone may have. */
export const useCaseRegistry = {
  UseCase,
  Lane,
  // As in registry.tsx: each has props of its own, checked at build.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
} satisfies Record<QuickWinsComponent, ComponentType<any>>

/** Gives the text inside the components of quick wins, and tells each of them which case it is. */
export function UseCaseBlocks({ cases, children }: { cases: readonly Case[]; children: ReactNode }) {
  return (
    <CasesContext.Provider value={cases}>
      <MDXProvider components={useCaseRegistry}>{children}</MDXProvider>
    </CasesContext.Provider>
  )
}
