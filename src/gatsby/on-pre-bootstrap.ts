import type { GatsbyNode } from 'gatsby'
import { bringBackByProducts } from '../hosting/by-products'

interface State {
  program: { prefixPaths?: boolean }
}

/** Before anything reads what the last build left behind. */
export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = ({ store, reporter }) => {
  // Gatsby types it as a bare Function.
  const { program } = (store.getState as () => State)()
  if (program.prefixPaths) {
    reporter.panic(
      'This site lives at the root of its host: links inside its pages, search, the worker and redirects know no prefix. ' +
        'Build it without --prefix-paths (PREFIX_PATHS), and give it a host name of its own: see deploy/README.md.',
    )
  }
  bringBackByProducts(process.cwd())
}
