// @ts-check
import { existsSync } from 'node:fs'
import { canInstall, installFromDebian } from './debian.mjs'
import { findPrograms } from './programs.mjs'
import { heading } from './terminal.mjs'

/**
 * The engines beside Chromium's that the site is tried in.
 * @typedef {object} Engines
 * @property {string} [firefox] the program; undefined where there is none
 * @property {{ driver: string, browser: string, display: string }} [webkit] WebKitGTK's WebDriver, its small browser, and a
 *   virtual display, without which neither shows anything; undefined where one of them is missing
 */

// A font, or text is drawn as boxes and measures wrong.
const packages = ['firefox-esr', 'webkit2gtk-driver', 'xvfb', 'fonts-liberation']

/** @param {string} folder of libraries, by the kind of machine @param {string} api */
const miniBrowser = (folder, api) => `/usr/lib/${folder}/webkit2gtk-${api}/MiniBrowser`

/**
 * Looks for them where the system puts programs.
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Engines}
 */
export function findEngines(env = process.env) {
  const [driver] = findPrograms(['WebKitWebDriver'], env)
  const [display] = findPrograms(['Xvfb'], env)
  const browser = ['x86_64-linux-gnu', 'aarch64-linux-gnu']
    .flatMap((folder) => ['6.0', '4.1', '4.0'].map((api) => miniBrowser(folder, api)))
    .find((file) => existsSync(file))
  return {
    firefox: findPrograms(['firefox-esr', 'firefox'], env)[0],
    webkit: driver && display && browser ? { driver, browser, display } : undefined,
  }
}

/**
 * What to say of the engines, and whether that is a failure. A CI that can install them must not pass for tried what was
 * not; elsewhere an engine that is missing is no fault of the site.
 * @param {Engines} engines
 * @param {boolean} isOwed whether they have to be here
 */
export function judgeEngines({ firefox, webkit }, isOwed) {
  const missing = [...(firefox ? [] : ['Firefox']), ...(webkit ? [] : ['WebKitGTK'])]
  const lines = [
    ...(firefox ? [`Using ${firefox}.`] : []),
    ...(webkit ? [`Using ${webkit.browser} under ${webkit.display}.`] : []),
    ...missing.map((name) =>
      isOwed
        ? `${name} IS MISSING, and has to be here: this is CI, on a system that can install it. See above why it did not.`
        : `${name} is not here and could not be installed: what needs it is skipped.`,
    ),
  ]
  return { lines, failed: isOwed && missing.length > 0, isNone: missing.length === 2 }
}

/** Whether the engines have to be here: in CI, where the system can install them. */
export const areEnginesOwed = async (env = process.env) => Boolean(env.CI) && (await canInstall())

/**
 * Finds them, and installs what is missing where the system is Debian or one of its kin.
 * @returns {Promise<Engines>}
 */
export async function ensureEngines() {
  const found = findEngines()
  if (found.firefox && found.webkit) return found
  heading('Installing the other engines')
  await installFromDebian(packages)
  return findEngines()
}
