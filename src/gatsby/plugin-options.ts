import { existsSync, readFileSync, writeFileSync } from 'node:fs'

/** Where Gatsby lists the browser's part of each plugin, with the options of the plugin. */
const LIST = '.cache/api-runner-browser-plugins.js'

/**
 * Takes the options of plugins out of the bundles for visitors: names of icons, folders of content. They are for the build, and
 * no plugin here reads any in the browser.
 */
export function dropPluginOptions(): void {
  if (existsSync(LIST)) writeFileSync(LIST, withoutOptions(readFileSync(LIST, 'utf8')))
}

/** Throws when the list is not as Gatsby wrote it so far. */
export function withoutOptions(list: string): string {
  const [options = [], plugins = []] = [/^\s*options: \{.*\},$/gm, /^\s*plugin: require/gm].map(
    (lines) => list.match(lines) ?? [],
  )
  if (options.length !== plugins.length)
    throw new Error(`Gatsby's list of plugins is not as it was: see src/gatsby/plugin-options.ts.`)
  return list.replace(/^(\s*options: )\{.*\},$/gm, '$1{},')
}
