// @ts-check
// Runs before anything else, on whatever Node there is: hence 'fs' without 'node:', which very old versions do not know.
import { readFileSync } from 'fs'

/**
 * What stands in the way of running on this Node, or undefined when nothing does.
 * @param {string} version as in process.versions.node
 * @param {string} wanted as in package.json's engines, of the form ">=20.19"
 * @returns {string | undefined}
 */
export function nodeProblem(version, wanted) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  const [wantedMajor = 0, wantedMinor = 0] = wanted
    .replace(/^>=\s*/, '')
    .split('.')
    .map(Number)
  const enough = major > wantedMajor || (major === wantedMajor && minor >= wantedMinor)
  if (enough) return undefined
  return [
    `This project needs Node.js ${wanted.replace(/^>=\s*/, '')} or newer; this is ${version}.`,
    'Install the current LTS release from nodejs.org, or run `nvm install` in this folder (it reads .nvmrc), then try again.',
  ].join('\n')
}

/** Ends the process with a kind word when Node is too old. */
export function checkNode() {
  const manifest = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'))
  const problem = nodeProblem(process.versions.node, manifest.engines.node)
  if (!problem) return
  console.error(`\n${problem}\n`)
  process.exit(1)
}
