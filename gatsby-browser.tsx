import './src/styles/base'

export {
  onClientEntry,
  onInitialClientRender,
  onPreRouteUpdate,
  onRouteUpdate,
  onServiceWorkerActive,
  onServiceWorkerUpdateReady,
  registerServiceWorker,
} from './src/app/browser-hooks'
