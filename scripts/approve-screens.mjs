// @ts-check
// npm run screens:approve: takes how pages look now for right. Look at the pictures in the diff before you commit them.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { browserEnv, chromiumArgs, ensureBrowser } from './lib/browser.mjs'
import { ensureBuild } from './lib/build.mjs'
import { freePort } from './lib/free-port.mjs'
import { tool } from './lib/project.mjs'
import { replaceFolder } from './lib/replace-folder.mjs'
import { runNode } from './lib/run.mjs'
import { screensDir } from './lib/screens.mjs'
import { UserError, runMain, say } from './lib/terminal.mjs'

/**
 * In 256 colours, a third of the bytes: what that changes is far below what counts as another colour.
 * @param {string} folder
 */
async function shrink(folder) {
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.png'))) {
    const file = join(folder, name)
    const small = await sharp(readFileSync(file)).png({ palette: true, dither: 0, effort: 7 }).toBuffer()
    writeFileSync(file, small)
  }
}

await runMain(async () => {
  const browser = await ensureBrowser()
  await ensureBuild('taking its pictures')
  const started = await chromium.launch({ executablePath: browser.path, args: chromiumArgs })
  const [version] = started.version().split('.')
  await started.close()
  // What no test asks for any more goes, too; but nothing does before all pictures are taken.
  await replaceFolder(screensDir, async (folder) => {
    // As Prettier writes it.
    writeFileSync(join(folder, 'browser.json'), `{ "chromium": "${version}" }\n`)
    const { code } = await runNode(
      tool('@playwright/test/cli.js'),
      ['test', '--project=screens', '--update-snapshots=all', '--grep=looks as approved'],
      { env: { ...browserEnv(browser), E2E_PORT: String(await freePort()), SCREENS_DIR: folder } },
    )
    if (code !== 0)
      throw new UserError(
        'Not every picture could be taken; those that were approved stay.',
        'What Playwright says stands above.',
      )
    await shrink(folder)
  })
  say('Look at what changed below tests/screens/approved, then commit it.')
})
