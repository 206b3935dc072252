import { describe, expect, it, vi } from 'vitest'
import { checkInRounds, type Answer } from '../../../src/compiler/check/rounds'
import type { Problem } from '../../../src/compiler/problems/problem'

/** Rounds that end when the test says so. */
function rounds() {
  const open: { end: (findings: Problem[]) => void; fail: (error: Error) => void }[] = []
  const check = () =>
    new Promise<Problem[]>((end, fail) => {
      open.push({ end, fail })
    })
  const send = vi.fn<(answer: Answer) => void>()
  const failed = vi.fn()
  return { open, send, failed, ask: checkInRounds(check, send, failed) }
}

/** Lets everything go on that only waits for promises. */
const settled = () => new Promise((resolve) => setImmediate(resolve))

describe('the check in rounds', () => {
  it('answers each request under its number', async () => {
    const { ask, open, send } = rounds()
    for (const round of [1, 2]) {
      ask(round)
      open.at(-1)!.end([])
      await settled()
      expect(send).toHaveBeenLastCalledWith({ round, findings: [] })
    }
    expect(open).toHaveLength(2)
  })

  it('runs one at a time, and one more for all that was asked meanwhile', async () => {
    const { ask, open, send } = rounds()
    for (const round of [1, 2, 3]) ask(round)
    await settled()
    expect(open).toHaveLength(1)
    open[0]!.end([])
    await settled()
    expect(open).toHaveLength(2)
    open[1]!.end([])
    await settled()
    expect(open).toHaveLength(2)
    expect(send.mock.calls.map(([{ round }]) => round)).toEqual([1, 3])
  })

  it('goes on after a round that failed, which has no answer', async () => {
    const { ask, open, send, failed } = rounds()
    ask(1)
    const error = new Error('A grammar is missing')
    open[0]!.fail(error)
    await settled()
    expect(failed).toHaveBeenCalledExactlyOnceWith(error)
    expect(send).not.toHaveBeenCalled()
    ask(2)
    open[1]!.end([])
    await settled()
    expect(send).toHaveBeenCalledExactlyOnceWith({ round: 2, findings: [] })
  })
})
