// @ts-check
// Serves public/ as it is: what Playwright starts, and `npm start` without set-up and build.
import { onStop, stopOnSignals } from './lib/run.mjs'
import { addressFrom, serveSite } from './lib/serve.mjs'
import { runMain, say } from './lib/terminal.mjs'

await runMain(async () => {
  stopOnSignals()
  const { url, close } = await serveSite(addressFrom(process.argv.slice(2), process.env, 9000))
  onStop(close, 0)
  say(`Serving the built site at ${url}`)
})
