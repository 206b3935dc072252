import { expect, it } from 'vitest'
import { compileBody, linesOf } from './compile'

/** Bodies begin in line 6 of content/en/page.mdx. Each has one mistake, reported in one line. */
export type Case = [what: string, body: string, line: string]

export const mistakes = (rule: string, cases: Case[]) =>
  it.each(cases)('%s', async (_, body, line) => {
    const page = await compileBody(body)
    expect(linesOf(page)).toEqual([line])
    expect(page.problems[0]!.rule).toBe(rule)
  })

export const at = (place: string, rest: string) => `content/en/page.mdx:${place}  ${rest}`
