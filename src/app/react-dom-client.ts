import { startTransition } from 'react'
// @ts-expect-error -- its types have them in `react-dom/client`, which this stands for (src/gatsby/replacements.ts)
import { hydrateRoot as takeOver } from 'react-dom'
import type { hydrateRoot as HydrateRoot } from 'react-dom/client'

/** What `react-dom/client` gives in production, by names: for what takes all of it, nothing of React DOM can be left out. */
// @ts-expect-error -- as above
export { createRoot } from 'react-dom'

/**
 * Takes over the page that the server made, in slices between which the browser answers the reader. Outside a transition React
 * does it in one go, which on a poor phone is a fifth of a second.
 */
export const hydrateRoot = (...given: Parameters<typeof HydrateRoot>): void =>
  startTransition(() => void (takeOver as typeof HydrateRoot)(...given))
