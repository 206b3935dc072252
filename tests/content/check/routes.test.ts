import { beforeEach, describe, expect, it } from 'vitest'
import { page } from '../../unit/check/page'
import { compared, makeRepository, type Repository } from './routes-repository'

describe('the report of changed routes, in a real repository', () => {
  let repository: Repository
  const reported = () => compared(repository.root).reported
  const problems = () => compared(repository.root).problems

  beforeEach(() => {
    repository = makeRepository({
      'content/en/index.mdx': page('Home'),
      'content/en/guides/index.mdx': page('Guides'),
      'content/en/guides/one.mdx': page('One'),
      'content/en/guides/two.mdx': page('Two'),
      'content/en/_partials/shared.mdx': 'Shared.\n',
      'content/redirects.json': '[\n  { "from": "/en/old/", "to": "/en/guides/one/" }\n]\n',
    })
    repository.git('checkout', '-qb', 'work')
  })

  it('tells what was removed, renamed, added and changed, committed or not', () => {
    repository.write('en/guides/new.mdx', page('New'))
    repository.write('en/index.mdx', page('Another home'))
    repository.remove('en/guides/one.mdx')
    repository.commit()
    repository.move('en/guides/two.mdx', 'en/guides/deep/two.mdx')
    repository.git('add', '-A')
    expect(reported()).toEqual([
      'removed /en/guides/one/',
      'renamed /en/guides/two/ → /en/guides/deep/two/',
      'added /en/guides/new/',
      'changed /en/',
    ])
  })

  it('sees what nobody added to the repository yet, and leaves what was added as it is', () => {
    repository.write('en/guides/new.mdx', page('New'))
    repository.move('en/guides/two.mdx', 'en/guides/deep/two.mdx')
    const status = repository.git('status', '--porcelain')
    expect(reported()).toEqual(['renamed /en/guides/two/ → /en/guides/deep/two/', 'added /en/guides/new/'])
    expect(repository.git('status', '--porcelain')).toBe(status)
  })

  it('takes a page that became the index of a folder for the same', () => {
    repository.move('en/guides/one.mdx', 'en/guides/one/index.mdx')
    expect(reported()).toEqual(['changed /en/guides/one/ (its file moved)'])
    expect(problems()).toEqual([])
  })

  it('takes a page for changed, not gone, when another one took its address', () => {
    repository.move('en/guides/one.mdx', 'en/guides/three.mdx')
    repository.write('en/guides/one/index.mdx', page('Something else altogether', '1 2 3 4 5'))
    expect(reported()).toEqual(['added /en/guides/three/', 'changed /en/guides/one/'])
    expect(problems()).toEqual([])
  })

  it('knows a page that became a partial for gone', () => {
    repository.move('en/guides/one.mdx', 'en/_partials/one.mdx')
    expect(reported()).toEqual(['removed /en/guides/one/'])
  })

  it('knows pages again although many have moved, and have other names', () => {
    const names = Array.from({ length: 40 }, (_, at) => `page-${at}`)
    const long = (name: string) => page(name, `${name} says something of its own.\n`.repeat(20))
    for (const name of names) repository.write(`en/guides/${name}.mdx`, long(name))
    repository.commit()
    // git has a limit of its own, which eight hundred pages would reach.
    repository.git('config', 'diff.renameLimit', '10')
    for (const name of names) {
      repository.remove(`en/guides/${name}.mdx`)
      repository.write(`en/moved/${name}-too.mdx`, long(name).replace('long', 'very long'))
    }
    const { reported: lines } = compared(repository.root, 'HEAD')
    expect(lines.filter((line) => line.startsWith('renamed'))).toHaveLength(40)
    expect(lines).toContain('renamed /en/guides/page-7/ → /en/moved/page-7-too/')
  })

  it('works for a project that is a folder of a larger repository, with letters that git would escape', () => {
    const outer = makeRepository({
      'docs/content/en/index.mdx': page('Home'),
      'docs/content/en/größe.mdx': page('Size'),
      'elsewhere.txt': 'x',
    })
    const project = { ...outer, root: `${outer.root}/docs` }
    outer.git('mv', 'docs/content/en/größe.mdx', 'docs/content/en/size.mdx')
    expect(compared(project.root).reported).toEqual(['renamed /en/größe/ → /en/size/'])
  })

  it('refuses an address that goes without a redirect, and says the line to add', () => {
    repository.remove('en/guides/one.mdx')
    repository.move('en/guides/two.mdx', 'en/guides/three.mdx')
    expect(problems()).toEqual([
      'content/redirects.json:3:1  redirect  /en/guides/one/ was removed, and nothing leads on from it.  → add { "from": "/en/guides/one/", "to": "/en/guides/" }',
      'content/redirects.json:3:1  redirect  /en/guides/two/ was renamed to /en/guides/three/, and nothing leads on from it.  → add { "from": "/en/guides/two/", "to": "/en/guides/three/" }',
    ])
    const entries = problems().map((problem) => problem.split('→ add ')[1])
    repository.write(
      'redirects.json',
      `[${entries.join(',\n')}, { "from": "/en/old/", "to": "/en/guides/" }]`,
    )
    expect(problems()).toEqual([])
  })

  it('leads from a removed folder to the nearest page that is left', () => {
    repository.write('en/sdk/index.mdx', page('SDK'))
    repository.write('en/sdk/deep/index.mdx', page('Deep'))
    repository.write('en/sdk/deep/leaf.mdx', page('Leaf'))
    repository.commit()
    repository.remove('en/sdk/deep')
    const { problems: found } = compared(repository.root, 'HEAD')
    expect(found).toHaveLength(2)
    for (const problem of found) expect(problem).toContain('"to": "/en/sdk/" }')
  })

  it('refuses that a redirect goes: readers come to its address as well', () => {
    repository.write('redirects.json', '[]\n')
    expect(reported()).toEqual(['removed /en/old/'])
    expect(problems()).toEqual([
      'content/redirects.json:1:2  redirect  /en/old/ is no redirect any more, and nothing leads on from it.  → add { "from": "/en/old/", "to": "/en/guides/one/" }',
    ])
    repository.move('en/guides/one.mdx', 'en/guides/three.mdx')
    expect(problems().join('\n')).toContain('add { "from": "/en/old/", "to": "/en/guides/three/" }')
  })

  it('tells a redirect that leads elsewhere, and is content when a page took its place', () => {
    repository.write('redirects.json', '[{ "from": "/en/old/", "to": "/en/guides/two/" }]\n')
    expect(reported()).toEqual(['changed /en/old/ (leads to /en/guides/two/)'])
    repository.write('redirects.json', '[]\n')
    repository.write('en/old.mdx', page('Old'))
    expect(reported()).toEqual(['added /en/old/'])
    expect(problems()).toEqual([])
  })

  it('knows the pages that are made of data', () => {
    repository.write('glossary.yaml', '- term: Push\n')
    repository.write('en/sdk/v3/ios/index.mdx', page('iOS'))
    repository.write('symbols/v3/ios.yaml', 'symbols: {}\n')
    repository.write('symbols/v3/flutter.yaml', 'symbols: {}\n')
    repository.commit()
    expect(reported()).toEqual([
      'added /en/guides/glossary/',
      'added /en/sdk/v3/ios/',
      'added /en/sdk/v3/ios/symbols/',
    ])
    repository.remove('symbols/v3')
    repository.remove('glossary.yaml')
    expect(compared(repository.root, 'HEAD').reported).toEqual([
      'removed /en/guides/glossary/',
      'removed /en/sdk/v3/ios/symbols/',
    ])
  })

  it('knows the pages of the API: a resource, and the schemas that many resources share', () => {
    const shared = 'components:\n  schemas:\n    Error: { type: object }\n'
    repository.write('en/api/index.mdx', page('API'))
    repository.write('api/openapi.yaml', `openapi: 3.1.0\n${shared}`)
    repository.write('api/resources/segments.yaml', 'x-page: {}\n')
    repository.write('api/resources/cloud.yml', 'x-page: {}\n')
    repository.write('api/notes.txt', '')
    repository.commit()
    expect(reported()).toEqual([
      'added /en/api/',
      'added /en/api/cloud/',
      'added /en/api/schemas/',
      'added /en/api/segments/',
    ])
    repository.move('api/resources/segments.yaml', 'api/resources/user-segments.yaml')
    repository.write('api/openapi.yaml', 'openapi: 3.1.0\n')
    const { reported: lines, problems: found } = compared(repository.root, 'HEAD')
    expect(lines).toEqual(['removed /en/api/schemas/', 'renamed /en/api/segments/ → /en/api/user-segments/'])
    expect(found.map((problem) => problem.split('→ add ')[1])).toEqual([
      '{ "from": "/en/api/schemas/", "to": "/en/api/" }',
      '{ "from": "/en/api/segments/", "to": "/en/api/user-segments/" }',
    ])
    repository.remove('api')
    expect(compared(repository.root, 'HEAD').reported).toEqual([
      'removed /en/api/cloud/',
      'removed /en/api/schemas/',
      'removed /en/api/segments/',
    ])
  })

  it('is a table for a reviewer: the weightiest first, each with what became of its address', () => {
    repository.remove('en/guides/two.mdx')
    repository.move('en/guides/one.mdx', 'en/guides/three.mdx')
    repository.write('en/_partials/shared.mdx', 'Shared by others.\n')
    repository.write('phrases.yaml', '- x\n')
    repository.write(
      'redirects.json',
      '[{ "from": "/en/guides/one/", "to": "/en/guides/three/" }, { "from": "/en/old/", "to": "/en/guides/one/" }]',
    )
    const { report } = compared(repository.root, 'main', (file) =>
      file.endsWith('shared.mdx') ? ['/en/', '/en/guides/three/'] : [],
    )
    expect(report).toBe(
      [
        '## Routes',
        '',
        'Against main: 1 removed, 1 renamed, 1 changed.',
        '',
        '| what | route | note |',
        '| --- | --- | --- |',
        '| removed | /en/guides/two/ | **no redirect** |',
        '| renamed | /en/guides/three/ | was /en/guides/one/, which leads here |',
        '| changed | /en/ | by content/en/_partials/shared.mdx |',
        '',
        'Other content that differs: `content/phrases.yaml`.',
        '',
      ].join('\n'),
    )
  })

  it('says so when nothing differs', () => {
    expect(compared(repository.root).report).toBe('## Routes\n\nNo route differs from main.\n')
  })
})
