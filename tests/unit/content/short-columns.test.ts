import { describe, expect, it } from 'vitest'
import { compileBody } from './compile'

/** The marks of the tables of a text, in their order. */
const marks = async (body: string) =>
  [...JSON.stringify((await compileBody(body)).blocks).matchAll(/<table(?: class=\\"(\w+)\\")?>/g)].map(
    ([, mark]) => mark,
  )
const table = (...rows: string[][]) =>
  rows
    .map((cells) => `| ${cells.join(' | ')} |`)
    .toSpliced(1, 0, `|${' --- |'.repeat(rows[0]?.length ?? 0)}`)
    .join('\n')
const long = 'A sentence that takes more room than a line of it has.'

describe('columns of short text stay in one line', () => {
  it.each([
    [
      'the first',
      [
        ['What', 'Why'],
        ['One device', long],
      ],
      's1',
    ],
    [
      'the first two',
      [
        ['SDK', 'Release', 'Changes'],
        ['iOS', '3.8.0', long],
      ],
      's2',
    ],
    [
      'with days',
      [
        ['SDK', 'Release', 'Changes'],
        ['iOS', '3.8.0, 18 January 2024', long],
      ],
      's3',
    ],
    [
      'with addresses, whose scheme is not counted',
      [
        ['Surface', 'Address', 'For'],
        ['Cloud API', '`https://cloud.beckon.example/api`', long],
      ],
      's3',
    ],
    [
      'none where the first is long',
      [
        ['What', 'Who'],
        [long, 'you'],
      ],
      undefined,
    ],
    ['none where nothing else is there', [['What'], ['this']], undefined],
    [
      'none where all is short',
      [
        ['What', 'Why'],
        ['One device', 'a limit'],
      ],
      undefined,
    ],
    [
      'none where many columns are beside it',
      [
        ['A', 'B', 'C', 'D', 'E', 'F'],
        ['a long first cell', long, 'c', 'd', 'e', 'f'],
      ],
      undefined,
    ],
  ])('%s', async (_, rows, mark) => {
    expect(await marks(table(...rows))).toEqual([mark])
  })

  it('and tables with the same head are alike', async () => {
    const head = ['SDK', 'Release', 'Changes']
    const dated = table(head, ['iOS', '3.8.0, 18 January 2024', long])
    const plain = table(head, ['iOS', '3.7.0', long])
    expect(await marks(`${dated}\n\n${plain}`)).toEqual(['s3', 's3'])
    expect(await marks(`${table(['Other', 'Release', 'Changes'], ['iOS', '3', long])}\n\n${dated}`)).toEqual([
      's2',
      's3',
    ])
  })

  it.each([
    ['Nine letters', 's1'],
    ['Twenty letters and more', undefined],
  ])('a badge behind "%s" is counted as well', async (cell, mark) => {
    const { blocks } = await compileBody(table(['What', 'Why'], [`${cell} <Since version="3" />`, long]))
    expect(/"t":"table","p":\{"className":"(\w+)"/.exec(JSON.stringify(blocks))?.[1]).toBe(mark)
  })
})
