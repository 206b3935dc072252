// @ts-check
import { readFileSync } from 'node:fs'
import { extname } from 'node:path'

/** @type {typeof import('../../src/hosting/types.json')} */
const { text, bytes } = JSON.parse(
  readFileSync(new URL('../../src/hosting/types.json', import.meta.url), 'utf8'),
)
const types = new Map(Object.entries({ ...text, ...bytes }))
const texts = new Set(Object.values(text))

/** @param {string} type @returns {boolean} whether it has letters in it: what is worth compressing */
export const isText = (type) => texts.has(type.replace(/;.*/, ''))

/**
 * The type of a file by its name, as every host of the site has it.
 * @param {string} file
 * @returns {string}
 */
export function contentType(file) {
  const type = types.get(extname(file).slice(1)) ?? 'application/octet-stream'
  return isText(type) ? `${type}; charset=utf-8` : type
}
