// @ts-check
import image from 'gatsby-plugin-image/gatsby-node.js'

// All of gatsby-plugin-image but for what belongs to its StaticImage, which no page has: to look for it, the plugin would go over
// its own bundles with Babel at each start, for the better part of a second.
export const { createSchemaCustomization, onCreateWebpackConfig } = image
