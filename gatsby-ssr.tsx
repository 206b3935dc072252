export { onPreRenderHTML, onRenderBody } from './src/app/render-body'
export { replaceRenderer } from './src/app/replace-renderer'
