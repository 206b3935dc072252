import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { billOfMaterials } from '../../scripts/lib/bill-of-materials.mjs'

/** What visitors get of others' work: the notices that go with it, and the bill of materials. */

const dir = path.resolve(process.env.PUBLIC_DIR ?? 'public')

it('has the notices of every package in the bundles, each with its terms, and all of them in the bill of materials', () => {
  const text = readFileSync(path.join(dir, 'licences.txt'), 'utf8')
  const shipped = JSON.parse(
    readFileSync(path.join(dir, '../deploy/generated/shipped.json'), 'utf8'),
  ) as string[]
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Parameters<typeof billOfMaterials>[0]
  const required = billOfMaterials(lock, new Set(shipped)).components.filter(
    ({ scope }) => scope === 'required',
  )
  expect(required.map((one) => one['bom-ref'].replace(/^.*#/, '')).sort()).toEqual([...shipped].sort())
  expect(shipped.length).toBeGreaterThan(15)
  const notices = text.split(`\n\n${'-'.repeat(80)}\n\n`).slice(1)
  for (const { name, version } of required.filter((one) => !one.name.startsWith('@fontsource'))) {
    const notice = notices.find((one) => one.startsWith(`${name} ${version} (`)) ?? ''
    expect(notice, name).toMatch(/copyright|Mozilla Public License/i)
    expect(notice.length, name).toBeGreaterThan(500)
    // Whoever gets code under the MPL is told where its source is.
    if (notice.includes('(MPL')) expect(notice).toMatch(/Source: https:/)
  }
  for (const name of ['Commissioner', 'JetBrains Mono']) expect(text).toContain(name)
  // Each of them has been looked at.
  const judged =
    readFileSync('SECURITY.md', 'utf8').split('<!-- shipped -->')[1]?.split('<!-- end -->')[0] ?? ''
  const rows = [...judged.matchAll(/^\| `(.+?)` +\| (\S+)/gm)].map(
    ([, name = '', version = '']) => `${name} ${version}`,
  )
  const code = required.filter(({ name }) => !name.startsWith('@fontsource'))
  expect(rows.sort()).toEqual(code.map(({ name, version }) => `${name} ${version}`).sort())
})
