import { describe, expect, it } from 'vitest'
import { components, type ComponentDefinition } from '../../../src/shared/components'
import { compileBody } from '../content/compile'

const all: [string, ComponentDefinition][] = Object.entries(components)

describe('the table of components', () => {
  it.each(all)('%s speaks only of props that it takes', (_, definition) => {
    const { heading, spoken = [], named = [], link, topic, picture, labels, props } = definition
    const mentioned = [heading, ...spoken, ...named, link, topic, picture?.src, picture?.alt, labels?.by]
    expect(Object.keys(props.shape)).toEqual(expect.arrayContaining(mentioned.filter((one) => one)))
  })

  it.each(all)('%s is shown by its example', (name, { example }) => {
    expect(example[0]).toMatch(new RegExp(`^<${name}[ >]`))
  })

  it('names parent and child on both sides, but where a parent holds other things as well', () => {
    const parents = all.flatMap(([name, { parent }]) => (parent ? [`${parent} > ${name}`] : []))
    const children = all.flatMap(([name, { children }]) => (children ? [`${name} > ${children}`] : []))
    // What is said of a use case stands beside its lanes.
    expect(parents.sort()).toEqual([...children, 'UseCase > Lane'].sort())
  })
})

describe('what readers read of a component', () => {
  const entry =
    '<ErrorEntry title="Gone" meaning="It went." also="HTTP_410" status="410">\n\nWait.\n\n</ErrorEntry>'
  const body = `<Figure src="a.png" alt="A door" caption="Open" />\n\n${entry}`

  it('is found by search, and so are the names and codes in it', async () => {
    const { sections } = await compileBody(body)
    expect(sections).toEqual([
      { id: '', title: '', text: 'A door. Open.' },
      { id: 'gone', title: 'Gone', text: 'It went. HTTP_410. Wait.' },
    ])
  })

  it('is checked as language, and names and codes are not', async () => {
    const { texts } = await compileBody(body, {}, { wordsOnly: true })
    expect(texts.filter(({ kind }) => kind === 'prop').map(({ text }) => text)).toEqual([
      'A door',
      'Open',
      'Gone',
      'It went.',
    ])
  })

  it('leaves out who may call an endpoint: that is the same for most', async () => {
    const { sections } = await compileBody(
      '<Endpoint method="GET" path="/device">\n\nServer API.\n\n</Endpoint>\n\nLists devices.',
    )
    expect(sections).toEqual([{ id: '', title: '', text: 'GET /device. Lists devices.' }])
  })
})
