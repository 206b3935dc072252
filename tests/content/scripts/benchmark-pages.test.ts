import { rmSync } from 'node:fs'
import { describe, expect, it, onTestFinished } from 'vitest'
import { copyWithGeneratedPages } from '../../../scripts/benchmark/copy.mjs'
import { benchmarkPages } from '../../../scripts/benchmark/pages.mjs'
import { runCheck } from '../../../src/compiler/check/run'
import { formatProblem } from '../../../src/compiler/problems/problem'

describe('the pages that benchmarks are run with', () => {
  // Of 33, one is left when two folders are full.
  it('are as many as asked for', () => {
    expect(benchmarkPages(33, 1)).toHaveLength(33)
  })

  it('have no problems, beside the data of the project', { timeout: 60_000 }, async () => {
    const copy = await copyWithGeneratedPages({ pages: '33', seed: '1' }, { withApi: true })
    onTestFinished(() => rmSync(copy, { recursive: true, force: true }))
    const { problems } = await runCheck(copy)
    expect(problems.map(formatProblem)).toEqual([])
  })
})
