import { readFileSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { findBrowser, needlessArgs } from '../../../scripts/lib/browser.mjs'
import { firstDifference } from '../../../scripts/lib/install.mjs'
import { nodeProblem } from '../../../scripts/lib/node-version.mjs'
import { addressFrom, checkPort } from '../../../scripts/lib/serve.mjs'
import { listen } from '../../../scripts/lib/static-server.mjs'
import { tempFolder } from '../../helpers/temp-folder'

describe('the version of Node', () => {
  const { engines } = JSON.parse(readFileSync('package.json', 'utf8')) as { engines: { node: string } }

  it.each(['20.19.0', '20.20.2', '22.13.0', '22.23.3', '24.0.0', '24.21.0', '26.0.0'])(
    '%s will do',
    (version) => {
      expect(nodeProblem(version, engines.node)).toBeUndefined()
    },
  )

  it.each(['20.18.3', '18.20.4', '8.17.0', '21.7.3', '22.0.0', '22.12.0', '23.11.0'])(
    '%s will not, and the message says what will',
    (version) => {
      expect(nodeProblem(version, engines.node)).toContain(
        `needs Node.js 20.19 or newer of that line, 22.13 or newer of that line, 24 and later; this is ${version}.`,
      )
    },
  )
})

describe('the installed packages', () => {
  const wanted = {
    packages: {
      '': { version: '1.0.0' },
      'node_modules/a': { version: '1.0.0' },
      'node_modules/a/node_modules/b': { version: '2.0.0' },
      'node_modules/other-system': { version: '3.0.0', optional: true },
    },
  }
  const present = (packages: Record<string, { version: string }>) => firstDifference(wanted, { packages })
  const a = { 'node_modules/a': { version: '1.0.0' } }
  const b = { 'node_modules/a/node_modules/b': { version: '2.0.0' } }

  it('are right when all but optional ones are there', () => {
    expect(present({ ...a, ...b })).toBeUndefined()
  })

  it.each([
    ['one is missing', a, 'b 2.0.0'],
    ['one is older', { ...a, 'node_modules/a/node_modules/b': { version: '1.9.0' } }, 'b 2.0.0'],
    [
      'an optional one is older',
      { ...a, ...b, 'node_modules/other-system': { version: '2.0.0' } },
      'other-system 3.0.0',
    ],
  ])('are not when %s', (_, packages, difference) => {
    expect(present(packages)).toBe(difference)
  })
})

describe('where to serve', () => {
  it.each([
    [[], {}, { port: 9000, host: '127.0.0.1' }],
    [[], { PORT: '9100', HOST: '0.0.0.0' }, { port: 9100, host: '0.0.0.0' }],
    [['--port', '9200'], { PORT: '9100' }, { port: 9200, host: '127.0.0.1' }],
    [['--port=9300', '--host=::1'], {}, { port: 9300, host: '::1' }],
  ])('%j with %j', (args, env, address) => {
    expect(addressFrom(args, env, 9000)).toEqual(address)
  })

  it.each([[['--port', 'x']], [['--port', '70000']], [['--prot', '9000']], [['9000']]])(
    'refuses %j',
    (args) => {
      expect(() => addressFrom(args, {}, 9000)).toThrow(/is not a port|Unknown option/)
    },
  )

  it('says so when the port is taken, and nothing when it is free', async () => {
    const other = await listen(() => {})
    const address = { port: other.port, host: '127.0.0.1' }
    await expect(checkPort(address)).rejects.toThrow(`Port ${other.port} is taken`)
    await other.close()
    await expect(checkPort(address)).resolves.toBeUndefined()
  })
})

describe('the browser', () => {
  it('is the one the environment names, if it starts', () => {
    // Node answers --version as well, which is all that is asked here.
    expect(findBrowser({ CHROME_PATH: process.execPath })?.path).toBe(process.execPath)
    expect(() => findBrowser({ PLAYWRIGHT_CHROMIUM_PATH: '/no/such/chromium' })).toThrow(
      'PLAYWRIGHT_CHROMIUM_PATH names /no/such/chromium, which does not start.',
    )
  })

  it('shares memory as it does everywhere else where there is more of it than in most containers', () => {
    expect(needlessArgs(64 * 2 ** 20)).toEqual([])
    expect(needlessArgs(8 * 2 ** 30)).toEqual(['--disable-dev-shm-usage'])
  })

  it.skipIf(process.platform === 'win32')('is the one without windows, where there are both', () => {
    const dir = tempFolder('browsers')
    const put = (name: string) => {
      symlinkSync(process.execPath, path.join(dir, name))
      return path.join(dir, name)
    }
    const find = () => findBrowser({ PATH: dir }, '')?.path
    const chromium = put('chromium')
    expect(find()).toBe(chromium)
    const shell = put('chromium-headless-shell')
    expect(find()).toBe(shell)
  })
})
