/** Where the words that were looked for stand in a text, cut as the engine cuts it. Apart from the engine: pages load it alone. */
export { mark } from '../engine/marks'
