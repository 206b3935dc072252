// @ts-check
import { hooksOf } from '../hooks/hooks-of.mjs'

/**
 * Webpack takes a loader by its file, and reads no TypeScript.
 * @this {unknown}
 * @param {string} text
 * @returns {Promise<string>}
 */
// eslint-disable-next-line import-x/no-default-export -- That is what webpack takes for the loader of a file.
export default async function shortTokens(text) {
  const { default: shorten } = await hooksOf('short-tokens')
  return shorten.call(this, text)
}
