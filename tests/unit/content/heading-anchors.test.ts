import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { frameIds } from '../../../src/compiler/page/anchors'
import { compileBody } from './compile'
import { at, mistakes } from './mistakes'

it('a heading that is a long name breaks as code does, and no word that fits a line', async () => {
  const { blocks } = await compileBody(
    '## BeckonScannableSessionInvalidatedWithErrorEvent\n\n## Internationalisation',
  )
  expect(blocks[0]).toContain(
    '>Beckon<wbr>Scannable<wbr>Session<wbr>Invalidated<wbr>With<wbr>Error<wbr>Event</a></h2>',
  )
  expect(blocks[0]).toContain('>Internationalisation</a></h2>')
})

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

describe('a heading that is called as a part of every page is', () => {
  it('has another anchor, to which it leads', async () => {
    const { headings, blocks, problems } = await compileBody(
      '## Content\n\nText.\n\n## Menu\n\n[Up](#content-1).',
    )
    expect(problems).toEqual([])
    expect(headings.map(({ id }) => id)).toEqual(['content-1', 'menu-1'])
    expect(blocks[0]).toContain('<h2 id="content-1"><a href="#content-1">Content</a></h2>')
  })

  it('and a component that acts as a heading as well', async () => {
    const { headings } = await compileBody('<Question title="Menu">\n\nText.\n\n</Question>')
    expect(headings.map(({ id }) => id)).toEqual(['menu-1'])
  })

  mistakes('heading', [
    [
      'with that very anchor',
      '## Parts {/* #content */}\n\nText.',
      at(
        '6:1',
        'heading  The anchor #content is that of a part of every page.  → give it another anchor, such as #content-1',
      ),
    ],
  ])

  it('knows every id that frame, templates and Gatsby write', () => {
    const root = path.resolve(import.meta.dirname, '../../../src')
    const literal = ['layout', 'templates', 'navigation', 'brand', 'app', 'shared'].flatMap((room) =>
      readdirSync(path.join(root, room), { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.tsx?$/.test(file))
        .flatMap((file) => [
          ...readFileSync(path.join(root, room, file), 'utf8').matchAll(/\sid="([^"$]+)"/g),
        ])
        .map(([, id = '']) => id),
    )
    expect(literal).toContain('scene-sea')
    expect(literal.filter((id) => !frameIds.has(id))).toEqual([])
  })
})
