import type { Configuration } from 'webpack'
import { digest } from '../compiler/page/inputs'

/** A configuration of which webpack remembers nothing that it made when these settings were others. */
export function rememberedApart(config: Configuration, settings: object): Configuration {
  const { cache } = config
  if (typeof cache !== 'object' || cache.type !== 'filesystem') return config
  return {
    ...config,
    cache: { ...cache, version: `${cache.version ?? ''}${digest([JSON.stringify(settings)])}` },
  }
}
