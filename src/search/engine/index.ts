/** A search engine on lunr: all that is known of it outside of this folder. */
export { buildIndex } from './build-index'
export { createEngine } from './create-engine'
