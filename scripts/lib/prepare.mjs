// @ts-check
import { ensureDependencies } from './install.mjs'
import { checkLanguages } from './languages.mjs'
import { stopOnSignals } from './run.mjs'

/**
 * What comes first in every command that builds or serves the site: it can be stopped, the packages are there, and the list
 * of languages can be read. What needs a package is imported after this.
 */
export async function prepare() {
  stopOnSignals()
  await ensureDependencies()
  await checkLanguages()
}
