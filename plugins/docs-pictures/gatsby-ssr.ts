export { onRenderBody } from 'gatsby-plugin-image/gatsby-ssr'
