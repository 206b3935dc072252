/** What a page tells the service worker. `clearPathResources` is Gatsby's: it met the data of another build. */
export type ToWorker =
  | { gatsbyApi: 'clearPathResources' }
  /** Addresses that were loaded before the worker was in charge, to be kept. */
  | { keep: readonly string[] }
  | { packs: 'changed' }
  | { network: 'up' }

/** What the service worker tells all pages. */
export interface FromWorker {
  /** Whether the network answers. */
  network: 'up' | 'down'
}

/** What a build puts into its worker. */
export interface BuildManifest {
  /** Changes with anything that the site serves. */
  build: string
  /** Addresses with hashes: all scripts and styles, the fonts. */
  files: readonly string[]
  /** What all pages share, with digests; empty for what somebody on the way may have touched. */
  shared: readonly (readonly [url: string, digest: string])[]
  /** The names of page components that this build has. */
  components: readonly string[]
}
