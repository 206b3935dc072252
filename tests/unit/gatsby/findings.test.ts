import { EventEmitter } from 'node:events'
import type { Reporter } from 'gatsby'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  MOST_CRASHES,
  PAUSE,
  checkBeside,
  type CheckBeside,
} from '../../../plugins/docs-content/gatsby/findings'
import type { Problem } from '../../../src/compiler/problems/problem'

/** In place of the forked process: what it was sent, and what the test lets it say. */
class Process extends EventEmitter {
  connected = true
  readonly asked: number[] = []
  kill = vi.fn()

  send(round: number): void {
    this.asked.push(round)
  }

  /** Answers a request, by default the last one that reached it. */
  answer(findings: Problem[], round = this.asked.at(-1)): void {
    this.emit('message', { round, findings })
  }

  end(code: number | null, signal: string | null = null): void {
    this.connected = false
    this.emit('exit', code, signal)
  }
}

const finding = (line: number): Problem => ({
  file: 'content/en/index.mdx',
  line,
  column: 1,
  rule: 'spelling',
  message: `Word ${line} is in no dictionary.`,
  fix: 'write it otherwise',
})

const reporter = { log: vi.fn(), success: vi.fn(), warn: vi.fn() }
const publish = vi.fn(() => Promise.resolve())
let processes: Process[]
let beside: CheckBeside

const ask = () => beside.ask(reporter as unknown as Reporter, publish)
/** A save, and the pause after it. */
const save = () => {
  ask()
  vi.advanceTimersByTime(PAUSE)
}
const last = () => processes.at(-1)!

beforeEach(() => {
  vi.useFakeTimers()
  vi.clearAllMocks()
  processes = []
  beside = checkBeside(() => {
    processes.push(new Process())
    return last()
  })
})
afterEach(() => {
  vi.useRealTimers()
})

describe('what the check finds beside develop', () => {
  it('is reported and shown on the pages, and so is that it is gone', () => {
    save()
    last().answer([finding(7)])
    expect(beside.findings()).toEqual([finding(7)])
    expect(reporter.log).toHaveBeenCalledExactlyOnceWith(
      expect.stringContaining(
        'content/en/index.mdx:7:1  spelling  Word 7 is in no dictionary.  → write it otherwise\n',
      ),
    )
    expect(publish).toHaveBeenCalledTimes(1)
    save()
    last().answer([])
    expect(beside.findings()).toEqual([])
    expect(reporter.success).toHaveBeenCalledExactlyOnceWith('The check finds nothing any more.')
    expect(publish).toHaveBeenCalledTimes(2)
  })

  it('is not reported again while it is the same, or nothing', () => {
    save()
    last().answer([])
    expect(publish).not.toHaveBeenCalled()
    for (const _ of [1, 2]) {
      save()
      last().answer([finding(7)])
    }
    expect(reporter.log).toHaveBeenCalledTimes(1)
    expect(publish).toHaveBeenCalledTimes(1)
    expect(reporter.success).not.toHaveBeenCalled()
  })

  it('is listed up to a limit, with the number of the rest', () => {
    save()
    last().answer(Array.from({ length: 103 }, (_, at) => finding(at + 1)))
    const text = String(reporter.log.mock.calls[0]![0])
    expect(text).toContain('Word 100 ')
    expect(text).not.toContain('Word 101 ')
    expect(text).toContain('… and 3 more: npm run check')
    expect(beside.findings()).toHaveLength(103)
  })

  it('does not end Gatsby when it cannot be shown', async () => {
    publish.mockRejectedValueOnce(new Error('No nodes'))
    save()
    last().answer([finding(7)])
    await vi.runAllTimersAsync()
    expect(reporter.warn).toHaveBeenCalledExactlyOnceWith('The findings were not shown: Error: No nodes')
  })
})

describe('a round of the check', () => {
  it('is asked for once saves have come to a pause, of one process', () => {
    ask()
    vi.advanceTimersByTime(PAUSE - 1)
    ask()
    vi.advanceTimersByTime(PAUSE - 1)
    expect(processes).toHaveLength(0)
    vi.advanceTimersByTime(1)
    save()
    expect(processes).toHaveLength(1)
    expect(last().asked).toHaveLength(2)
  })

  it('says nothing when something was saved while it went on', () => {
    save()
    const [overtaken] = last().asked
    save()
    last().answer([finding(7)], overtaken)
    expect(beside.findings()).toEqual([])
    expect(reporter.log).not.toHaveBeenCalled()
    expect(publish).not.toHaveBeenCalled()
    last().answer([finding(8)])
    expect(beside.findings()).toEqual([finding(8)])
  })

  it('says nothing either when the next one still waits for the pause', () => {
    save()
    ask()
    last().answer([finding(7)])
    expect(beside.findings()).toEqual([])
    vi.advanceTimersByTime(PAUSE)
    last().answer([finding(8)])
    expect(beside.findings()).toEqual([finding(8)])
  })

  it('is nothing where there is no check', () => {
    beside = checkBeside(() => undefined)
    save()
    expect(beside.findings()).toEqual([])
    expect(reporter.warn).not.toHaveBeenCalled()
  })
})

describe('a check that ends', () => {
  it.each([
    ['with an exit code', () => last().end(1), 'with exit code 1'],
    ['for want of memory', () => last().end(null, 'SIGKILL'), 'by SIGKILL'],
    ['before it began', () => last().emit('error', new Error('No tsx')), 'with an error: No tsx'],
  ])('%s is reported once, and started again at the next save', (_, end, how) => {
    save()
    end()
    expect(reporter.warn).toHaveBeenCalledExactlyOnceWith(
      `The content check beside this ended ${how}. It starts again when something is saved.`,
    )
    vi.advanceTimersByTime(10 * PAUSE)
    expect(processes).toHaveLength(1)
    save()
    expect(processes).toHaveLength(2)
    // An error may be followed by the end that it brought, when the next process is there already.
    processes[0]!.end(1)
    save()
    expect(processes).toHaveLength(2)
    last().answer([finding(7)])
    expect(beside.findings()).toEqual([finding(7)])
    expect(reporter.warn).toHaveBeenCalledTimes(1)
  })

  it('while a save waits for its pause is started for that save', () => {
    save()
    ask()
    last().end(1)
    vi.advanceTimersByTime(PAUSE)
    expect(processes).toHaveLength(2)
    expect(last().asked).toHaveLength(1)
  })

  it('each time is given up, and that is said', () => {
    for (let times = 0; times < MOST_CRASHES + 5; times++) {
      save()
      last().end(1)
    }
    expect(processes).toHaveLength(MOST_CRASHES)
    expect(reporter.warn).toHaveBeenCalledTimes(2)
    expect(reporter.warn).toHaveBeenLastCalledWith(
      `The content check ended ${MOST_CRASHES} times in a row and is not started again: see npm run check.`,
    )
  })

  it('now and then is started again each time', () => {
    for (let times = 1; times <= MOST_CRASHES + 2; times++) {
      save()
      last().answer([finding(times)])
      last().end(1)
      expect(processes).toHaveLength(times)
    }
    expect(reporter.warn).toHaveBeenCalledTimes(MOST_CRASHES + 2)
  })

  it.each([
    ['by itself', 0, null],
    ['by the key that ends Gatsby', null, 'SIGINT'],
    ['by whoever ends Gatsby', null, 'SIGTERM'],
  ])('%s is no crash', (_, code, signal) => {
    save()
    last().end(code, signal)
    expect(reporter.warn).not.toHaveBeenCalled()
    save()
    expect(processes).toHaveLength(2)
  })

  it('with Gatsby leaves nothing behind', () => {
    save()
    ask()
    beside.stop()
    expect(last().kill).toHaveBeenCalledTimes(1)
    vi.advanceTimersByTime(PAUSE)
    expect(last().asked).toHaveLength(1)
  })
})
