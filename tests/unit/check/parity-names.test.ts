import { expect, it } from 'vitest'
import { parityRule } from '../../../src/compiler/check/parity/rule'
import { runCheck } from '../../../src/compiler/check/run'
import { formatProblem } from '../../../src/compiler/problems/problem'
import { makeTree } from '../content/compile'
import { page } from './page'

const parity = `capabilities:
  beacons: { label: Beacons, topic: implementation/push }
platforms: {}
`

/** What is found in a list of platforms on a guide. */
async function found(props: string): Promise<string[]> {
  const root = makeTree({
    'content/parity.yaml': parity,
    'content/en/index.mdx': page('Home', 'Text.'),
    'content/en/guides/till.mdx': page('Till', `See <Platforms topic="implementation/push" ${props} />.`),
  })
  const { findings } = await runCheck(root, [parityRule])
  return findings
    .map(formatProblem)
    .filter((line) => line.includes('till.mdx') && line.includes('  parity  '))
}

it('a list of platforms names a capability that the table has', async () => {
  expect(await found('capability="beacons"')).toEqual([])
  expect(await found('capability="beacon"')).toEqual([
    expect.stringMatching(
      /^content\/en\/guides\/till\.mdx:\d+:5 {2}parity {2}<Platforms> names a capability that content\/parity\.yaml does not have: beacon .*did you mean beacons\?$/,
    ),
  ])
})
