import type { ParentSpanPluginArgs } from 'gatsby'
import { isShallow } from '../compiler/files/last-changed'
import { bringBackByProducts } from '../hosting/by-products'

interface State {
  program: { prefixPaths?: boolean }
}

/** Before anything reads what the last build left behind. */
export function onPreBootstrap({ store, reporter }: ParentSpanPluginArgs): void {
  // Gatsby types it as a bare Function.
  const { program } = (store.getState as () => State)()
  if (program.prefixPaths) {
    reporter.panic(
      'This site lives at the root of its host: links inside its pages, search, the worker and redirects know no prefix. ' +
        'Build it without --prefix-paths (PREFIX_PATHS), and give it a host name of its own: see deploy/README.md.',
    )
  }
  if (isShallow(process.cwd())) {
    reporter.warn(
      'This clone has only the end of the history: pages and the sitemap go without the days of their last changes. ' +
        'Fetch all of it: `git fetch --unshallow` (in CI `fetch-depth: 0`).',
    )
  }
  bringBackByProducts(process.cwd())
}
