export { createPages } from './src/gatsby/create-pages'
export { onPostBuild } from './src/gatsby/on-post-build'
export { onCreatePage } from './src/gatsby/on-create-page'
export { onCreateWebpackConfig } from './src/gatsby/on-create-webpack-config'
