import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { whyBuild, whyClean } from '../../../scripts/lib/build.mjs'
import { compareInputs, outputMark, takeInputs } from '../../../scripts/lib/fingerprint.mjs'
import { tempFolder } from '../../helpers/temp-folder'

let root: string
const write = (path: string, text: string) => {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}
const inputs = (env: NodeJS.ProcessEnv = {}, nodeVersion = 'v20.19.0') =>
  takeInputs(root, { env, nodeVersion })

beforeEach(() => {
  root = tempFolder('inputs')
  write('content/en/index.mdx', 'Hello')
  write('src/shared/site.ts', 'export {}')
  write('gatsby-config.mjs', 'export {}')
  write('tsconfig.json', '{}')
})

describe('the inputs of a build', () => {
  it.each([
    'content/en/index.mdx',
    'content/en/sdk/new.mdx',
    'src/shared/site.ts',
    'plugins/docs-content/hooks.ts',
    'static/robots.txt',
    'static/.well-known/security.txt',
    'gatsby-config.mjs',
    'gatsby-browser.tsx',
    'package.json',
    'package-lock.json',
    'tsconfig.json',
  ])('a change of %s is seen', (path) => {
    const before = inputs()
    write(path, 'changed')
    expect(compareInputs(before, inputs())).toEqual({ changed: [path], gone: [] })
  })

  it.each(['README.md', 'tests/unit/a.test.ts', 'public/index.html', 'content/.DS_Store', 'src/.a.ts.swp'])(
    'a change of %s is nothing to it',
    (path) => {
      const before = inputs()
      write(path, 'changed')
      expect(inputs()).toEqual(before)
    },
  )

  it('goes by content, not by time', () => {
    const before = inputs()
    write('content/en/index.mdx', 'Hello')
    utimesSync(join(root, 'content/en/index.mdx'), 1, 1)
    expect(inputs()).toEqual(before)
  })

  it('sees a file that is gone', () => {
    const before = inputs()
    rmSync(join(root, 'content/en/index.mdx'))
    expect(compareInputs(before, inputs())).toEqual({ changed: [], gone: ['content/en/index.mdx'] })
  })

  it('sees a commit, for pages show the day of their last change', () => {
    const git = (...args: string[]) =>
      execFileSync('git', ['-c', 'user.name=T', '-c', 'user.email=t@example.com', ...args], { cwd: root })
    const before = inputs()
    git('init', '-q')
    git('add', 'content')
    git('commit', '-q', '-m', 'Content')
    expect(compareInputs(before, inputs()).changed).toEqual(['the history of content/'])
    const committed = inputs()
    write('tests/a.ts', '')
    git('add', 'tests')
    git('commit', '-q', '-m', 'Tests')
    expect(inputs()).toEqual(committed)
  })

  it('covers Node and the environment that reaches the pages, and no more of it', () => {
    const before = inputs()
    expect(inputs({}, 'v22.0.0')).not.toEqual(before)
    expect(inputs({ GATSBY_SITE: 'x' })).not.toEqual(before)
    expect(inputs({ BECKON_URL: 'x' })).not.toEqual(before)
    expect(inputs({ GATSBY_TELEMETRY_DISABLED: '1', HOME: '/x', BECKON_DOCS_CACHE: '/x' })).toEqual(before)
    expect(inputs({ BECKON_NGINX: '/x', BECKON_ROOT: '/x' })).toEqual(before)
  })
})

describe('why to build', () => {
  const now = { 'a.mdx': '1', 'b.mdx': '2' }
  const stamp = { inputs: now, output: 'mark', at: '' }

  it.each([
    ['nothing changed', stamp, 'mark', undefined],
    ['no built site', stamp, '', 'there is no built site yet'],
    ['no stamp', undefined, 'mark', 'it is not known from what the present one was built'],
    ['another built site', stamp, 'other', 'the built files were changed since'],
    ['one input', { ...stamp, inputs: { ...now, 'b.mdx': '0' } }, 'mark', 'b.mdx changed'],
    ['several', { ...stamp, inputs: { 'c.mdx': '1', 'b.mdx': '0' } }, 'mark', 'a.mdx changed, and 2 more'],
  ])('%s', (_, before, output, reason) => {
    expect(whyBuild(before, now, output)).toBe(reason)
  })

  it('marks the built files by name, size and time', () => {
    expect(outputMark(join(root, 'public'))).toBe('')
    write('public/en/index.html', 'page')
    expect(outputMark(join(root, 'public'))).toBe('')
    write('public/index.html', 'page')
    const mark = outputMark(join(root, 'public'))
    expect(outputMark(join(root, 'public'))).toBe(mark)
    utimesSync(join(root, 'public/en/index.html'), 1, 1)
    const touched = outputMark(join(root, 'public'))
    expect(touched).not.toBe(mark)
    rmSync(join(root, 'public/en/index.html'))
    expect(outputMark(join(root, 'public'))).not.toBe(touched)
  })
})

describe('the cache that a build finds', () => {
  const stamp = (given: Record<string, string>) => ({ inputs: given, output: 'mark', at: '2026-01-01' })
  const before = {
    'content/en/a.mdx': '1',
    'content/languages.json': '1',
    'src/compiler/a.ts': '1',
    'static/a.png': '1',
    'package.json': '1',
    'package-lock.json': '1',
  }
  const there = (now: Record<string, string | undefined>) =>
    Object.fromEntries(
      Object.entries(now).filter((entry): entry is [string, string] => entry[1] !== undefined),
    )

  it.each([
    ['another text', { ...before, 'content/en/a.mdx': '2' }],
    ['a page that is gone', { ...before, 'content/en/a.mdx': undefined }],
    ['a new page', { ...before, 'content/en/b.mdx': '1' }],
    ['another picture in static/', { ...before, 'static/a.png': '2' }],
  ])('is built upon after %s', (_, now) => {
    expect(whyClean(stamp(before), there(now))).toBeUndefined()
  })

  it.each([
    ['another compiler', { ...before, 'src/compiler/a.ts': '2' }, 'src/compiler/a.ts changed'],
    [
      'another list of languages',
      { ...before, 'content/languages.json': '2' },
      'content/languages.json changed',
    ],
    ['other packages', { ...before, 'package-lock.json': '2' }, 'package-lock.json changed'],
    ['other browsers', { ...before, 'package.json': '2' }, 'package.json changed'],
    ['a file that is gone from static/', { ...before, 'static/a.png': undefined }, 'static/a.png is gone'],
  ])('is cleaned after %s', (_, now, why) => {
    expect(whyClean(stamp(before), there(now))).toBe(why)
  })

  it('is cleaned when nobody knows what it was made of: after `develop`, or a build that failed', () => {
    expect(whyClean(undefined, before)).toMatch(/not known/)
  })
})
