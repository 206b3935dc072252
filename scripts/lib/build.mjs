// @ts-check
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { compareInputs, outputMark, takeInputs } from './fingerprint.mjs'
import { memoryEnv } from './memory.mjs'
import { publicDir, root, tool } from './project.mjs'
import { runNode } from './run.mjs'
import { UserError, duration, heading, say } from './terminal.mjs'

/** @typedef {{ inputs: Record<string, string>, output: string, at: string }} Stamp */

const gatsby = tool('gatsby/cli.js')
/** Beside Gatsby's own cache: `gatsby clean` takes it along, and it is never shipped with public/. */
const stampFile = join(root, '.cache', 'beckon-build.json')

/** @returns {Stamp | undefined} */
function readStamp() {
  try {
    return JSON.parse(readFileSync(stampFile, 'utf8'))
  } catch {
    return undefined
  }
}

/** A build that was begun and not finished must not pass for a good one. */
export const forgetBuild = () => rmSync(stampFile, { force: true })

/**
 * Why the site must be built, in words; undefined when the built site is up to date.
 * @param {Stamp | undefined} stamp
 * @param {Record<string, string>} inputs
 * @param {string} output
 * @returns {string | undefined}
 */
export function whyBuild(stamp, inputs, output) {
  if (!output) return 'there is no built site yet'
  if (!stamp) return 'it is not known from what the present one was built'
  if (stamp.output !== output) return 'the built files were changed since'
  const { changed, gone } = compareInputs(stamp.inputs, inputs)
  const names = [...changed, ...gone]
  if (names.length === 0) return undefined
  const others = names.length - 1
  return `${names[0] ?? ''} changed${others ? `, and ${others} more` : ''}`
}

/**
 * What the pages are made with, besides the content: Gatsby keeps the answer to a query as long as no node changes. The
 * list of languages is imported by the code, which makes it a part of it.
 */
const machinery =
  /^(plugins|src)\/|^content\/languages\.json$|^gatsby-|^package(-lock)?\.json$|^tsconfig\.json$|^the version of Node$|^the environment's /
/** Gatsby copies these, and leaves in public/ what is gone from them. */
const copied = /^static\//

/**
 * Why the cache cannot be built upon, in words; undefined when it can. A change of other content never is a reason: pages
 * are nodes with digests of all they are made of.
 * @param {Stamp | undefined} stamp of the build that left the cache behind
 * @param {Record<string, string>} inputs
 * @returns {string | undefined}
 */
export function whyClean(stamp, inputs) {
  if (!stamp) return 'it is not known what the cache was made of'
  const { changed, gone } = compareInputs(stamp.inputs, inputs)
  const name =
    [...changed, ...gone].find((one) => machinery.test(one)) ?? gone.find((one) => copied.test(one))
  return name ? `${name} ${gone.includes(name) ? 'is gone' : 'changed'}` : undefined
}

export const gatsbyEnv = { GATSBY_TELEMETRY_DISABLED: '1' }

/** Removes Gatsby's cache and public/. Throws when it cannot: what is built on half of a cache is of two sites. */
export async function cleanCache() {
  const { code } = await runNode(gatsby, ['clean'], { env: gatsbyEnv })
  if (code !== 0)
    throw new UserError(
      `The cache could not be cleaned (exit code ${code}).`,
      'What is wrong stands above. Close what has files of .cache or public open, and try again.',
    )
}

/**
 * Builds the site unless public/ already is what the present inputs give.
 * @param {string} then what follows, for the message
 */
export async function ensureBuild(then) {
  // The tests of these tools bring a finished site of their own.
  if (process.env.PUBLIC_DIR) return say(`Taking the site in ${publicDir} as it is (PUBLIC_DIR).`)
  const started = Date.now()
  // Taken before the build: what is saved while it runs counts as a change afterwards.
  const inputs = takeInputs(root)
  const stamp = readStamp()
  const reason = whyBuild(stamp, inputs, outputMark(publicDir))
  if (!reason) return say(`Nothing changed since the last build, ${then}.`)

  heading(`Building the site: ${reason}`)
  forgetBuild()
  const why = whyClean(stamp, inputs)
  if (why && existsSync(join(root, '.cache'))) {
    say(`Cleaning first: ${why}.`)
    await cleanCache()
  }
  const env = { ...gatsbyEnv, ...memoryEnv(root), NODE_ENV: 'production' }
  const { code } = await runNode(gatsby, ['build'], { env })
  if (code !== 0 || !existsSync(join(publicDir, 'index.html'))) {
    throw new UserError(
      code === 0
        ? 'The build ended without making public/index.html.'
        : `The build failed (exit code ${code}).`,
      'What is wrong stands above. Errors in the content name file, line and fix; for anything odd try `npx gatsby clean`.',
    )
  }
  mkdirSync(dirname(stampFile), { recursive: true })
  /** @type {Stamp} */
  const made = { inputs, output: outputMark(publicDir), at: new Date().toISOString() }
  writeFileSync(stampFile, JSON.stringify(made))
  say(`Built in ${duration(Date.now() - started)}.`)
}
