import './src/styles/tokens.css'
import './src/styles/global.css'
import './src/styles/prose.css'
import './src/blocks/reference.css'

// What every page needs belongs into the first bundle: one request less, and it compresses better in one piece.
import './src/layout/Layout'
import './src/blocks/BlockRenderer'

export { onClientEntry, onInitialClientRender, onRouteUpdate } from './src/app/browser-hooks'
