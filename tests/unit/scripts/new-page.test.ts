import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { newPage, NewPageError } from '../../../scripts/new/new-page'
import { runCheck } from '../../../src/compiler/check/run'
import { makeTree } from '../content/compile'

const project = () =>
  makeTree({
    'content/en/sdk/v3/flutter/implementation/index.mdx': 'x',
    'content/en/guides/apps/index.mdx': 'x',
    'content/en/guides/apps/keys/list.mdx': 'x',
  })

describe('npm run new', () => {
  it('makes an SDK topic with the title, the place and the sections of its kind', () => {
    const root = project()
    const { file, path: route } = newPage(root, 'sdk/v3/flutter/implementation/push')
    expect(file).toBe('content/en/sdk/v3/flutter/implementation/push.mdx')
    expect(route).toBe('/en/sdk/v3/flutter/implementation/push/')
    const text = readFileSync(path.join(root, file), 'utf8')
    expect(text).toMatch(/^---\ntitle: Push notifications\nnavTitle: Push\n/)
    expect(text).toContain('order: 20')
    expect(text).toContain('## Check that it works')
  })

  it('makes the front of a version as a folder, also of one that has not begun yet', () => {
    const root = makeTree({ 'content/en/sdk/index.mdx': 'x' })
    expect(newPage(root, 'sdk/v14')).toEqual({ file: 'content/en/sdk/v14/index.mdx', path: '/en/sdk/v14/' })
    const text = readFileSync(path.join(root, 'content/en/sdk/v14/index.mdx'), 'utf8')
    expect(text).toMatch(/^---\ntitle: SDK version 14\nnavTitle: v14\n/)
    expect(text).toContain('How the pages below belong together')
    expect(text).not.toContain('## ')
  })

  it('makes a page on migration with the version before and what an app has to change', () => {
    const root = makeTree({ 'content/en/sdk/v3/flutter/index.mdx': 'x' })
    const textOf = (file: string) => readFileSync(path.join(root, file), 'utf8')
    const text = textOf(newPage(root, 'sdk/v3/flutter/migration').file)
    expect(text).toMatch(/^---\ntitle: Migrate from v2\nnavTitle: Migration\n/)
    expect(text.match(/^## .*/gm)).toEqual([
      '## Before you start',
      '## What to remove',
      '## What to add',
      '## Old and new names',
      '## Migrate step by step',
      '## Check that it works',
    ])
  })

  it('makes a guide, and the index of a folder that has pages already', () => {
    const root = project()
    expect(newPage(root, '/en/guides/apps/create-app/').file).toBe('content/en/guides/apps/create-app.mdx')
    expect(newPage(root, 'guides/apps/keys').file).toBe('content/en/guides/apps/keys/index.mdx')
    const text = readFileSync(path.join(root, 'content/en/guides/apps/create-app.mdx'), 'utf8')
    expect(text).toContain('title: Create app')
    expect(text).toContain('## Fields')
  })

  it('makes a folder of a page that has pages below it on every platform', () => {
    const root = project()
    expect(newPage(root, 'sdk/v3/flutter/implementation/loyalty').file).toBe(
      'content/en/sdk/v3/flutter/implementation/loyalty/index.mdx',
    )
  })

  it('never writes over a page, whichever of its two files holds it', () => {
    const root = project()
    expect(() => newPage(root, 'content/en/guides/apps.mdx')).toThrow(
      'content/en/guides/apps/index.mdx exists already. Nothing was changed.',
    )
    expect(readFileSync(path.join(root, 'content/en/guides/apps/index.mdx'), 'utf8')).toBe('x')
  })

  it('says what is wrong with a name, and which page comes first', () => {
    const root = project()
    expect(() => newPage(root, 'guides/apps/App Keys')).toThrow('Did you mean app-keys?')
    expect(() => newPage(root, 'guides/loyalty/passes')).toThrow('npm run new -- guides/loyalty')
    expect(() => newPage(root, ' ')).toThrow(NewPageError)
  })

  it('makes a page that the check refuses until it is written', async () => {
    const root = project()
    const { file } = newPage(root, 'guides/apps/create-app')
    const { problems } = await runCheck(root, [])
    expect(problems.filter((problem) => problem.file === file).map(({ rule }) => rule)).toContain(
      'frontmatter',
    )
  })
})
