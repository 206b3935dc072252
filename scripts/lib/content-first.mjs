// @ts-check
import path from 'node:path'
import process from 'node:process'
import { pathToFileURL } from 'node:url'

/**
 * Put before whatever a build runs (scripts/lib/memory.mjs). Gatsby first waits a second for Parcel to find that none of its
 * files has to be compiled: meanwhile its hooks are made modules, and content begins to be compiled. Without this, as under
 * `npx gatsby build`, that begins once Gatsby calls for the hooks.
 */
const [, script = '', command] = process.argv
if (command === 'build' && script.endsWith(path.join('gatsby', 'cli.js'))) setImmediate(() => void begin())

async function begin() {
  try {
    const { hooksOf } = await import(pathToFileURL(path.resolve('src/hooks/hooks-of.mjs')).href)
    await hooksOf('check-languages')
    const { onPreInit } = await hooksOf('docs-content')
    await onPreInit()
  } catch {
    // Gatsby comes to the same, and says so.
  }
}
