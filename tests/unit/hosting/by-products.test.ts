import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { bringBackByProducts, setAsideByProducts } from '../../../src/hosting/by-products'
import { tempFolder } from '../../helpers/temp-folder'

it('what an earlier build left is gone: bundles, and what the build made for itself, which the next one finds again', () => {
  const root = tempFolder('by-products')
  const site = path.join(root, 'public')
  mkdirSync(path.join(site, '_gatsby'), { recursive: true })
  const stats = {
    assetsByChunkName: { app: ['app-00000000.js', 'app.00000000.css'], worker: ['worker-00000000.js'] },
  }
  const files = {
    'webpack.stats.json': JSON.stringify(stats),
    'app-00000000.js': '({520:"33333333"})[e]',
    '520-33333333.js': '',
    'app-00000000.js.LICENSE.txt': '',
    'app.00000000.css': '',
    'worker-00000000.js': '',
    'app-00000000.js.map': '',
    'app-11111111.js': '',
    'app-11111111.js.LICENSE.txt': '',
    'app.11111111.css': '',
    'gone-22222222.js': '',
    'sw.js': '',
    'robots.txt': '',
  }
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(site, name), text)
  setAsideByProducts(root)
  expect(readdirSync(site).sort()).toEqual([
    '520-33333333.js',
    'app-00000000.js',
    'app-00000000.js.LICENSE.txt',
    'app.00000000.css',
    'robots.txt',
    'sw.js',
    'worker-00000000.js',
  ])
  bringBackByProducts(root)
  expect(existsSync(path.join(site, 'webpack.stats.json'))).toBe(true)
  expect(existsSync(path.join(site, '_gatsby'))).toBe(true)
})

it('the next build begins without what Parcel has kept, which it would look through for nothing', () => {
  const root = tempFolder('by-products')
  const kept = path.join(root, '.cache/.parcel-cache')
  for (const folder of [kept, path.join(root, 'public')]) mkdirSync(folder, { recursive: true })
  setAsideByProducts(root)
  expect(existsSync(kept)).toBe(false)
})
