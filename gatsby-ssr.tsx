export { onPreRenderHTML, onRenderBody } from './src/app/render-body'
