import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { sampleLanguages } from '../../../src/compiler/page/languages'
import { compileContent } from '../../../src/compiler/site/compile-content'
import { diskStore, memoryStore } from '../../../src/compiler/site/compile-store'
import { compileBody, makeTree } from './compile'

const fence = (language: string, code: string) => `\`\`\`${language}\n${code}\n\`\`\`\n`
const KOTLIN = fence('kotlin', 'val a: List<Int> = listOf(1) // "one" & more')
const SWIFT = fence('swift', 'let a = <b>')

/** The blocks with a mark in each colour, by which it is told from one that was worked out anew. */
const marked = async (body: string) => {
  const { blocks } = await compileBody(body)
  return JSON.parse(
    JSON.stringify(blocks).replaceAll('<b class=', '<b title=\\"kept\\" class='),
  ) as typeof blocks
}
const blocksOf = async (body: string, earlier: string) =>
  JSON.stringify((await compileBody(body, {}, { earlier: await marked(earlier) })).blocks)

describe('samples of a page that was compiled before', () => {
  it('keep their colours when something else changed', async () => {
    const before = `Text.\n\n${KOTLIN}\n<Note>\n\n${SWIFT}\n</Note>\n`
    const kept = await blocksOf(before.replace('Text.', 'Other text.'), before)
    const anew = await compileBody(before.replace('Text.', 'Other text.'))
    expect(kept).toContain('Other text.')
    expect(kept.match(/<b title/g)).toHaveLength(JSON.stringify(anew.blocks).match(/<b class/g)!.length)
    expect(JSON.parse(kept.replaceAll(' title=\\"kept\\"', ''))).toEqual(anew.blocks)
  })

  it.each([
    ['its text', fence('kotlin', 'val b = 1'), fence('kotlin', 'val a = 1')],
    ['an entity in it', fence('swift', 'let a = "&lt;"'), fence('swift', 'let a = "<"')],
    ['its language', fence('java', 'var a = 1'), fence('kotlin', 'var a = 1')],
    ['its place, as it is another’s', fence('kotlin', 'var b = 1'), fence('kotlin', 'var a = 1\nvar b = 1')],
  ])('are coloured anew after a change of %s', async (_, now, before) => {
    const { blocks } = await compileBody(now)
    expect(JSON.parse(await blocksOf(now, before))).toEqual(blocks)
  })

  it('are told apart by the name of the language: it stands for one grammar', () => {
    const grammars = new Map<string, string>()
    for (const [grammar, label] of Object.values(sampleLanguages)) {
      expect(grammars.get(label) ?? grammar).toBe(grammar)
      grammars.set(label, grammar)
    }
  })

  it('are the same over what is kept on disk as without it', async () => {
    const page = (text: string) =>
      `---\ntitle: Page\ndescription: A sentence of its own that is long enough to say what this page is about.\n---\n\n${text}`
    const root = makeTree({
      'content/facts.json': '{}',
      'content/languages.json': '[{ "id": "en", "name": "English" }]',
      'content/en/index.mdx': page(`Text.\n\n${KOTLIN}\n${SWIFT}`),
      'src/compiler/page.ts': '',
    })
    const compile = async (store = memoryStore(diskStore(root, 'blocks'))) =>
      (await compileContent(root, store)).entries.map((entry) => entry.page.blocks)
    const first = await compile()
    writeFileSync(path.join(root, 'content/en/index.mdx'), page(`Other text.\n\n${SWIFT}\n${KOTLIN}`))
    const second = await compile()
    expect(second).not.toEqual(first)
    expect(second).toEqual(await compile(memoryStore()))
  })
})
