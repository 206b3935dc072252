import { describe, expect, it } from 'vitest'
import { fresh } from '../../../plugins/docs-search/fresh'

/** Work that ends when the test says so, and what it was done on. */
function setUp() {
  const done: string[] = []
  const waiting: (() => void)[] = []
  const made = fresh(async (state: string) => {
    await new Promise<void>((resolve) => waiting.push(resolve))
    done.push(state)
  })
  const turn = () => new Promise((resolve) => setImmediate(resolve))
  /** Lets the work that is going on end, and what follows on it begin. */
  const release = async () => {
    await turn()
    waiting.shift()?.()
    await turn()
  }
  return { made, done, release }
}

describe('the index while content is being written', () => {
  it('is not there before there is content', () => {
    expect(setUp().made.latest()).toBeUndefined()
  })

  it('is made once for all who ask', async () => {
    const { made, done, release } = setUp()
    made.change('a')
    const answers = [made.latest(), made.latest()]
    await release()
    for (const answer of answers) await answer
    await made.latest()
    expect(done).toEqual(['a'])
  })

  it('that a save overtakes is made again before anybody gets it', async () => {
    const { made, done, release } = setUp()
    made.change('a')
    const first = made.latest()?.then(() => [...done])
    made.change('b')
    const second = made.latest()?.then(() => [...done])
    await release()
    await release()
    await release()
    expect((await first)?.at(-1)).toBe('b')
    expect((await second)?.at(-1)).toBe('b')
  })

  it('that fails is tried again by the next question', async () => {
    let fails = true
    const made = fresh(() => (fails ? Promise.reject(new Error('no')) : Promise.resolve()))
    made.change(1)
    await expect(made.latest()).rejects.toThrow('no')
    fails = false
    made.change(2)
    await expect(made.latest()).resolves.toBeUndefined()
  })
})
