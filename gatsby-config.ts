export { default } from './src/gatsby/config'
