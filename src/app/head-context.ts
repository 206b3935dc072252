import { createContext } from 'react'

/**
 * In the place of Gatsby's components for React 19, which hoists what stands in a head and knows one `<html>` alone. React 18
 * does neither, and Gatsby asks for none of them then. Swapped in by src/gatsby/replacements.ts, for production bundles only.
 */
export const getValidHeadComponentReplacements = (): ReadonlyMap<string, unknown> => new Map()

/** Tells those components that they are in a head. */
export const IsHeadRenderContext = createContext(false)
