import { execFileSync } from 'node:child_process'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { callSamples, type CallSamples } from '../../../../scripts/report/executed-samples'
import { wrongIn } from './left'
import { refusal, startMockServer, type MockServer, type Refusal } from './mock-server'
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
    calls.map((call, at) => jobOf(call, fence, `${fence} ${call.id}`, call.samples[fence], refuse?.(at)))
  const jobOf = (
    { file }: CallSamples,
    fence: keyof CallSamples['samples'],
    id: string,
    sample: string,
    refuse?: Refusal,
  ): Job => ({ id, text: server.redirected(sample, id, refuse), ...(file ? { file } : {}) })
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
      title('print what comes back, or its status, or keep it as a file'),
      async () => {
        const jobs = jobsOf(fence)
        const outcomes = await run(jobs)
        const wrong = outcomes.flatMap((outcome, at) => {
          const { id, ...job } = jobs[at] ?? { id: '' }
          const what = wrongIn(outcome, job, server.answerTo(id), fence)
          return what ? [`${id}: ${what}`] : []
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

  it.each(languages.filter(({ missing }) => !missing))(
    'would be found out in $name, where one printed or kept nothing',
    async ({ fence, run }) => {
      // One of each kind of answer: JSON, nothing but a status, and a file.
      const kinds = [
        calls.find(({ samples: { js }, file }) => !file && js.includes('response.json()')),
        calls.find(({ samples: { js }, file }) => !file && js.includes('console.log(response.status)')),
        ...['export.csv', 'barcode.png', 'pass.pkpass'].map((name) =>
          calls.find(({ file }) => file === name),
        ),
      ].flatMap((call) => call ?? [])
      expect(kinds).toHaveLength(5)
      const jobs = kinds.map((call) =>
        jobOf(call, fence, `silent ${fence} ${call.id}`, silenced(call.samples[fence], fence)),
      )
      const outcomes = await run(jobs)
      const found = outcomes.map((outcome, at) =>
        wrongIn(outcome, jobs[at] ?? {}, server.answerTo(jobs[at]?.id ?? ''), fence),
      )
      // Of an answer without a body curl prints nothing.
      const expected = kinds.map((_, at) =>
        fence === 'shell' && at === 1 ? undefined : (expect.any(String) as string),
      )
      expect(found).toEqual(expected)
    },
    PATIENCE,
  )

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
        runJavaScript({ id: 'changed', text: server.redirected(change(sample), 'changed') }),
      ])
      expect(outcome).toMatchObject({
        ok: false,
        printed: expect.stringContaining(`answered ${printed}`) as string,
      })
    },
    PATIENCE,
  )
})

/** A sample without what it does with a good answer. */
function silenced(sample: string, fence: keyof CallSamples['samples']): string {
  const outputs: Record<keyof CallSamples['samples'], [RegExp, string]> = {
    js: [/^(?:console\.log|await writeFile)\(.*\);$/m, ''],
    php: [/^(?:echo|file_put_contents)\b.*;$/m, ''],
    python: [/^( +)(?:print|Path)\(.*\)$/m, '$1pass'],
    shell: [/^curl (?=--)/m, 'curl --silent --output /dev/null '],
  }
  const [output, instead] = outputs[fence]
  const changed = sample.replace(output, instead)
  if (changed === sample) throw new Error(`Nothing to take out of:\n${sample}`)
  return fence === 'shell' ? changed.replace(/--output (?!\/dev\/null)\S+/, '') : changed
}
