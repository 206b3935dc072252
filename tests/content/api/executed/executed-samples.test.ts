import { execFileSync } from 'node:child_process'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { callSamples, type CallSamples } from '../../../../scripts/report/executed-samples'
import { fileBytes, refusal, startMockServer, type MockServer, type Refusal } from './mock-server'
import { runJavaScript, runPhp, runPython, runShell, type Job, type Outcome } from './run'

const calls = callSamples('.')
function isInstalled(program: string): boolean {
  try {
    execFileSync(program, ['--version'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

/** Hundreds of calls, and validators that are compiled with the first of them. */
const PATIENCE = 300_000

const all = (run: (job: Job) => Promise<Outcome>) => (jobs: readonly Job[]) => Promise.all(jobs.map(run))
const languages = [
  { name: 'JavaScript', fence: 'js', run: all(runJavaScript), missing: false },
  { name: 'PHP', fence: 'php', run: runPhp, missing: false },
  { name: 'curl', fence: 'shell', run: runShell, missing: !isInstalled('curl') || !isInstalled('bash') },
  { name: 'Python', fence: 'python', run: runPython, missing: !isInstalled('python3') },
] as const

describe('the samples of the API, run against its description', () => {
  let server: MockServer
  beforeAll(async () => {
    server = await startMockServer()
  })
  afterAll(() => server.close())

  /** The samples of all calls in a language. */
  const jobsOf = (fence: keyof CallSamples['samples'], refuse?: (at: number) => Refusal): Job[] =>
    calls.map(({ id, samples, file }, at) => ({
      id,
      text: server.redirected(samples[fence], refuse?.(at)),
      ...(file ? { file } : {}),
    }))
  /** Half of the calls are not allowed, and half fail on the server. */
  const refusalOf = (at: number): Refusal => (at % 2 ? 500 : 401)

  it('are there for every call', () => {
    expect(calls.length).toBeGreaterThanOrEqual(393)
    expect(new Set(calls.map(({ file }) => file))).toEqual(
      new Set([undefined, 'export.csv', 'barcode.png', 'pass.pkpass']),
    )
  })

  describe.each(languages)('in $name', ({ name, fence, run, missing }) => {
    // A machine without the interpreter says so in the name of the test.
    const title = (what: string) => (missing ? `${what} (skipped: ${name} is not installed)` : what)

    it.skipIf(missing)(
      title('do what they say, or keep the file that comes back'),
      async () => {
        const jobs = jobsOf(fence)
        const outcomes = await run(jobs)
        const wrong = outcomes.flatMap(({ ok, printed, kept }, at) => {
          const job = jobs[at]
          const isKept = job?.file === undefined || kept?.equals(fileBytes) === true
          return ok && isKept ? [] : [`${job?.id}: ${printed.slice(0, 600)}`]
        })
        expect(wrong).toEqual([])
      },
      PATIENCE,
    )

    it.skipIf(missing)(
      title('stop, every one of them, with the body of a refusal'),
      async () => {
        const jobs = jobsOf(fence, refusalOf)
        const outcomes = await run(jobs)
        const silent = outcomes.flatMap(({ ok, printed, kept }, at) =>
          // Curl keeps what it was told to keep, a refusal as well, and ends with an error.
          !ok && `${printed}${name === 'curl' ? (kept?.toString() ?? '') : ''}`.includes(refusal)
            ? []
            : [`${jobs[at]?.id}: ${ok} ${printed.slice(0, 300)}`],
        )
        expect(silent).toEqual([])
        expect(outcomes.length).toBe(calls.length)
        if (name !== 'curl') {
          const unsaid = outcomes.flatMap(({ printed }, at) =>
            printed.includes(`Beckon answered ${refusalOf(at)}`)
              ? []
              : [`${jobs[at]?.id}: ${printed.slice(0, 300)}`],
          )
          expect(unsaid).toEqual([])
        }
      },
      PATIENCE,
    )
  })

  it.each<[what: string, change: (sample: string) => string, printed: string]>([
    ['another path', (sample) => sample.replace(/(beckon\.example\/)/, '$1nowhere/'), '404'],
    ['another password', (sample) => sample.replace('btoa(', 'btoa("x" + '), '401'],
    [
      'a body that does not fit',
      (sample) => sample.replace(/JSON\.stringify\(/, 'JSON.stringify("no" || '),
      '400',
    ],
  ])(
    'would be refused for %s',
    async (_, change, printed) => {
      const call = calls.find(({ samples: { js } }) => js.includes('btoa(') && js.includes('JSON.stringify('))
      const sample = call?.samples.js ?? ''
      expect(change(sample)).not.toBe(sample)
      const [outcome] = await Promise.all([
        runJavaScript({ id: 'changed', text: server.redirected(change(sample)) }),
      ])
      expect(outcome).toMatchObject({
        ok: false,
        printed: expect.stringContaining(`answered ${printed}`) as string,
      })
    },
    PATIENCE,
  )
})
