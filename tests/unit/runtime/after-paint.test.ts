import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { afterPaint } from '../../../src/runtime/after-paint'

let frames: (() => void)[]

beforeEach(() => {
  frames = []
  vi.useFakeTimers()
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('waits for the frame, and for what it paints', () => {
  const run = vi.fn()
  afterPaint(run)
  vi.advanceTimersByTime(50)
  expect(run).not.toHaveBeenCalled()
  frames.forEach((frame) => frame())
  expect(run).not.toHaveBeenCalled()
  vi.advanceTimersByTime(0)
  expect(run).toHaveBeenCalledOnce()
  vi.advanceTimersByTime(10_000)
  expect(run).toHaveBeenCalledOnce()
})

it('does not wait for ever where a tab has no frames', () => {
  const run = vi.fn()
  afterPaint(run)
  vi.advanceTimersByTime(10_000)
  expect(run).toHaveBeenCalledOnce()
  frames.forEach((frame) => frame())
  vi.advanceTimersByTime(10_000)
  expect(run).toHaveBeenCalledOnce()
})
