import { describe, expect, it } from 'vitest'
import { compileBody } from './compile'

describe('steps of a use case', () => {
  const lane = (steps: string) =>
    `## One\n\n<UseCase title="A" about="B." goal="engage" capabilities="push">\n\n<Lane place="app">\n\n${steps}\n\n</Lane>\n\n</UseCase>`
  const inLane = async (steps: string) => {
    const { blocks, problems } = await compileBody(lane(steps), { kind: 'quick-wins' })
    expect(problems).toEqual([])
    return JSON.stringify(blocks)
  }
  const boxes = async (steps: string) =>
    [...(await inLane(steps)).matchAll(/data-step=\\"([\w-]{8})\\"/g)].map(([, step]) => step)

  it('have a box for each, inside its sentence', async () => {
    const box = '<input type=\\"checkbox\\" autocomplete=\\"off\\" data-step=\\"'
    const html = await inLane('1. Do **this**.\n2. Then that:\n   - one\n   - two')
    expect(html.split(`<li><label>${box}`)).toHaveLength(3)
    expect(html).toMatch(/> Do <strong>this<\/strong>\.<\/label><\/li>/)
    expect(html).toMatch(/> Then that:\\n<\/label><ul>/)
  })

  it('remember a step by its words, wherever it stands and however its lines break', async () => {
    const [first, second] = await boxes('1. Do this.\n2. Then that.')
    expect(await boxes('1. Then\n   that.\n2. Do this.')).toEqual([second, first])
    expect(await boxes('1. Do **this**.\n2. Then this.')).toEqual([
      first,
      expect.not.stringMatching(`^${second}$`),
    ])
  })

  it('have none in other lists', async () => {
    expect(await boxes('- Not this.\n\n1. But this.\n\n   1. Not inside.')).toHaveLength(1)
  })

  it('end before what has buttons: a press on those is none on the box', async () => {
    const html = await inLane('1. Do it. See <Platforms topic="implementation/push" /> first.')
    expect(html.indexOf('</label>')).toBeGreaterThan(0)
    expect(html.indexOf('</label>')).toBeLessThan(html.indexOf('"c":"Platforms"'))
  })

  it('have one where the sentence holds components, or several paragraphs follow it', async () => {
    expect(await boxes('1. Since <Since version="3" /> this.\n\n   More of it.\n\n2. That.')).toHaveLength(2)
  })
})
