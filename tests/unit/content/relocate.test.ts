import { describe, expect, it } from 'vitest'
import { wordsOf } from '../../../src/compiler/files/words'
import { compilePage } from '../../../src/compiler/page/compile-page'
import { relocated } from '../../../src/compiler/data-pages/relocate'

const text = `---
title: Made of data
description: A sentence of its own that is long enough to say what this page is about.
---

A [link](/en/), \`code\`, <Since version="3.6.0" /> and <Platforms topic="implementation/push" />.

{/* allow spelling: a name */}

Two lines
of a block.

![A picture](a.png)

\`\`\`text
A sample.
\`\`\`

<Nothing />

## Empty
`

describe('a page that is made of data', () => {
  it('has everything that has a place in a file at the place of its data', async () => {
    const partials = { read: () => undefined, names: () => [], file: (name: string) => name }
    const around = { facts: new Map(), partials, words: wordsOf('.', 'en') }
    const page = await compilePage(text, 'content/en/made.mdx', around, { wordsOnly: true })
    const places = text
      .split('\n')
      .map((_, at) => ({ line: at + 1, place: { file: 'content/data.yaml', line: at + 101, column: 7 } }))
    const moved = relocated(page, { file: 'en/made.mdx', text, source: 'content/data.yaml', places })

    const lists = Object.entries(moved).filter(([, list]) => JSON.stringify(list).includes('"line":'))
    expect(lists.map(([name]) => name).sort()).toEqual(
      [
        'badges',
        'codes',
        'emptySections',
        'images',
        'links',
        'places',
        'problems',
        'samples',
        'suppressions',
        'texts',
        'topicLinks',
      ].sort(),
    )
    for (const [name, list] of lists) {
      for (const one of Object.values(list as Record<string, { file: string; line: number }>)) {
        expect([name, one.file]).toEqual([name, 'content/data.yaml'])
        expect(one.line).toBeGreaterThan(100)
      }
    }
    expect(moved.suppressions).toEqual([expect.objectContaining({ line: 108, from: 110, to: 111 })])
  })
})
