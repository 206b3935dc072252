import { describe, expect, it } from 'vitest'
import { isComponent } from '../../../src/shared/blocks'
import { compileBody } from './compile'

const fence = (meta: string, code: string) => `\`\`\`kotlin ${meta}\n${code}\n\`\`\``

async function compiled(meta: string, code: string) {
  const page = await compileBody(fence(meta, code))
  const sample = page.blocks.find(isComponent)?.p as { html: string; imports?: [string, number] }
  return { ...page, sample, plain: sample.html.replace(/<\/?b[^>]*>/g, '') }
}

const three = 'one()\ntwo()\nthree()'

describe('lines of a sample', () => {
  it('are marked with their line breaks inside, so that the text stays what it was', async () => {
    expect((await compiled('mark="1-2"', three)).plain).toBe('<mark>one()\ntwo()\n</mark>three()')
    expect((await compiled('mark="1,3"', three)).plain).toBe(
      '<mark>one()\n</mark>two()\n<mark>three()</mark>',
    )
  })

  it('step back around those that the text is about', async () => {
    expect((await compiled('focus="2"', three)).plain).toBe('<i>one()\n</i>two()\n<i>three()</i>')
  })

  it('have an element each where they are changed', async () => {
    const { plain, samples } = await compiled('removed="1-2" added="3"', three)
    expect(plain).toBe('<del>one()\n</del><del>two()\n</del><ins>three()</ins>')
    expect(samples.map(({ text }) => text)).toEqual(['\n\nthree()', 'one()\ntwo()\n'])
  })

  it('keep the name of the file on one side of a change: an app has it once', async () => {
    const { samples } = await compiled('title="A.kt" removed="1" added="2"', three)
    expect(samples.map(({ title }) => title)).toEqual(['A.kt', undefined])
    expect(new Set(samples.map(({ line }) => line)).size).toBe(1)
  })
})

describe('what is wrong behind the language', () => {
  it.each([
    ['mark="4"', 'mark names line 4, and the sample has 3.'],
    ['added="2-9"', 'added names lines 2-9, and the sample has 3.'],
    ['removed="0"', 'removed names line 0, and the sample has 3.'],
    ['focus="3-2"', 'focus names line 3-2, and the sample has 3.'],
    ['mark="two"', 'mark="two" names no lines.'],
    ['added="1" removed="1"', 'Line 1 is both added and removed.'],
    ['removed="1-3"', 'All lines of the sample are removed.'],
    ['marks="1"', 'A sample has no "marks".'],
    ['imports="folded"', '"folded" is nothing that imports can be.'],
    ['{1,3}', '"{1,3}" behind the language of the sample is nothing that can be said of one.'],
  ])('%s is told', async (meta, message) => {
    // Braces stand as they are behind a fence.
    const { problems } = await compileBody(fence(meta, three))
    expect(problems.map((problem) => `${problem.rule}: ${problem.message}`)).toEqual([`fence: ${message}`])
  })
})

const imports = ['import a.A', 'import b.B', 'import c.C', 'import d.D']
const code = ['', 'fun one() {', '  two()', '  three()', '  four()', '}']

describe('imports at the top', () => {
  it('are folded where they are many, and are part of the text', async () => {
    const { sample } = await compiled('', [...imports, ...code].join('\n'))
    const [label, length] = sample.imports ?? ['', 0]
    expect(label).toBe('4 lines of imports')
    const text = (html: string) => html.replace(/<[^>]*>/g, '')
    expect(text(sample.html.slice(0, length - 1))).toBe(`${imports.join('\n')}\n`)
    expect(text(sample.html.slice(length))).toBe(code.slice(1).join('\n'))
  })

  it.each([
    ['are few', '', [...imports.slice(1), ...code]],
    ['are most of the sample', '', [...imports, ...code.slice(0, 3)]],
    ['are to be seen', 'imports="shown"', [...imports, ...code]],
    ['have a line that is marked', 'added="2"', [...imports, ...code]],
  ])('stay where they %s', async (_, meta, lines) => {
    expect((await compiled(meta, lines.join('\n'))).sample.imports).toBeUndefined()
  })

  it('may go over several lines in JavaScript', async () => {
    const text = "import {\n  one,\n  two,\n} from './a'\n\na()\nb()\nc()\nd()\ne()"
    const { blocks } = await compileBody(`\`\`\`js\n${text}\n\`\`\``)
    expect(blocks.find(isComponent)?.p?.imports).toEqual(['4 lines of imports', expect.any(Number)])
  })
})
