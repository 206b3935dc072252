import { describe, expect, it } from 'vitest'
import { compileBody } from './compile'
import { at, mistakes } from './mistakes'

describe('an anchor that is given to a heading', () => {
  it('is its address, whatever it says, and cannot be seen', async () => {
    const { headings, blocks, sections, problems } = await compileBody(
      '## What it *takes* {/* #limits */}\n\nText.\n\n### Deeper {/* #limits-2 */}\n\n[Up](#limits).',
    )
    expect(problems).toEqual([])
    expect(headings).toEqual([
      { depth: 2, id: 'limits', text: 'What it takes' },
      { depth: 3, id: 'limits-2', text: 'Deeper' },
    ])
    expect(sections.map(({ id, title }) => [id, title])).toEqual([
      ['limits', 'What it takes'],
      ['limits-2', 'Deeper'],
    ])
    expect(blocks[0]).toContain('<h2 id="limits"><a href="#limits">What it <em>takes</em></a></h2>')
    expect(blocks[0]).toContain('<h3 id="limits-2"><a href="#limits-2">Deeper</a></h3>')
  })

  it('is none for a comment that says something else', async () => {
    const { headings } = await compileBody('## One {/* see #limits */}\n\nText.')
    expect(headings).toEqual([{ depth: 2, id: 'one', text: 'One' }])
  })

  mistakes('heading', [
    [
      'and stands twice',
      '## One {/* #limits */}\n\nText.\n\n## Two {/* #limits */}\n\nText.',
      at(
        '10:1',
        'heading  The anchor #limits stands twice on the page.  → give one of the two another anchor',
      ),
    ],
    [
      'and is that of another heading',
      '## Limits\n\nText.\n\n## Two {/* #limits */}\n\nText.',
      at(
        '10:1',
        'heading  The anchor #limits stands twice on the page.  → give one of the two another anchor',
      ),
    ],
  ])
})
