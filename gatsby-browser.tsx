export { onClientEntry, onInitialClientRender, onRouteUpdate } from './src/runtime/browser-hooks'
