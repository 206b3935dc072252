// @ts-check
// Runs before anything else, on whatever Node there is: hence 'fs' without 'node:', which very old versions do not know.
import { readFileSync } from 'fs'

/**
 * Whether a version is in a range of the forms `^20.19` (that major, from that minor on) and `>=24`, joined by `||`.
 * @param {string} version as in process.versions.node
 * @param {string} range
 */
const isIn = (version, range) => {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  return range.split('||').some((one) => {
    const [, sign, least, from = '0'] = /^\s*(\^|>=)(\d+)(?:\.(\d+))?\s*$/.exec(one) || []
    if (major === Number(least)) return minor >= Number(from)
    return sign === '>=' && major > Number(least)
  })
}

/**
 * What stands in the way of running on this Node, or undefined when nothing does.
 * @param {string} version as in process.versions.node
 * @param {string} wanted as in package.json's engines, of the form "^20.19 || >=22.13"
 * @returns {string | undefined}
 */
export function nodeProblem(version, wanted) {
  if (isIn(version, wanted)) return undefined
  const words = wanted
    .split('||')
    .map((one) =>
      one
        .trim()
        .replace(/^\^(.*)$/, '$1 or newer of that line')
        .replace(/^>=(.*)$/, '$1 and later'),
    )
    .join(', ')
  return [
    `This project needs Node.js ${words}; this is ${version}.`,
    'Install the current LTS release from nodejs.org, or run `nvm install` in this folder (it reads .nvmrc), then try again.',
  ].join('\n')
}

/** Ends the process with a kind word when Node will not do. */
export function checkNode() {
  const manifest = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'))
  const problem = nodeProblem(process.versions.node, manifest.engines.node)
  if (!problem) return
  console.error(`\n${problem}\n`)
  process.exit(1)
}
