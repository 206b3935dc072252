import { describe, expect, it } from 'vitest'
import { fence, guide } from './guide-link'

describe('the guide of a member whose name is an ordinary word', () => {
  it.each([
    ['between backticks', 'It has an `error`.', '#here'],
    ['between backticks on a value', 'Look at `answer.error`.', '#here'],
    ['on a value in a sample', fence('kotlin', 'show(answer?.error)'), '#here'],
    ['of an argument', fence('kotlin', 'BeckonAnswer(\n  error = null,\n)'), '#here'],
    ['of an argument in Swift', fence('swift', 'let a = BeckonAnswer(error: nil)'), '#here'],
    ['in words between backticks', 'The log says `There was an error`.', undefined],
    ['that the app gives to something else', fence('kotlin', 'val error = ask()\nfail(error)'), undefined],
    ['of a handler in a sample', fence('js', 'ask().catch((error) => console.warn(error))'), undefined],
  ])('is where that is a name, %s', async (_, body, anchor) => {
    const types = `  BeckonAnswer: { kind: class, topic: implementation/push, members: { askedAt: event, answeredAt: event, error: property } }\n`
    const pages = {
      'implementation/push': `## Here\n\n\`BeckonAnswer\` has \`askedAt\` and \`answeredAt\`.\n\n${body}`,
    }
    const found = await guide('v3/android', types, pages, 'beckonanswer', 'BeckonAnswer.error')
    expect(found).toBe(anchor && `implementation/push/${anchor}`)
  })
})
