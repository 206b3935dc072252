import './src/styles/base'

export {
  onClientEntry,
  onInitialClientRender,
  onRouteUpdate,
  onServiceWorkerActive,
  onServiceWorkerUpdateReady,
  registerServiceWorker,
} from './src/app/browser-hooks'
