declare module 'gatsby-plugin-image/gatsby-node.js' {
  import type { GatsbyNode } from 'gatsby'

  const hooks: Required<Pick<GatsbyNode, 'createSchemaCustomization' | 'onCreateWebpackConfig'>>
  export default hooks
}

declare module 'gatsby-plugin-image/gatsby-ssr' {
  import type { GatsbySSR } from 'gatsby'

  /** Styles and a script for pictures in the HTML. */
  export const onRenderBody: GatsbySSR['onRenderBody']
}
