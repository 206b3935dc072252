import { describe, expect, it } from 'vitest'
import { casesOf, choiceIn, fits, withChoice } from '../../../src/blocks/use-case/cases'
import { compileBody } from '../content/compile'

const useCase = (title: string, capabilities: string, lanes: string) =>
  `<UseCase title="${title}" about="Why." goal="engage" capabilities="${capabilities}">\n\nText.\n\n${lanes}\n\n</UseCase>`
const lane = (place: string, text: string) => `<Lane place="${place}">\n\n${text}\n\n</Lane>`

async function cases() {
  const body = [
    '## One',
    useCase('Both', 'push, inbox', `${lane('dashboard', '1. A.\n2. B.')}\n\n${lane('server', '1. C.')}`),
    useCase('Marketers alone', 'push', `${lane('dashboard', '1. D.')}\n\n${lane('app', 'Nothing to do.')}`),
  ].join('\n\n')
  const { blocks, problems } = await compileBody(body, { kind: 'quick-wins' })
  expect(problems).toEqual([])
  return casesOf(blocks)
}

describe('use cases of a page', () => {
  it('know their steps, and who has any', async () => {
    expect(await cases()).toMatchObject([
      { id: 'both', steps: { length: 3 }, readers: ['marketer', 'developer'] },
      { id: 'marketers-alone', steps: { length: 1 }, readers: ['marketer'] },
    ])
  })

  it('fit a choice by all of it', async () => {
    const [both, alone] = await cases()
    if (!both || !alone) throw new Error('There are two.')
    expect(fits(both, {})).toBe(true)
    expect(fits(both, { reader: 'developer', goal: 'engage', capability: 'inbox' })).toBe(true)
    expect(fits(both, { goal: 'reward' })).toBe(false)
    expect(fits(alone, { reader: 'developer' })).toBe(false)
    expect(fits(alone, { capability: 'inbox' })).toBe(false)
  })
})

describe('the choice in an address', () => {
  it('is read, without what there is not', () => {
    expect(choiceIn('?goal=engage&capability=push&for=developer')).toEqual({
      reader: 'developer',
      goal: 'engage',
      capability: 'push',
    })
    expect(choiceIn('?goal=nonsense&capability=&for=__proto__')).toEqual({})
  })

  it('is written, and leaves the rest of the query alone', () => {
    expect(withChoice('?utm=x&goal=engage', { reader: 'marketer', capability: 'push' })).toBe(
      '?utm=x&for=marketer&capability=push',
    )
    expect(withChoice('?goal=engage', {})).toBe('')
  })
})
