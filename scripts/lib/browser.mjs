// @ts-check
import { spawnSync } from 'node:child_process'
import { existsSync, statfsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { installFromDebian, rootPrefix, runWords } from './debian.mjs'
import { findPrograms } from './programs.mjs'
import { tool } from './project.mjs'
import { runNode } from './run.mjs'
import { UserError, heading, say, withHeartbeat } from './terminal.mjs'

/**
 * The browser that end-to-end tests use. Without `path` it is the one Playwright downloaded and finds by itself.
 * @typedef {{ name: string, path?: string }} Browser
 */

/**
 * Chromium without windows, tabs and a menu of its own: the same engine, for little more than half of the processor's time.
 * Playwright's download is the same thing.
 */
const shell = 'chromium-headless-shell'
const names = [shell, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
/** Debian's browser, beside which the shell can be installed. */
const debians = '/usr/bin/chromium'
const macApps = ['Google Chrome.app/Contents/MacOS/Google Chrome', 'Chromium.app/Contents/MacOS/Chromium']
const playwrightCli = tool('@playwright/test/cli.js')

/**
 * What Chromium is started with: without business of its own on the network, which is noise in tests, is measured along, and
 * is refused on closed networks. (--no-sandbox is missing because Playwright adds it itself.)
 */
export const chromiumArgs = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Bytes that processes may share, as far as there is a place for them. */
function sharedMemory() {
  try {
    const { bavail, bsize } = statfsSync('/dev/shm')
    return bavail * bsize
  } catch {
    return 0
  }
}

/**
 * What Playwright would start Chromium with, and need not: its processes then share memory by files in /tmp, since most containers
 * have 64 MB of what is made for that. With that, tests take a seventh less of the processor's time.
 * @param {number} [room]
 */
export const needlessArgs = (room = sharedMemory()) => (room > 2 ** 30 ? ['--disable-dev-shm-usage'] : [])

/** A file that is there may still not start: Ubuntu's chromium-browser without snap, a download without its libraries.
 * @param {string} path
 */
function starts(path) {
  return spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0
}

function playwrightsOwn() {
  try {
    /** @type {import('@playwright/test')} */
    const { chromium } = createRequire(import.meta.url)('@playwright/test')
    return chromium.executablePath()
  } catch {
    return ''
  }
}

/**
 * Looks for a browser that starts: the one named by the environment, Playwright's own, one of the system.
 * @param {NodeJS.ProcessEnv} [env]
 * @param {string} [own] where Playwright's would be
 * @returns {Browser | undefined}
 */
export function findBrowser(env = process.env, own = playwrightsOwn()) {
  for (const key of ['PLAYWRIGHT_CHROMIUM_PATH', 'CHROME_PATH']) {
    const path = env[key]
    if (!path) continue
    if (starts(path)) return { name: `${path} (from ${key})`, path }
    throw new UserError(
      `${key} names ${path}, which does not start.`,
      `Point ${key} at a Chromium or Chrome, or unset it.`,
    )
  }
  if (own && existsSync(own) && starts(own)) return { name: "Playwright's Chromium" }

  const apps = process.platform === 'darwin' ? macApps.map((app) => join('/Applications', app)) : []
  const places = [...findPrograms(names, env), ...apps.filter((app) => existsSync(app))]
  const path = places.find(starts)
  return path ? { name: path, path } : undefined
}

async function downloadWithPlaywright() {
  say("Trying Playwright's download of Chromium …")
  // The libraries come after the download, not with it: where the download is out of reach they would be installed in vain.
  const { code } = await withHeartbeat(
    'still downloading',
    runNode(playwrightCli, ['install', 'chromium'], { quiet: true, timeoutMs: 10 * 60_000 }),
  )
  if (code !== 0) {
    say('   That download cannot be reached from here.')
    return
  }
  const prefix = process.platform === 'linux' ? await rootPrefix() : undefined
  if (prefix && !starts(playwrightsOwn())) {
    say('Installing the libraries it needs …')
    await runWords([...prefix, process.execPath, playwrightCli, 'install-deps', 'chromium'])
  }
}

// A font, or text is drawn as boxes and measures wrong.
const installShell = () => installFromDebian([shell, 'fonts-liberation'])
/** Not all kin of Debian have the shell. */
const installChromium = () => installFromDebian(['chromium', 'fonts-liberation'])

/**
 * Finds a browser or installs one.
 * @returns {Promise<Browser>}
 */
export async function ensureBrowser() {
  const found = findBrowser()
  if (found?.path === debians) {
    // Where it cannot be had, the one that is here does as well.
    await installFromDebian([shell])
    return findBrowser() ?? found
  }
  if (found) return found
  heading('Installing a browser for the end-to-end tests')
  for (const attempt of [downloadWithPlaywright, installShell, installChromium]) {
    await attempt()
    const installed = findBrowser()
    if (installed) return installed
  }
  throw new UserError(
    'No browser for the end-to-end tests was found, and none could be installed.',
    [
      'Any one of these fixes it:',
      '  · install Chromium or Google Chrome in the usual way of this system;',
      '  · on Linux: sudo npx playwright install --with-deps chromium',
      '  · set PLAYWRIGHT_CHROMIUM_PATH to the program file of a Chromium that is already here.',
      'Everything but these tests runs without a browser: npm test -- --only types,lint,check,routes,unit,content,site',
    ].join('\n'),
  )
}

/**
 * How Playwright's configuration is told.
 * @param {Browser} browser
 */
export const browserEnv = (browser) => (browser.path ? { PLAYWRIGHT_CHROMIUM_PATH: browser.path } : {})
