import './src/styles/base'

export {
  onClientEntry,
  onInitialClientRender,
  onPreRouteUpdate,
  onRouteUpdate,
  onServiceWorkerActive,
  onServiceWorkerUpdateReady,
  registerServiceWorker,
  shouldUpdateScroll,
} from './src/app/browser-hooks'
