/** What a browser may tell of its connection; Safari and Firefox tell nothing. */
export interface Connection {
  saveData?: boolean
  effectiveType?: string
}

/**
 * Whether the reader's data should be spared: they asked for it, or the connection is so slow that what is fetched ahead of
 * its use would hold up the pages they do ask for. Where the browser tells nothing, they need not be.
 * @param navigator of the page or of a worker
 */
export function sparesData(navigator: object): boolean {
  const { saveData, effectiveType = '' } = (navigator as { connection?: Connection }).connection ?? {}
  return saveData === true || effectiveType.endsWith('2g')
}
