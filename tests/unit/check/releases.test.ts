import { describe, expect, it } from 'vitest'
import { releaseRule } from '../../../src/compiler/check/files/releases'
import { runCheck } from '../../../src/compiler/check/run'
import { formatProblem } from '../../../src/compiler/problems/problem'
import { makeTree } from '../content/compile'
import { page } from './page'

const releases = `v3:
  android: [3.5.0, 3.5.1, 3.10.0]
  react-native: [3.6.0]
v2:
  android: [2.7.4]
  wordpress: [2.0.0]
  html5: [2.0.6]
`

/** Findings for a badge with a version, on a page below content/en. */
async function found(version: string, name = 'sdk/v3/android/push', text = releases): Promise<string[]> {
  const root = makeTree({
    'content/releases.yaml': text,
    'content/en/index.mdx': page('Home', 'Text.'),
    [`content/en/${name}.mdx`]: page('Badges', `New <Since version="${version}" />.`),
  })
  const { findings } = await runCheck(root, [releaseRule])
  return findings.map(formatProblem)
}

describe('a version in a badge', () => {
  it.each([
    ['3.5.1', undefined],
    ['3.5', undefined],
    ['3.10.0', 'sdk/v3/react-native/push'],
    ['3.6.0', 'sdk/v3/react-native/push'],
    ['2.0.6', 'sdk/v2/wordpress/push'],
    ['2.7.4', 'sdk/v3/android/migration'],
    ['3.6.0', 'guides/push'],
    ['9.9.9', 'sdk/v2/tvos/push'],
  ])('may be %s on %s', async (version, name) => {
    expect(await found(version, name)).toEqual([])
  })

  it.each([
    ['9.9.9', undefined],
    ['3.5.2', undefined],
    ['3.1', undefined],
    ['3.6.0', undefined],
    ['3.6.1', 'sdk/v3/react-native/push'],
    ['2.0.0', 'sdk/v3/android/push'],
    ['9.9.9', 'guides/push'],
    ['9.9.9', 'sdk/v3/android/migration'],
  ])('may not be %s on %s', async (version, name) => {
    const [problem, ...others] = await found(version, name)
    expect(problem).toMatch(/:8:5 {2}release {2}<Since> names .* no known release of the .*releases\.yaml/)
    expect(others).toEqual([])
  })
})

it('is not held against a list that cannot be read, which is reported', async () => {
  expect(await found('9.9.9', undefined, 'v3: { android: [3.5] }')).toEqual([
    expect.stringMatching(/^content\/releases\.yaml:1:\d+ {2}release /),
  ])
})
