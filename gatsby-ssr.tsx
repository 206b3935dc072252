export { onPreRenderHTML, onRenderBody } from './src/runtime/render-body'
