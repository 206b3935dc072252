import { describe, expect, it } from 'vitest'
import { formatProblem, formatProblems, type Problem } from '../../../src/compiler/problems/problem'

const problem = (file: string, line: number, column = 1): Problem => ({
  file,
  line,
  column,
  rule: 'link',
  message: `Message ${line}.`,
  fix: 'fix it',
})

describe('problems in words', () => {
  it('stand on one line that editors can open', () => {
    expect(formatProblem(problem('content/en/a.mdx', 3, 7))).toBe(
      'content/en/a.mdx:3:7  link  Message 3.  → fix it',
    )
  })

  it('are grouped by file, in reading order, and counted', () => {
    const list = [problem('b.mdx', 2), problem('a.mdx', 10), problem('a.mdx', 9, 5), problem('a.mdx', 9, 2)]
    expect(formatProblems(list)).toBe(
      [
        '',
        'a.mdx:9:2  link  Message 9.  → fix it',
        'a.mdx:9:5  link  Message 9.  → fix it',
        'a.mdx:10:1  link  Message 10.  → fix it',
        '',
        'b.mdx:2:1  link  Message 2.  → fix it',
        '',
        '4 problems in 2 files',
      ].join('\n'),
    )
    expect(formatProblems([problem('a.mdx', 1)])).toMatch(/\n1 problem in 1 file$/)
  })
})
