import { describe, expect, it } from 'vitest'
import { runCheck } from '../../../src/compiler/check/run'
import { phraseRule } from '../../../src/compiler/check/prose/phrases'
import { formatProblem } from '../../../src/compiler/problems/problem'
import { makeTree } from '../content/compile'

const check = async (body: string, frontmatter = '') => {
  const root = makeTree({
    'content/en/index.mdx': `---\ntitle: Home\ndescription: A sentence of its own that is long enough to say what this page is about.\n${frontmatter}---\n\n${body}\n`,
    'content/phrases.yaml': '- { phrase: simply, why: plays down what is hard, fix: leave it out }\n',
  })
  const { findings } = await runCheck(root, [phraseRule])
  return findings.map(formatProblem).map((line) => line.replace('content/en/index.mdx:', ''))
}
const found = (line: number, column = 1) =>
  `${line}:${column}  phrase  "Simply" plays down what is hard.  → leave it out`

describe('a comment that suppresses a finding', () => {
  it('is needed: without one it is reported', async () => {
    expect(await check('Simply call it.')).toEqual([found(6)])
  })

  it('covers the block below it, and nothing more', async () => {
    expect(await check('{/* allow phrase: a quotation */}\n\nSimply call it.\n\nSimply again.')).toEqual([
      found(10),
    ])
  })

  it('covers the paragraph that it stands in', async () => {
    expect(await check('Simply call it\nand go {/* allow phrase: a quotation */} on.')).toEqual([])
  })

  it('covers all of the frontmatter when it stands there', async () => {
    expect(await check('Text.', '# allow phrase: the name of a song\nnavTitle: Simply\n')).toEqual([])
  })

  it('says why, names a rule there is, and is taken away when it is needed no more', async () => {
    expect(await check('{/* allow phrase */}\n\nSimply call it.')).toEqual([
      found(8),
      '6:1  suppression  The comment suppresses "phrase" and does not say why.  → write allow phrase: the reason',
    ])
    expect(await check('{/* allow phrases: a quotation */}\n\nText.')).toEqual([
      '6:1  suppression  The rule "phrases" cannot be suppressed.  → did you mean phrase?',
    ])
    expect(await check('{/* allow phrase: a quotation */}\n\nText.')).toEqual([
      '6:1  suppression  The comment suppresses "phrase" where nothing is wrong.  → take the comment out',
    ])
  })

  it('does not suppress what the build refuses', async () => {
    expect(await check('{/* allow link: it comes later */}\n\n[There](/en/nowhere/).')).toEqual([
      '6:1  suppression  The rule "link" cannot be suppressed.  → only these can be suppressed: phrase',
    ])
  })
})
