// @ts-check
// npm start: sets up what is missing, builds what changed, serves the built site.
import { checkNode } from './lib/node-version.mjs'

checkNode()
// Only now: everything below is written for the Node that was just checked.
const { bold, runMain, say } = await import('./lib/terminal.mjs')
const { onStop } = await import('./lib/run.mjs')
const { prepare } = await import('./lib/prepare.mjs')

await runMain(async () => {
  await prepare()
  // After the installation: the server needs one of the packages.
  const { addressFrom, checkPort, serveSite } = await import('./lib/serve.mjs')
  const address = addressFrom(process.argv.slice(2), process.env, 9000)
  await checkPort(address)

  const { ensureBuild } = await import('./lib/build.mjs')
  await ensureBuild('serving it')
  const { url, close } = await serveSite(address)
  onStop(async () => {
    say('Stopping.')
    await close()
  }, 0)
  say(`\nThe site is at ${bold(url)}\nCtrl-C stops it.`)
})
