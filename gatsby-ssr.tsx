export { onRenderBody } from './src/runtime/render-body'
