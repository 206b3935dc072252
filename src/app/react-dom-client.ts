/** What `react-dom/client` gives in production, by names: for what takes all of it, nothing of React DOM can be left out. */
// @ts-expect-error -- its types have them in `react-dom/client`, which this stands for (src/gatsby/replacements.ts)
export { createRoot, hydrateRoot } from 'react-dom'
