import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** SECURITY.md says of versions what is known of their weaknesses: with another version it has to be looked at again. */

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, { version?: string }>
}
const text = readFileSync('SECURITY.md', 'utf8')

const table = (name: string) =>
  [
    ...(text.split(`<!-- ${name} -->`)[1]?.split('<!-- end -->')[0] ?? '').matchAll(
      /^\| `(.+?)` +\| (\S+)/gm,
    ),
  ].map(([, one = '', version = '']) => [one, version] as const)

it.each(['shipped', 'build'])('the versions that are judged are the locked ones (%s)', (name) => {
  expect(table(name).length).toBeGreaterThan(5)
  const locked = Object.entries(lock.packages).map(
    ([path, { version = '' }]) => `${path.replace(/^.*node_modules\//, '')} ${version}`,
  )
  expect(table(name).filter(([one, version]) => !locked.includes(`${one} ${version}`))).toEqual([])
})
