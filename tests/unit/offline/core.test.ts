import { describe, expect, it } from 'vitest'
import { createCore } from '../../../src/offline/worker/core'
import { builtFiles, makeSurroundings } from './surroundings'

const script = (text: string) => () => new Response(text, { headers: { 'content-type': 'text/javascript' } })

describe('what a build needs', () => {
  it('is fetched once, and not again where it has a hash', async () => {
    const { surroundings, caches, asked } = makeSurroundings(builtFiles())
    await createCore(surroundings).install()
    expect(caches.paths('beckon-files')).toEqual(['/app-0123456789.js'])
    expect(caches.paths('beckon-core-b1').sort()).toEqual(
      surroundings.manifest.shared.map(([url]) => url).sort(),
    )
    asked.length = 0
    await createCore(surroundings).install()
    expect(asked).not.toContain('/app-0123456789.js')
  })

  it.each([
    ['missing', () => new Response('', { status: 404 })],
    [
      'HTML of a host that has one answer for everything',
      () => new Response('<html>', { headers: { 'content-type': 'text/html' } }),
    ],
  ])('is not installed with a script that is %s', async (_, answer) => {
    const { surroundings, network } = makeSurroundings(builtFiles())
    network['/app-0123456789.js'] = answer
    await expect(createCore(surroundings).install()).rejects.toThrow('/app-0123456789.js answered')
  })

  it('is not installed with data of another build: half a deploy is no build', async () => {
    const { surroundings } = makeSurroundings(builtFiles())
    const manifest = { ...surroundings.manifest, shared: [['/page-data/app-data.json', 'aa']] as const }
    const core = createCore({ ...surroundings, manifest, digest: () => Promise.resolve('bb') })
    await expect(core.install()).rejects.toThrow('/page-data/app-data.json is of another build')
  })
})

describe('a newer build', () => {
  it('leaves the scripts of the one before to pages that are open, and removes those of long ago', async () => {
    const first = makeSurroundings(builtFiles())
    await createCore(first.surroundings).install()
    await createCore(first.surroundings).clean()
    for (const build of ['b2', 'b3', 'b4']) {
      const url = `/app-${build}23456789ab.js`
      first.network[url] = script(build)
      const manifest = { ...first.surroundings.manifest, build, files: [url] }
      const core = createCore({ ...first.surroundings, manifest })
      await core.install()
      await core.clean()
      if (build === 'b2') expect(first.caches.paths('beckon-files')).toContain('/app-0123456789.js')
    }
    expect(first.caches.paths('beckon-files')).toEqual(
      ['b2', 'b3', 'b4'].map((build) => `/app-${build}23456789ab.js`),
    )
    expect([...first.caches.stores.keys()].filter((name) => name.startsWith('beckon-core-'))).toEqual([
      'beckon-core-b4',
    ])
  })

  it('counts a rollback as the build that it goes back to', async () => {
    const site = makeSurroundings(builtFiles())
    for (const [build, url] of [
      ['a', '/app-aaaaaaaaaa.js'],
      ['b', '/app-bbbbbbbbbb.js'],
      ['a', '/app-aaaaaaaaaa.js'],
      ['b', '/app-bbbbbbbbbb.js'],
      ['c', '/app-cccccccccc.js'],
    ] as const) {
      site.network[url] = script(build)
      const core = createCore({
        ...site.surroundings,
        manifest: { ...site.surroundings.manifest, build, files: [url] },
      })
      await core.install()
      await core.clean()
    }
    expect(site.caches.paths('beckon-files').sort()).toEqual([
      '/app-aaaaaaaaaa.js',
      '/app-bbbbbbbbbb.js',
      '/app-cccccccccc.js',
    ])
  })

  it('removes what earlier workers of this site left, and nothing of anybody else', async () => {
    const { surroundings, caches } = makeSurroundings(builtFiles())
    for (const name of ['gatsby-plugin-offline-precache-v2-/', 'somebody-else', 'beckon-packs'])
      await caches.open(name)
    await createCore(surroundings).clean()
    expect((await caches.keys()).sort()).toEqual([
      'beckon-files',
      'beckon-packs',
      'beckon-state',
      'somebody-else',
    ])
  })

  it('keeps the latest three hundred pictures', async () => {
    const { surroundings, caches } = makeSurroundings(builtFiles())
    const files = await caches.open('beckon-files')
    for (let number = 0; number < 310; number++) {
      await files.put(`/static/${String(number).padStart(12, '0')}/a.webp`, new Response(''))
    }
    await createCore(surroundings).clean()
    const left = caches.paths('beckon-files')
    expect(left).toHaveLength(300)
    expect(left[0]).toBe('/static/000000000010/a.webp')
  })
})
