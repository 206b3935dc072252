// @ts-check
// npm run develop: sets up what is missing, then Gatsby's development server.
import { checkNode } from './lib/node-version.mjs'

checkNode()
const { runMain, say } = await import('./lib/terminal.mjs')
const { runNode } = await import('./lib/run.mjs')
const { prepare } = await import('./lib/prepare.mjs')

await runMain(async () => {
  await prepare()
  const { forgetBuild, gatsbyEnv } = await import('./lib/build.mjs')
  // It writes into public/ too: the next npm start has to build.
  forgetBuild()
  say('The site will be at http://localhost:8000/ as soon as it is ready.')
  const { tool } = await import('./lib/project.mjs')
  const { developEnv } = await import('./lib/memory.mjs')
  const args = ['develop', '--port', '8000', ...process.argv.slice(2)]
  const env = { ...gatsbyEnv, ...developEnv() }
  const { code } = await runNode(tool('gatsby/cli.js'), args, { interactive: true, env })
  process.exitCode = code
})
