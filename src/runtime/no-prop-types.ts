/**
 * What the browser gets in place of prop-types: React checks no types in production, but Gatsby's runtime names some.
 * Whatever they are called, and whatever is asked of them, they are this.
 * Swapped in by src/gatsby/replacements.ts, for production bundles only.
 */
const anyType: object = new Proxy(() => anyType, { get: () => anyType })

// As prop-types has it.
// eslint-disable-next-line import-x/no-default-export
export default anyType
export {
  anyType as any,
  anyType as array,
  anyType as arrayOf,
  anyType as bigint,
  anyType as bool,
  anyType as element,
  anyType as elementType,
  anyType as exact,
  anyType as func,
  anyType as instanceOf,
  anyType as node,
  anyType as number,
  anyType as object,
  anyType as objectOf,
  anyType as oneOf,
  anyType as oneOfType,
  anyType as shape,
  anyType as string,
  anyType as symbol,
}
