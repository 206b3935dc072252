import './src/styles/base'

export { onClientEntry, onInitialClientRender, onRouteUpdate } from './src/app/browser-hooks'
