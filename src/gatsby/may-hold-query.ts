/** How queries, and what components of pages export for Gatsby, begin. */
const LOOKED_FOR = /\b(?:graphql|Head|config|getServerData|Slice)\b/

/**
 * Whether a script has anything that Gatsby looks for. It goes over each that has one of these words somewhere, also in a
 * longer one such as `configuration`, with Babel, which would be half of all there are.
 */
export const mayHoldQuery = (text: string): boolean => LOOKED_FOR.test(text)
