// @ts-check
// npm run screens:approve: takes how pages look now for right. Look at the pictures in the diff before you commit them.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { browserEnv, chromiumArgs, ensureBrowser } from './lib/browser.mjs'
import { ensureBuild } from './lib/build.mjs'
import { freePort } from './lib/free-port.mjs'
import { root, tool } from './lib/project.mjs'
import { runNode } from './lib/run.mjs'
import { UserError, runMain, say } from './lib/terminal.mjs'

const folder = join(root, 'tests/screens/approved')

/** In 256 colours, a third of the bytes: what that changes is far below what counts as another colour. */
async function shrink() {
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.png'))) {
    const file = join(folder, name)
    const small = await sharp(readFileSync(file)).png({ palette: true, dither: 0, effort: 7 }).toBuffer()
    writeFileSync(file, small)
  }
}

await runMain(async () => {
  const browser = await ensureBrowser()
  await ensureBuild('taking its pictures')
  // What no test asks for any more goes, too.
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const started = await chromium.launch({ executablePath: browser.path, args: chromiumArgs })
  const [version] = started.version().split('.')
  await started.close()
  writeFileSync(join(folder, 'browser.json'), `${JSON.stringify({ chromium: version })}\n`)
  const { code } = await runNode(
    tool('@playwright/test/cli.js'),
    ['test', '--project=screens', '--update-snapshots=all', '--grep=looks as approved'],
    { env: { ...browserEnv(browser), E2E_PORT: String(await freePort()) } },
  )
  if (code !== 0)
    throw new UserError('Not every picture could be taken.', 'What Playwright says stands above.')
  await shrink()
  say('Look at what changed below tests/screens/approved, then commit it.')
})
