import { expect, it, vi } from 'vitest'
import { shown } from '../../../src/compiler/site/activity'

/** What a reporter was told, in order. */
function reporter() {
  const told: string[] = []
  return {
    told,
    activityTimer: (name: string) => ({
      start: () => void told.push(`start ${name}`),
      setStatus: (status: string) => void told.push(status),
      end: () => void told.push('end'),
    }),
    panicOnBuild: vi.fn((message: string) => void told.push(message)),
  }
}

it('shows a work from its beginning to its end, with how much was done', async () => {
  const one = reporter()
  await shown(one, 'count', 'not counted', async () => {
    one.told.push('work')
    return await Promise.resolve('3 pages')
  })
  expect(one.told).toEqual(['start count', 'work', '3 pages', 'end'])
})

it('ends a build where the work fails, with what that means and why, and throws on', async () => {
  const one = reporter()
  const fails = () => Promise.reject(new Error('no room'))
  await expect(shown(one, 'count', 'not counted', fails)).rejects.toThrow('no room')
  expect(one.told).toEqual(['start count', 'not counted: no room', 'end'])
})
