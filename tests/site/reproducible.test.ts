import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { builtFiles } from '../helpers/built-files'
import { furnish } from '../helpers/changing-site'
import { makeProject, runGatsby, type GatsbyProject } from '../helpers/gatsby-project'

/**
 * One commit gives one site, wherever and whenever it is built: otherwise a release would make readers load what they have,
 * and nobody could tell from a build what it was made of.
 */

const BUILD = 300_000
const folder = mkdtempSync(path.join(tmpdir(), 'beckon-same-'))
const projects: GatsbyProject[] = []
afterAll(() => {
  projects.forEach(({ remove }) => remove())
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
})

/** The same history in all places. */
const commit = (dir: string) => {
  const who = {
    GIT_AUTHOR_NAME: 'A',
    GIT_AUTHOR_EMAIL: 'a@b.example',
    GIT_COMMITTER_NAME: 'A',
    GIT_COMMITTER_EMAIL: 'a@b.example',
  }
  // Late in the evening where it was made: another day elsewhere.
  const when = { GIT_AUTHOR_DATE: '2024-05-01T23:30:00-0700', GIT_COMMITTER_DATE: '2024-05-01T23:30:00-0700' }
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: dir, env: { ...process.env, ...who, ...when } })
  git('init', '-q')
  git('add', 'content')
  git('commit', '-q', '-m', 'All')
}

async function buildIn(place: string, env: NodeJS.ProcessEnv) {
  const project = makeProject()
  projects.push(project)
  furnish(project)
  commit(project.dir)
  const dir = path.join(folder, place)
  mkdirSync(path.dirname(dir), { recursive: true })
  renameSync(project.dir, dir)
  const gatsby = runGatsby(dir, ['build'], env)
  await gatsby.succeeded()
  const read = (file: string) => readFileSync(path.join(dir, file), 'utf8')
  return { files: builtFiles(dir), read }
}

let one: Awaited<ReturnType<typeof buildIn>>
let other: typeof one
beforeAll(async () => {
  // As deep as each other: packages are linked into both, and their way from there is in webpack's names of modules.
  one = await buildIn('a', { TZ: 'America/Los_Angeles', LANG: 'C', LC_ALL: 'C' })
  other = await buildIn('another place', {
    TZ: 'Pacific/Auckland',
    LANG: 'nl_NL.UTF-8',
    LC_ALL: 'nl_NL.UTF-8',
  })
}, 2 * BUILD)

it('two clean builds of one commit, in other folders, time zones and locales, differ in nothing that visitors fetch', () => {
  expect(Object.keys(one.files).length).toBeGreaterThan(50)
  expect(other.files).toEqual(one.files)
})

it('nor in what hosts are told', () => {
  const file = 'deploy/generated/hosting.json'
  expect(other.read(file)).toBe(one.read(file))
})

it('the day of a change is the day where it was made, in words of the page', () => {
  const html = other.read('public/en/guides/other/index.html')
  expect(html).toContain('<time dateTime="2024-05-01">1 May 2024</time>')
  expect(other.read('public/sitemap.xml')).toContain('<lastmod>2024-05-01</lastmod>')
})

it('names no folder of the machine it was built on', () => {
  const names = Object.keys(one.files).filter((file) => /\.(html|js|css|json|txt|xml)$/.test(file))
  expect(names.filter((file) => one.read(`public/${file}`).includes(folder))).toEqual([])
})
