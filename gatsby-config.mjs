// @ts-check
// Plain JavaScript that imports TypeScript through tsx: of a gatsby-config.ts Gatsby would first make JavaScript, with
// Parcel, and wait 4 s for it at every start.
import 'tsx'

const { default: config } = await import('./src/gatsby/config')
export default config
