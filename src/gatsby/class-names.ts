import type { Configuration } from 'webpack'

/**
 * Names classes of CSS modules by their file and their own name. Gatsby adds a digest of the path, five letters that
 * nothing can compress, for a hundred classes in the scripts of each page and again in its HTML; here no two modules have
 * the same file name (tests/unit/gatsby/class-names.test.ts).
 * @param config as Gatsby made it; throws when it has no rule for CSS modules any more
 */
export function withPlainClassNames(config: Configuration): Configuration {
  let found = 0
  const renamed = <T>(value: T): T => {
    if (Array.isArray(value)) return value.map(renamed) as T
    if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype)
      return value
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => {
        if (key !== 'localIdentName') return [key, renamed(inner) as unknown]
        found++
        return [key, '[name]-[local]']
      }),
    ) as T
  }
  const rules = (config.module?.rules ?? []).map((rule) =>
    typeof rule === 'object' && rule?.oneOf ? renamed(rule) : rule,
  )
  if (!found)
    throw new Error('Gatsby’s webpack configuration has no names of classes: see src/gatsby/class-names.ts.')
  return { ...config, module: { ...config.module, rules } }
}
