import { describe, expect, it } from 'vitest'
import { compileBody, linesOf } from './compile'

describe('a component that is nothing but HTML', () => {
  it('is part of the run it stands in: an endpoint', async () => {
    const { blocks, problems } = await compileBody(
      'Before.\n\n<Endpoint method="PUT" path="/device/{deviceID}/addtags">\n\nSecret.\n\n</Endpoint>',
    )
    expect(problems).toEqual([])
    expect(blocks).toEqual([
      '<p>Before.</p>\n<div class="endpoint"><p><span data-method="PUT">PUT</span> <code>/device<wbr>/<var>{deviceID}</var><wbr>/addtags</code></p><p>Secret.</p></div>',
    ])
  })

  it('has the address of the API and a button that copies both, where it is told them', async () => {
    const { blocks } = await compileBody(
      '<Endpoint method="GET" base="https://push.beckon.example" path="/device" copy="Copy address">\n\nSecret.\n\n</Endpoint>',
    )
    expect(blocks).toEqual([
      '<div class="endpoint"><p><span data-method="GET">GET</span> <code><span>https://<wbr><var data-own="apiHost">push.beckon.example</var></span><wbr>/device</code><button type="button" data-tool="copy">Copy address</button></p><p>Secret.</p></div>',
    ])
  })

  it('is part of the run it stands in: fields', async () => {
    const { blocks, headings } = await compileBody(
      '<Fields title="Body">\n\n- `name` _string_ **required**\n\n  What it is.\n\n</Fields>',
    )
    expect(blocks).toHaveLength(1)
    expect(blocks[0]).toMatch(/^<div class="fields"><h3>Body<\/h3><ul>\s*<li>\s*<p><code>name<\/code>/)
    expect(headings).toEqual([])
  })

  it('has the title of its fields one below the heading of the member that they belong to', async () => {
    const { blocks } = await compileBody(
      '<Member title="Inbox.open" name="open">\n\n<Fields title="Parameters">\n\n- `item`\n\n</Fields>\n\n</Member>',
    )
    expect(JSON.stringify(blocks)).toContain('<h4>Parameters</h4>')
  })

  it('is part of the run it stands in: a row, whose name breaks where it is longer than a small screen', async () => {
    const row = async (name: string, type: string) => {
      const { blocks } = await compileBody(`<Field title="State ${name}" name="${name}" type="${type}" />`)
      return /<code>.*<\/em>/.exec(JSON.stringify(blocks))?.[0]
    }
    expect(await row('isReady', 'Boolean')).toBe('<code>isReady</code></a> <em>Boolean</em>')
    expect(await row('failed', '(Error)')).toBe('<code>failed</code></a><em>(Error)</em>')
    expect(await row('com.beckon.event.location.Visit', 'event')).toBe(
      '<code>com.<wbr>beckon.<wbr>event.<wbr>location.<wbr>Visit</code></a> <em>event</em>',
    )
  })

  it('breaks a long name among what is known, and no short one', async () => {
    const { blocks } = await compileBody(
      '<Facts>\n\n- **Import** `com.beckon.push.models.BeckonTransport`\n- **Default** `com.beckon.push`\n\n</Facts>',
    )
    expect(JSON.stringify(blocks)).toContain(
      'com.<wbr>beckon.<wbr>push.<wbr>models.<wbr>Beckon<wbr>Transport',
    )
    expect(JSON.stringify(blocks)).toContain('<code>com.beckon.push</code>')
  })

  it('is part of the run it stands in: words in another language', async () => {
    const { blocks, headings, problems } = await compileBody(
      [
        '## <Lang code="nl">Aan de slag</Lang> {/* #start */}',
        'In Dutch: <Lang code="nl">*aan de* `slag`</Lang>.',
        '<Lang code="nl">Een zin\nop twee regels.</Lang>',
        '<Lang code="pt-BR">\n\nUm.\n\nDois.\n\n</Lang>',
        '## Begin <Lang code="nl">hier</Lang>',
      ].join('\n\n'),
    )
    expect(problems).toEqual([])
    expect(blocks).toEqual([
      [
        '<h2 id="start"><a href="#start"><span lang="nl">Aan de slag</span></a></h2>',
        '<p>In Dutch: <span lang="nl"><em>aan de</em> <code>slag</code></span>.</p>',
        '<p><span lang="nl">Een zin\nop twee regels.</span></p>',
        '<div lang="pt-BR"><p>Um.</p><p>Dois.</p></div>',
        '<h2 id="begin-hier"><a href="#begin-hier">Begin <span lang="nl">hier</span></a></h2>',
      ].join('\n'),
    ])
    expect(headings).toEqual([
      { depth: 2, id: 'start', text: 'Aan de slag', lang: 'nl' },
      { depth: 2, id: 'begin-hier', text: 'Begin hier' },
    ])
    expect(linesOf(await compileBody('<Lang code="Dutch">hier</Lang>'))[0]).toMatch(
      /^content\/en\/page\.mdx:6:1 {2}component {2}The prop "code" of <Lang> is wrong: must be the code of a language/,
    )
  })

  it('is held to its props like any other', async () => {
    expect(
      linesOf(await compileBody('<Endpoint method="GRAB" path="/device">\n\nSecret.\n\n</Endpoint>'))[0],
    ).toMatch(/^content\/en\/page\.mdx:6:1 {2}component {2}The prop "method" of <Endpoint> is wrong/)
  })
})
