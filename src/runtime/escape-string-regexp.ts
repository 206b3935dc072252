import { escapePattern } from '../text/escape-pattern'

/**
 * In the place of the library of this name, of which only Gatsby's links make use. Swapped in by src/gatsby/replacements.ts,
 * for production bundles only.
 */
// As the library has it.
// eslint-disable-next-line import-x/no-default-export
export default escapePattern
