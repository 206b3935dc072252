export { createPages } from './src/gatsby/create-pages'
export { onPostBuild } from './src/gatsby/on-post-build'
export { onPreBootstrap } from './src/gatsby/on-pre-bootstrap'
export { onCreateWebpackConfig } from './src/gatsby/on-create-webpack-config'
