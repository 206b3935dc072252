export { createPages } from './src/gatsby/create-pages'
export { onCreatePage } from './src/gatsby/on-create-page'
export { onCreateWebpackConfig } from './src/gatsby/on-create-webpack-config'
