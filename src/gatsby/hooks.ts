export { createPages } from './create-pages'
export { onPostBuild } from './on-post-build'
export { onPreBootstrap } from './on-pre-bootstrap'
export { onCreateWebpackConfig } from './on-create-webpack-config'
