import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { compileContent } from '../../../src/compiler/site/compile-content'
import { memoryStore } from '../../../src/compiler/site/compile-store'
import { makeTree } from './compile'

const page = (title: string, body: string) =>
  `---\ntitle: ${title}\ndescription: A sentence of its own that is long enough to say what this page is about.\n---\n\n${body}\n`

/** Two pages, a partial and a fact, compiled with a store that remembers what was put into it. */
function setUp() {
  const root = makeTree({
    'content/facts.json': '{ "sdk": { "version": "1.0" } }',
    'content/en/index.mdx': page('Home', 'Version %{sdk.version}.'),
    'content/en/a.mdx': page('Page A', '<Include file="p" />'),
    'content/en/_partials/p.mdx': 'Shared.',
    'content/en/_partials/unused.mdx': '<Broken',
    'content/images/not-a-page.txt': '',
  })
  let made = 0
  const pages = memoryStore()
  const store = {
    ...pages,
    set: (...page: Parameters<typeof pages.set>) => {
      made++
      return pages.set(...page)
    },
  }
  return {
    write: (file: string, text: string) => writeFileSync(path.join(root, 'content', file), text),
    read: (file: string) => readFileSync(path.join(root, 'content', file), 'utf8'),
    /** Compiles everything; how many pages were really compiled, and what they say. */
    compile: async () => {
      made = 0
      const { entries, problems } = await compileContent(root, store)
      const text = (file: string) =>
        entries
          .find((entry) => entry.file === file)!
          .page.blocks.filter((block) => typeof block === 'string')
          .join('')
      return {
        made,
        problems,
        text,
        inputs: (file: string) => Object.keys(entries.find((entry) => entry.file === file)!.page.inputs),
        paths: entries.map((entry) => entry.path),
      }
    },
  }
}

describe('compiling all content', () => {
  it('makes a page of every MDX file that is no partial', async () => {
    const { compile } = setUp()
    const { paths, problems, inputs } = await compile()
    expect(paths).toEqual(['/en/a/', '/en/'])
    expect(problems).toEqual([])
    expect(inputs('en/a.mdx')).toEqual(['partial:p', 'terms:'])
    expect(inputs('en/index.mdx')).toEqual(['fact:sdk.version', 'terms:'])
  })

  it('does no page twice', async () => {
    const { compile } = setUp()
    expect((await compile()).made).toBe(2)
    expect((await compile()).made).toBe(0)
  })

  it('does only the page that was changed', async () => {
    const { compile, write } = setUp()
    await compile()
    write('en/a.mdx', page('Page A', 'New text.'))
    const { made, text } = await compile()
    expect(made).toBe(1)
    expect(text('en/a.mdx')).toBe('<p>New text.</p>')
  })

  it('brings a changed partial and a changed fact to the pages', async () => {
    const { compile, write } = setUp()
    await compile()
    write('en/_partials/p.mdx', 'Shared anew.')
    expect((await compile()).text('en/a.mdx')).toBe('<p>Shared anew.</p>')
    write('facts.json', '{ "sdk": { "version": "2.0" } }')
    expect((await compile()).text('en/index.mdx')).toBe('<p>Version 2.0.</p>')
  })

  it('forgets a problem as soon as it is fixed', async () => {
    const { compile, read, write } = setUp()
    const good = read('en/a.mdx')
    write('en/a.mdx', good.replace('"p"', '"q"'))
    expect((await compile()).problems).toHaveLength(1)
    write('en/a.mdx', good)
    expect((await compile()).problems).toEqual([])
  })

  it('compiles only the pages that draw in a changed partial or fact', async () => {
    const { compile, write } = setUp()
    await compile()
    write('en/_partials/p.mdx', 'Shared anew.')
    expect((await compile()).made).toBe(1)
    write('en/_partials/unused.mdx', '<Broken, and nobody looks')
    expect((await compile()).made).toBe(0)
    write('facts.json', '{ "sdk": { "version": "2.0" }, "other": "1" }')
    expect((await compile()).made).toBe(1)
    write('facts.json', '{ "sdk": { "version": "2.0" }, "other": "2" }')
    expect((await compile()).made).toBe(0)
  })
})

describe('one wrong value in the frontmatter of one page', () => {
  it.each([
    ['template: articel', 'template'],
    ['related: /en/guides/', 'related'],
    ['related: [5]', 'related'],
    ['related:', 'related'],
    ['app: implementation/push', 'app'],
    ['keywords: x', 'keywords'],
    ['order: soon', 'order'],
    ['platforms: android', 'platforms'],
  ])('is reported in its place, and the page goes on with what stands for it: %s', async (line, key) => {
    const text = page('Page A', 'Text.').replace('---\n\n', `${line}\n---\n\n`)
    const root = makeTree({ 'content/en/index.mdx': page('Home', 'Text.'), 'content/en/a.mdx': text })
    const { entries, problems } = await compileContent(root)
    expect(problems).toMatchObject([{ file: 'content/en/a.mdx', line: 4, rule: 'frontmatter' }])
    expect(problems[0]?.message).toContain(key)
    const { frontmatter } = entries.find(({ path: route }) => route === '/en/a/')!.page
    expect(frontmatter).toMatchObject({
      template: 'article',
      order: 500,
      related: [],
      app: [],
      platforms: [],
      keywords: [],
    })
  })
})
