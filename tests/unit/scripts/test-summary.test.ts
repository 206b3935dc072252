import path from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { repeated, runSteps, selectSteps, takeRepeat } from '../../../scripts/lib/steps.mjs'
import {
  failureList,
  readPlaywright,
  readVitest,
  secondTryList,
  summaryLine,
  summaryTable,
  type StepResult,
} from '../../../scripts/lib/test-summary.mjs'

const step = (over: Partial<StepResult>): StepResult => ({
  name: 'x',
  title: 'X',
  outcome: 'passed',
  ms: 0,
  ...over,
})
const counts = (passed: number, failed = 0, skipped = 0) => ({ passed, failed, skipped })

describe('the closing line', () => {
  it.each<[string, StepResult[], string]>([
    [
      'adds up the tests',
      [step({ counts: counts(3) }), step({ counts: counts(4, 0, 2) })],
      '7 passed, 0 failed',
    ],
    ['counts failed tests', [step({ outcome: 'failed', counts: counts(3, 2) })], '3 passed, 2 failed'],
    [
      'counts a failed check as one',
      [step({ outcome: 'failed' }), step({ counts: counts(1) })],
      '1 passed, 1 failed',
    ],
    [
      'counts a crash after good tests',
      [step({ outcome: 'failed', counts: counts(5) })],
      '5 passed, 1 failed',
    ],
    ['does not count what was left out', [step({ outcome: 'left out' })], '0 passed, 0 failed'],
  ])('%s', (_, results, line) => {
    expect(summaryLine(results)).toBe(line)
  })

  it('has a table above it that says what was skipped and why', () => {
    const table = summaryTable([
      step({ title: 'Unit tests', counts: counts(3, 0, 1), ms: 1234 }),
      step({ title: 'Site', outcome: 'left out', note: 'needs: Build' }),
    ])
    expect(table).toMatch(/✓ Unit tests +1\.2 s +3 passed, 1 skipped\n– Site +needs: Build/)
  })
})

describe('reports', () => {
  it("reads Vitest's, with files that could not be loaded", () => {
    const test = (status: string, fullName: string, ...failureMessages: string[]) => ({
      status,
      fullName,
      failureMessages,
    })
    const file = (name: string) => path.join(process.cwd(), 'tests', name)
    const report = {
      numPassedTests: 4,
      numFailedTests: 1,
      numPendingTests: 2,
      numTodoTests: 1,
      testResults: [
        { name: file('a.test.ts'), status: 'passed', assertionResults: [test('passed', 'is well')] },
        {
          name: file('b.test.ts'),
          status: 'failed',
          assertionResults: [
            test('passed', 'is well'),
            test('failed', 'a page has a title', '\u001b[2K\u001b[31mError: none\u001b[39m\n  at'),
          ],
        },
        { name: file('c.test.ts'), status: 'failed', message: 'No such module', assertionResults: [] },
      ],
    }
    expect(readVitest(report)).toEqual({
      ...counts(4, 2, 3),
      failures: [
        'tests/b.test.ts › a page has a title\n    Error: none',
        'tests/c.test.ts\n    No such module',
      ],
    })
  })

  it("reads Playwright's, with second tries and errors outside any test", () => {
    const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 2 }
    const spec = (title: string, status: string, ...tries: { error?: { message: string } }[]) => ({
      title,
      file: 'a.spec.ts',
      line: 5,
      tests: [{ status, projectName: 'phone', results: tries }],
    })
    const failed = (message: string) => ({ error: { message: `${message}\nand more` } })
    const flaky = spec('unsteady', 'flaky', failed('Not there'), {})
    const suites = [
      {
        title: 'a',
        specs: [spec('fine', 'expected', {}), flaky],
        suites: [{ title: 'b', specs: [spec('slow', 'unexpected', failed('Not yet'), failed('Too late'))] }],
      },
    ]
    expect(readPlaywright({ stats, errors: [{ message: 'No server' }], suites })).toEqual({
      ...counts(6, 2, 2),
      failures: ['[phone] a.spec.ts:5 › slow\n    Too late', 'outside any test\n    No server'],
      secondTries: ['[phone] a.spec.ts:5 › unsteady\n    Not there'],
    })
  })

  it('name what passed only when repeated, which counts as passed and stands in the table', () => {
    const secondTries = ['[phone] a.spec.ts:5 › unsteady\n    Not there']
    const results = [
      step({ title: 'End-to-end tests', counts: { ...counts(6), secondTries } }),
      step({ title: 'Unit tests', counts: counts(3) }),
    ]
    expect(secondTryList(results)).toBe('End-to-end tests\n  [phone] a.spec.ts:5 › unsteady\n    Not there')
    expect(summaryTable(results)).toMatch(/✓ End-to-end tests .* 6 passed, 1 passed on the second try\n/)
    expect(summaryLine(results)).toBe('9 passed, 0 failed')
    expect(secondTryList([step({})])).toBe('')
  })

  it('name what failed, step by step', () => {
    const list = failureList([
      step({ title: 'Unit tests', outcome: 'failed', counts: { ...counts(3, 1), failures: ['a › b'] } }),
      step({ title: 'Types', outcome: 'failed', note: 'No compiler.' }),
      step({ title: 'Site', outcome: 'left out', note: 'needs: Build' }),
    ])
    expect(list).toBe('Unit tests\n  a › b\nTypes\n  No compiler.')
    expect(failureList([step({})])).toBe('')
  })
})

describe('steps', () => {
  const run = vi.fn(() => Promise.resolve())
  const steps = [
    { name: 'unit', title: 'Unit', run },
    { name: 'build', title: 'Build', run },
    { name: 'site', title: 'Site', needs: ['build'], run },
    { name: 'proof', title: 'Proof', needs: ['site'], run },
  ]
  const names = (args: string[]) => selectSteps(steps, args).map((selected) => selected.name)

  it('selects all, or some with what they need', () => {
    expect(names([])).toEqual(['unit', 'build', 'site', 'proof'])
    expect(names(['--only', 'unit'])).toEqual(['unit'])
    expect(names(['--only=proof, unit'])).toEqual(['unit', 'build', 'site', 'proof'])
  })

  it.each([[['--only']], [['--only', 'nope']], [['unit']], [['--only', 'unit', 'build']], [['--onlyunit']]])(
    'refuses %j',
    (args) => {
      expect(() => names(args)).toThrow(/Not understood|There is no step/)
    },
  )

  it('lets a failed step take along only those that need it', async () => {
    vi.spyOn(console, 'log').mockImplementation(() => {})
    const error = vi.spyOn(console, 'error').mockImplementation(() => {})
    const broken = vi.fn(() => Promise.reject(new Error('no build')))
    const results = await runSteps(
      [...steps.slice(1), ...steps.slice(0, 1)].map((one) =>
        one.name === 'build' ? { ...one, run: broken } : one,
      ),
    )
    expect(results.map(({ name, outcome }) => `${name}: ${outcome}`)).toEqual([
      'build: failed',
      'site: left out',
      'proof: left out',
      'unit: passed',
    ])
    expect(run).toHaveBeenCalledTimes(1)
    expect(error.mock.calls.join()).toContain('no build')
    vi.restoreAllMocks()
  })

  it('begins those at once that may run beside each other, and waits for all of them before the next', async () => {
    vi.spyOn(console, 'log').mockImplementation(() => {})
    const seen: string[] = []
    const step = (name: string, more: { beside?: boolean; fails?: boolean } = {}) => ({
      name,
      title: name,
      beside: more.beside ?? false,
      run: async () => {
        seen.push(`${name} begins`)
        await Promise.resolve()
        seen.push(`${name} ends`)
        return { failed: more.fails ?? false }
      },
    })
    const beside = { beside: true }
    const results = await runSteps([
      step('first'),
      step('types', { ...beside, fails: true }),
      step('lint', beside),
      step('unit'),
      step('last', beside),
    ])
    expect(results.map(({ name, outcome }) => `${name}: ${outcome}`)).toEqual([
      'first: passed',
      'types: failed',
      'lint: passed',
      'unit: passed',
      'last: passed',
    ])
    expect(seen.slice(2, 6).sort()).toEqual(['lint begins', 'lint ends', 'types begins', 'types ends'])
    expect(seen.slice(2, 4)).toEqual(['types begins', 'lint begins'])
    expect(seen.slice(6, 8)).toEqual(['unit begins', 'unit ends'])
    vi.restoreAllMocks()
  })

  it('takes failed tests for a failed step', async () => {
    vi.spyOn(console, 'log').mockImplementation(() => {})
    const failing = { name: 'unit', title: 'Unit', run: () => Promise.resolve({ counts: counts(1, 1) }) }
    expect((await runSteps([failing]))[0]?.outcome).toBe('failed')
    vi.restoreAllMocks()
  })
})

describe('--repeat', () => {
  it('is taken out of what was asked for', () => {
    expect(takeRepeat(['--only', 'e2e', '--repeat', '20'])).toEqual({ times: 20, rest: ['--only', 'e2e'] })
    expect(takeRepeat(['--repeat=3'])).toEqual({ times: 3, rest: [] })
    expect(takeRepeat(['--only', 'e2e'])).toEqual({ times: 1, rest: ['--only', 'e2e'] })
  })

  it.each([[['--repeat']], [['--repeat', '0']], [['--repeat', 'often']], [['--repeat=1.5']]])(
    'refuses %j',
    (args) => expect(() => takeRepeat(args)).toThrow('--repeat needs a number'),
  )

  it('runs tests in browsers again and again, and names what failed in any run', async () => {
    vi.spyOn(console, 'log').mockImplementation(() => undefined)
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    let run = 0
    const flaky = {
      name: 'e2e',
      title: 'End to end',
      inBrowsers: true,
      run: (how?: { isRepeated?: boolean }) => {
        run++
        // Nothing is tried twice in a run that looks for what fails.
        expect(how).toEqual({ isRepeated: true })
        if (run === 4) throw new Error('ended without a report')
        const failures = run === 2 ? { failures: ['a.spec.ts › shows it\n    too late'] } : {}
        return Promise.resolve({ failed: run === 2, counts: { ...counts(run === 2 ? 1 : 2), ...failures } })
      },
    }
    const [result] = await runSteps([repeated(flaky, 5)])
    expect(run).toBe(5)
    expect(result?.outcome).toBe('failed')
    expect(result?.note).toBe('5 runs in a row, 2 with a failure, 2 tests that failed')
    expect(result?.counts?.failures).toEqual([
      'a.spec.ts › shows it: failed in 1 of 5',
      'ended without a report: failed in 1 of 5',
    ])
  })

  it('says how many runs were without a failure, and leaves other steps as they are', async () => {
    vi.spyOn(console, 'log').mockImplementation(() => undefined)
    let times = 0
    const good = { name: 'x', title: 'X', run: () => Promise.resolve({ counts: counts(++times && 2) }) }
    const [result] = await runSteps([repeated({ ...good, inBrowsers: true }, 20)])
    expect(result).toMatchObject({ outcome: 'passed', counts: { passed: 40, failed: 0 } })
    expect(result?.note).toBe('20 runs in a row, 0 with a failure, 0 tests that failed')
    times = 0
    await runSteps([repeated(good, 20)])
    expect(times).toBe(1)
  })
})
