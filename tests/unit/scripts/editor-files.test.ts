import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { editorFiles } from '../../../scripts/editor/files'
import { components } from '../../../src/shared/components'
import { compileBody, compileFile, linesOf } from '../content/compile'

const root = path.resolve(import.meta.dirname, '../../..')
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')

interface Snippet {
  prefix: string
  body: string[]
}
const snippets = Object.entries(JSON.parse(read('.vscode/mdx.code-snippets')) as Record<string, Snippet>)

/** What a writer has after accepting every proposal: `${1:text}` is its text, `${1|a,b|}` the first choice. */
const filledIn = ({ body }: Snippet) =>
  body
    .join('\n')
    .replace(/\$\{\d+:([^}]*)\}/g, '$1')
    .replace(/\$\{\d+\|([^,|]*)[^}]*\|\}/g, '$1')
    .replace(/\$\d+/g, 'Text.')

describe('editor support', () => {
  it.each(Object.entries(editorFiles()))(
    '%s says what the check says (else: npm run editor)',
    (file, text) => {
      expect(JSON.parse(read(file))).toEqual(JSON.parse(text))
    },
  )

  it('has a snippet for every component a writer may use', () => {
    const bodies = snippets.map(([, { body }]) => body.join('\n')).join('\n')
    const missing = Object.keys(components).filter((name) => !bodies.includes(`<${name}`))
    expect(missing).toEqual([])
  })

  it.each(snippets)('the snippet "%s" makes something the compiler takes', async (name, snippet) => {
    const text = filledIn(snippet)
    const parent = { Step: 'Steps', Tab: 'Tabs', Card: 'Cards' }[name]
    const group = parent === 'Tabs' ? ' group="language"' : ''
    const body = parent ? `<${parent}${group}>\n${text}\n</${parent}>` : text
    const partials = { 'sdk/v3/name': 'Text.' }
    const page =
      name === 'Frontmatter'
        ? await compileFile(text)
        : await compileBody(
            `Text ${body.startsWith('<') || body.startsWith('`') || body.startsWith('{') ? '\n\n' : ''}${body}`,
            { partials },
          )
    // The picture of the snippet does not exist; nothing else may be wrong with it.
    expect(linesOf(page)).toEqual([])
  })
})
