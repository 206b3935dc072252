import { describe, expect, it } from 'vitest'
import { answerMessages } from '../../../src/search/interface/answer-messages'
import type { FromWorker } from '../../../src/search/interface/protocol'
import { createMemory } from '../../../src/text/memory'
import { engine, file } from './sample-site'

const context = { path: '/en/sdk/v3/android/', language: 'en' }
const bytes = () => Promise.resolve(new TextEncoder().encode(JSON.stringify(file)).buffer)
const settle = () => new Promise((resolve) => setTimeout(resolve))

describe('search that has been opened', () => {
  it('gets ready for the first question by itself, and lets one through between its steps', async () => {
    const said: FromWorker['type'][] = []
    const waiting: (() => void)[] = []
    const pause = () => new Promise<void>((resolve) => waiting.push(resolve))
    const answer = answerMessages(({ type }) => said.push(type), bytes, pause)
    const goOn = async () => {
      waiting.splice(0).forEach((resolve) => resolve())
      await settle()
    }

    await answer({ type: 'open', ...context })
    expect(said).toEqual(['ready'])
    await goOn()
    await goOn()
    expect(waiting.length, 'it has more to do').toBe(1)

    await answer({ type: 'query', id: 1, text: 'push', context })
    expect(said).toEqual(['ready', 'answer'])

    let steps = 0
    while (waiting.length && steps < 1000) {
      steps++
      await goOn()
    }
    expect(steps).toBeGreaterThan(5)
    expect(said, 'nobody hears of it').toEqual(['ready', 'answer'])
  })

  it('answers the same before and after', () => {
    const before = engine.search('push notifications', context)
    for (const _ of engine.warmUp(context)) continue
    expect(engine.search('push notifications', context)).toEqual(before)
  })
})

describe('what is at hand', () => {
  it('is made once, as long as it is asked for; what was not asked for the longest goes', () => {
    const made: string[] = []
    const memory = createMemory<number>(2)
    const get = (key: string) => memory.get(key, () => made.push(key))
    for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) get(key)
    expect(made).toEqual(['a', 'b', 'c', 'b'])
  })
})
