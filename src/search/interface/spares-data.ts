/** What a browser may tell of its connection; Safari and Firefox tell nothing. */
export interface Connection {
  saveData?: boolean
  effectiveType?: string
}

/**
 * Whether the reader's data should be spared: they asked for it, or the connection is so slow that half a megabyte ahead of
 * its use would hold up the pages they do ask for. Where the browser tells nothing, they need not be.
 */
export const sparesData = ({ saveData, effectiveType }: Connection = {}): boolean =>
  saveData === true || effectiveType === 'slow-2g' || effectiveType === '2g'
