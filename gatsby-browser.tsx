import './src/styles/tokens.css'
import './src/styles/global.css'
import './src/styles/prose.css'

export { onClientEntry, onInitialClientRender, onRouteUpdate } from './src/runtime/browser-hooks'
