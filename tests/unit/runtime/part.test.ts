import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createPart } from '../../../src/runtime/part'

/** As much of a window as a part needs: timers that the test drives, and the event of a network that is back. */
const page = new EventTarget()
const online = () => page.dispatchEvent(new Event('online'))

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('window', {
    setTimeout: (run: () => void, ms: number) => setTimeout(run, ms),
    addEventListener: page.addEventListener.bind(page),
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const failing = () => vi.fn(() => Promise.reject<string>(new Error('Loading chunk 868 failed.')))
const minutes = (count: number) => vi.advanceTimersByTimeAsync(count * 60_000)

describe('a part that comes', () => {
  it('is fetched once, however often it is asked for', async () => {
    const fetchPart = vi.fn(() => Promise.resolve('code'))
    const part = createPart(fetchPart)
    expect(part.state().status).toBe('waiting')
    expect(await Promise.all([part.load(), part.load()])).toEqual(['code', 'code'])
    expect(await part.load()).toBe('code')
    expect(fetchPart).toHaveBeenCalledTimes(1)
    expect(part.state()).toEqual({ status: 'here', value: 'code' })
  })

  it('at the second try is a part that came', async () => {
    const part = createPart(
      failing()
        .mockImplementationOnce(() => Promise.reject(new Error('dropped')))
        .mockImplementationOnce(() => Promise.resolve('code')),
    )
    const loading = part.load()
    await minutes(1)
    expect(await loading).toBe('code')
  })

  it('tells those who listen, and those alone', async () => {
    const part = createPart(() => Promise.resolve('code'))
    const [heard, deaf] = [vi.fn(), vi.fn()]
    part.subscribe(heard)
    part.subscribe(deaf)()
    await part.load()
    expect(heard).toHaveBeenCalledTimes(1)
    expect(deaf).not.toHaveBeenCalled()
  })
})

describe('a part that fails', () => {
  it('is tried three times, is missing then, and rejects nothing', async () => {
    const fetchPart = failing()
    const part = createPart(fetchPart)
    const loading = part.load()
    await minutes(10)
    expect(await loading).toBeUndefined()
    expect(part.state().status).toBe('missing')
    expect(fetchPart).toHaveBeenCalledTimes(3)
  })

  it('is asked for again when the browser is back online, and may come then', async () => {
    const fetchPart = failing()
    const part = createPart(fetchPart)
    void part.load()
    await minutes(10)
    fetchPart.mockImplementation(() => Promise.resolve('code'))
    online()
    await minutes(1)
    expect(part.state()).toEqual({ status: 'here', value: 'code' })
  })

  it('is let be after some returns of the network, and comes all the same when it is asked for', async () => {
    const fetchPart = failing()
    const part = createPart(fetchPart)
    void part.load()
    await minutes(1)
    for (let returns = 0; returns < 20; returns++) {
      online()
      await minutes(1)
    }
    expect(fetchPart).toHaveBeenCalledTimes(12)
    fetchPart.mockImplementation(() => Promise.resolve('code'))
    expect(await part.load()).toBe('code')
  })
})

describe('a part that hangs', () => {
  it('is missing after ten seconds, without a second request, and is taken when it comes late', async () => {
    let arrive: (code: string) => void = () => undefined
    const fetchPart = vi.fn(() => new Promise<string>((resolve) => (arrive = resolve)))
    const part = createPart(fetchPart)
    const loading = part.load()
    await vi.advanceTimersByTimeAsync(9_000)
    expect(part.state().status).toBe('waiting')
    await vi.advanceTimersByTimeAsync(2_000)
    expect(await loading).toBeUndefined()
    expect(part.state().status).toBe('missing')
    expect(fetchPart).toHaveBeenCalledTimes(1)
    arrive('code')
    await minutes(1)
    expect(part.state()).toEqual({ status: 'here', value: 'code' })
  })
})
