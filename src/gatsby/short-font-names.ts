import type { Configuration, RuleSetRule } from 'webpack'
import { rememberedApart } from './remembered-apart'

/** Eight signs of a digest tell the files of one typeface apart; Gatsby takes 32. */
const NAME = 'static/[name]-[hash:8].[ext]'

interface Loader {
  options?: { name?: string }
}

/**
 * Gives typefaces short names: every page says them in its head and in its styles, and no digest can be compressed.
 * @param config as Gatsby made it; throws when it has no rule for typefaces any more
 */
export function withShortFontNames(config: Configuration): Configuration {
  let found = 0
  const renamed = (loader: Loader): Loader => {
    if (!loader.options?.name) return loader
    found++
    return { ...loader, options: { ...loader.options, name: NAME } }
  }
  const rules = (config.module?.rules ?? []).map((rule) => {
    if (typeof rule !== 'object' || !(rule?.test instanceof RegExp) || !rule.test.test('a.woff2')) return rule
    const use = [rule.use].flat().map((loader) => renamed(loader as Loader))
    return { ...rule, use: use as RuleSetRule['use'] }
  })
  if (!found)
    throw new Error('Gatsby’s webpack configuration has no typefaces: see src/gatsby/short-font-names.ts.')
  return { ...rememberedApart(config, [NAME]), module: { ...config.module, rules } }
}
