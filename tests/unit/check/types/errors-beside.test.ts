import { describe, expect, it } from 'vitest'
import { errorsBeside } from '../../../../src/compiler/check/types/errors-beside'
import { groupErrors, type ListedGroup } from '../../../../src/compiler/check/types/group-errors'
import { reactNativeList } from './lists'

/** Starting, and parsing TypeScript's libraries, takes seconds: longer where two busy cores do all the work. */
const PATIENCE = 120_000

/** As many groups, each with a sample of its own. */
const groupsOf = (count: number): ListedGroup[] =>
  Array.from({ length: count }, (_, at) => ({
    lists: [reactNativeList],
    group: {
      name: `group ${at}`,
      samples: [
        {
          file: 'content/en/page.mdx',
          line: 1,
          column: 1,
          section: '',
          language: 'ts',
          // Every other one has a mistake, and every third one names what it does not have.
          text: `const a: number = ${at % 2 ? "''" : 1}\n${at % 3 ? '' : 'show(a)'}\nexport { a }`,
          page: '/en/page/',
          isTyped: true,
          path: 'a.ts',
        },
      ],
      isOfServer: false,
      context: [],
      named: new Map([['/en/page/', new Set(['show'])]]),
    },
  }))

describe('a process for the types of samples', () => {
  it('finds what is found here', { timeout: PATIENCE }, async () => {
    const groups = groupsOf(6)
    const found = await errorsBeside(groups)
    expect(found).toEqual(groupErrors(groups))
    expect(found?.map(({ length }) => length)).toEqual([0, 1, 0, 1, 0, 1])
  })

  it('is not started for a few groups, nor where it is not', async () => {
    expect(await errorsBeside(groupsOf(4))).toBeUndefined()
    expect(await errorsBeside(groupsOf(6), '/nowhere.mts')).toBeUndefined()
  })

  it('leaves to whoever asks what it fails at', { timeout: PATIENCE }, async () => {
    const [group, ...others] = groupsOf(6)
    const broken = { ...group, group: { ...group?.group, samples: [{ language: 'ts' }] } } as ListedGroup
    expect(await errorsBeside([broken, ...others])).toBeUndefined()
  })
})
