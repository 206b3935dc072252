/**
 * What the browser gets in place of prop-types: React checks no types in production, but Gatsby's runtime names some.
 * Whatever they are called, and whatever is asked of them, they are this.
 * Swapped in by src/gatsby/replacements.ts, for production bundles only.
 */
const anyType: object = new Proxy(() => anyType, { get: () => anyType })

// As prop-types has it.
// eslint-disable-next-line import-x/no-default-export
export default anyType
// What packages take by name.
export { anyType as arrayOf, anyType as bool, anyType as exact, anyType as oneOfType, anyType as string }
