import { describe, expect, it } from 'vitest'
import { benchmarkPages } from '../../../scripts/benchmark/pages.mjs'
import { duplicateRule } from '../../../src/compiler/check/pages/duplicate'
import { stubRule } from '../../../src/compiler/check/pages/stub'
import { descriptionRule, titleRule } from '../../../src/compiler/check/pages/unique'
import { runCheck } from '../../../src/compiler/check/run'
import { symbolRule } from '../../../src/compiler/check/symbols/rule'
import { typeRule } from '../../../src/compiler/check/types/rule'
import { formatProblem } from '../../../src/compiler/problems/problem'
import { makeTree } from '../content/compile'

describe('the pages that benchmarks are run with', () => {
  // Of 33, one is left when two folders are full.
  it('are as many as asked for, and have no problems', { timeout: 60_000 }, async () => {
    const pages = benchmarkPages(33, 1)
    expect(pages).toHaveLength(33)
    const root = makeTree(Object.fromEntries(pages.map(({ file, text }) => [`content/${file}`, text])))
    const { problems } = await runCheck(root, [
      titleRule,
      descriptionRule,
      duplicateRule,
      stubRule,
      symbolRule,
      typeRule,
    ])
    expect(problems.map(formatProblem)).toEqual([])
  })
})
