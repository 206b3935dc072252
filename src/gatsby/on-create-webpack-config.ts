import path from 'node:path'
import type { GatsbyNode } from 'gatsby'
import { StableBuildHash } from './stable-build-hash'

interface WebpackConfig {
  plugins: { constructor: { name: string }; options?: { ignoreOrder?: boolean } }[]
}

const browser = (file: string) => path.resolve('src/language/browser', file)

/**
 * Keeps the JavaScript of a page small. Only bundles for visitors are changed: pages are rendered, and `gatsby develop`
 * runs, with the libraries themselves.
 */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({ stage, actions, getConfig }) => {
  if (stage !== 'build-javascript') return
  actions.setWebpackConfig({
    plugins: [new StableBuildHash()],
    resolve: {
      alias: {
        i18next$: browser('i18next.ts'),
        'react-i18next$': browser('react-i18next.ts'),
        // Gatsby's <Script> for third-party scripts, which this site has none of.
        'gatsby-script$': false,
        '@builder.io/partytown/integration$': false,
        // Wraps one message that gatsby-plugin-react-i18next has for developers.
        outdent$: false,
        // Asks for the visitor's language in a redirect that is switched off: the site has its own (src/language).
        'browser-lang$': false,
        // Gatsby's <Slice>, which this site has none of; exactly this file, for the contexts beside it are used.
        [`${path.resolve('.cache/slice')}$`]: false,
      },
    },
  })
  const config = (getConfig as () => WebpackConfig)()
  for (const { constructor, options } of config.plugins) {
    // The order of style sheets decides nothing here: layers and module names do.
    if (constructor.name === 'MiniCssExtractPlugin' && options) options.ignoreOrder = true
  }
  actions.replaceWebpackConfig(config)
}
