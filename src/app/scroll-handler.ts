import type { ReactNode } from 'react'

/**
 * In the place of Gatsby's, which goes by the hash of an address also where its reader comes back to another place, and takes
 * all entries of the history that the router did not make for one: src/runtime/places.ts scrolls. Swapped in by
 * src/gatsby/replacements.ts, for production bundles only.
 */
export const ScrollHandler = ({ children }: { children: ReactNode }) => children
