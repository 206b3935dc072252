import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { wordsOf } from '../../../src/compiler/files/words'
import { compileContent } from '../../../src/compiler/site/compile-content'
import { memoryStore } from '../../../src/compiler/site/compile-store'
import { compileBody, makeTree } from './compile'

const body = 'One[^a], another[^b] and the first again[^a].\n\n[^a]: The first.\n\n[^b]: The second.\n'

const english = { footnotes: { title: 'Footnotes', back: 'Back to reference {{reference}}' } }
const dutch = { footnotes: { title: 'Voetnoten', back: 'Terug naar verwijzing {{reference}}' } }

/** The only run of HTML that a body becomes. */
async function htmlOf(text: string, words = wordsOf('.', 'en')): Promise<string> {
  const { blocks, problems } = await compileBody(text, { words })
  expect(problems).toEqual([])
  expect(blocks).toEqual([expect.any(String)])
  return blocks[0] as string
}

describe('footnotes', () => {
  it('are named in the language of the page', async () => {
    const root = makeTree({
      'content/locales/en/pages.json': JSON.stringify(english),
      'content/locales/nl/pages.json': JSON.stringify(dutch),
    })
    const html = await htmlOf(body, wordsOf(root, 'nl'))
    expect(html).toContain('>Voetnoten</h2>')
    expect([...html.matchAll(/aria-label="([^"]*)"/g)].map(([, label]) => label)).toEqual([
      'Terug naar verwijzing 1',
      'Terug naar verwijzing 1-2',
      'Terug naar verwijzing 2',
    ])
    expect(html).not.toMatch(/Footnotes|Back to/)
  })

  it('have a heading for those who do not see the line above them, by a class that there is', async () => {
    const name = /<h2 class="([^"]+)" id="footnote-label">/.exec(await htmlOf(body))?.[1]
    expect(name).toBeDefined()
    expect(readFileSync('src/styles/global.css', 'utf8')).toContain(`.${name!} {`)
  })

  it('are made anew when their words change, and no other page is', async () => {
    const strings = 'content/locales/en/pages.json'
    const page = (title: string, text: string) =>
      `---\ntitle: ${title}\ndescription: A sentence of its own that is long enough to say what this page, ${title}, is about.\n---\n\n${text}`
    const root = makeTree({
      [strings]: JSON.stringify(english),
      'content/en/index.mdx': page('Home page', 'Text.'),
      'content/en/notes.mdx': page('Notes', body),
    })
    const store = memoryStore()
    const compiled: string[] = []
    const watched = {
      ...store,
      set: (...[file, one]: Parameters<typeof store.set>) => (compiled.push(file), store.set(file, one)),
    }
    await compileContent(root, watched)
    expect(compiled.sort()).toEqual(['en/index.mdx', 'en/notes.mdx'])

    compiled.length = 0
    writeFileSync(
      path.join(root, strings),
      JSON.stringify({ footnotes: { ...english.footnotes, title: 'Notes below' } }),
    )
    const { entries } = await compileContent(root, watched)
    expect(compiled).toEqual(['en/notes.mdx'])
    expect(JSON.stringify(entries)).toContain('Notes below')

    compiled.length = 0
    await compileContent(root, watched)
    expect(compiled).toEqual([])
  })
})
