// @ts-check
import { existsSync } from 'node:fs'
import { installFromDebian } from './debian.mjs'
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
 * The engines as tools that tests need.
 * @param {Engines} engines
 * @returns {import('./tools.mjs').Tool[]}
 */
export const engineTools = ({ firefox, webkit }) => [
  { name: 'Firefox', found: firefox },
  { name: 'WebKitGTK', found: webkit && `${webkit.browser} under ${webkit.display}` },
]

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
