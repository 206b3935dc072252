import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { selection } from '../../../src/compiler/check/selection'

const page = 'content/en/sdk/v3/push.mdx'
const other = 'content/en/sdk/v30/push.mdx'

/** Which of the two pages are among what somebody asked for, in a project at /docs. */
const selected = (asked: string[], cwd = '/docs') => {
  const isSelected = selection('/docs', asked, cwd)
  return [page, other].map((file) => isSelected(file))
}

describe('what a check is asked for', () => {
  it.each([
    ['nothing: all of it', []],
    ['the folder one is in', ['.']],
    ['the folder one is in, with its slash', ['./']],
    ["the project's own path", ['/docs']],
    ['several, one of which holds the others', ['content/en/guides', '.']],
  ])('%s', (_, asked) => expect(selected(asked)).toEqual([true, true]))

  it.each([
    ['a folder', ['content/en/sdk/v3'], '/docs'],
    ['a folder, with its slash', ['content/en/sdk/v3/'], '/docs'],
    ['a folder below the one that somebody is in', ['v3'], '/docs/content/en/sdk'],
    ['a file', [page], '/docs'],
    ['an absolute path', [`/docs/${page}`], '/elsewhere'],
  ])('%s, and nothing that only begins alike', (_, asked, cwd) =>
    expect(selected(asked, cwd)).toEqual([true, false]),
  )

  it('is understood as Windows writes paths', () => {
    const isSelected = selection('C:\\docs', ['content\\en\\sdk\\v3'], 'C:\\docs', path.win32)
    expect([page, other].map((file) => isSelected(file))).toEqual([true, false])
    expect(selection('C:\\docs', ['.'], 'C:\\docs', path.win32)(page)).toBe(true)
  })

  it('is refused outside the project: nothing there is ever checked', () => {
    expect(() => selection('/docs', ['../other'], '/docs')).toThrow('../other lies outside the project')
    expect(() => selection('/docs', ['/docs-too'], '/docs')).toThrow('outside')
  })
})
