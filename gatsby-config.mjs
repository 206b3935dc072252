// @ts-check
// Plain JavaScript that has the TypeScript read: of a gatsby-config.ts Gatsby would first make JavaScript, with Parcel, and
// wait 4 s for it at every start.
import { hooksOf } from './src/hooks/hooks-of.mjs'

// First of all: what follows imports the list of languages.
await hooksOf('check-languages')
const { default: config } = await hooksOf('config')
export default config
