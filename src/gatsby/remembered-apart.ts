import type { Configuration } from 'webpack'

/** A configuration of which webpack remembers nothing that it made when something else, of this digest, was another. */
export function rememberedApart(config: Configuration, digest: string): Configuration {
  const { cache } = config
  if (typeof cache !== 'object' || cache.type !== 'filesystem') return config
  return { ...config, cache: { ...cache, version: `${cache.version ?? ''}${digest}` } }
}
