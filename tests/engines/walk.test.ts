import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, it } from 'vitest'
import { findEngines } from '../../scripts/lib/engines.mjs'
import { startSite, type Site } from '../helpers/site'
import type { Driver } from './driver'
import { startFirefox } from './firefox'
import { Visitor } from './visitor'
import { walk } from './walk'
import { startWebKit } from './webkit'

const { firefox, webkit } = findEngines()
const engines: Record<string, (() => Promise<Driver>) | undefined> = {
  Firefox: firefox === undefined ? undefined : () => startFirefox(firefox),
  WebKitGTK: webkit && (() => startWebKit(webkit)),
}

for (const [name, start] of Object.entries(engines)) {
  describe.skipIf(!start)(`a reader with ${name}`, () => {
    let driver: Driver
    let site: Site
    beforeAll(async () => {
      site = await startSite()
      driver = await start!()
      await driver.resize({ width: 1280, height: 800 })
    })
    afterAll(async () => {
      await driver.close()
      await site.close()
    })

    it.each(walk)('%s', async (does, how) => {
      try {
        await how(new Visitor(driver), site)
      } catch (error) {
        const dir = path.resolve('test-results/engines')
        mkdirSync(dir, { recursive: true })
        writeFileSync(path.join(dir, `${name} ${does}.png`), await driver.screenshot())
        throw error
      } finally {
        site.setFaults([])
      }
    })
  })
}
