import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Actions, CreateResolversArgs, GatsbyNode, ParentSpanPluginArgs } from 'gatsby'
import sharp from 'sharp'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { figureDescriber, type FigureProps } from '../../../src/compiler/site/figure-props'
import { cachePictures } from '../../../plugins/docs-content/gatsby/picture-cache'
import { figureMaker, type FigureData } from '../../../plugins/docs-content/gatsby/figures'
import { makeTree } from '../content/compile'

/** Pictures go through gatsby-plugin-sharp itself; only Gatsby's part (nodes, reporter, cache) is stood in for. */

const warn = vi.fn()
const picture = 'guides/a-picture.png'
const story = {
  alt: 'A list of campaigns with the button that makes one',
  callouts: [
    { n: 1, label: 'New campaign', text: 'Makes one.', at: [12.5, 40] },
    { n: 2, label: 'R&D', text: 'Those with <b>.' },
  ],
}

interface Image {
  layout: string
  width: number
  backgroundColor: string
  placeholder: { fallback: string }
  images: { fallback: { src: string; srcSet: string; sizes: string }; sources: { type: string }[] }
}

/** What the queue is asked to do: forms of a picture. */
interface Job {
  args: {
    operations: { args: { quality?: number; toFormat?: string } }[]
    pluginOptions: { defaultQuality: number }
  }
}
const jobs: Job[] = []

let root: string

beforeAll(async () => {
  const sharp = await vi.importActual<GatsbyNode>('gatsby-plugin-sharp/gatsby-node.js')
  // As Gatsby begins with it. The plugin hands its work to Gatsby's job queue, which does not run here.
  const createJobV2 = (job: unknown) => Promise.resolve(void jobs.push(job as Job))
  const actions = { createJobV2 } as unknown as Actions
  await sharp.onPluginInit?.({ actions } as ParentSpanPluginArgs, { plugins: [] }, () => undefined)
})

const draw = (file: string, background: string) =>
  sharp({ create: { width: 1600, height: 900, channels: 3, background } }).toFile(path.join(root, file))

const make = (props: Record<string, unknown>): Promise<FigureData> =>
  figureMaker(
    {
      reporter: { warn, error: warn, panic: warn },
      cache: { get: () => Promise.resolve(undefined), set: () => Promise.resolve() },
    } as unknown as CreateResolversArgs,
    root,
  )(figureDescriber(root)({ src: picture, ...props }, { src: 'src', alt: 'alt' }) as unknown as FigureProps)

beforeEach(async () => {
  warn.mockClear()
  jobs.length = 0
  root = makeTree({ 'content/images/guides/a-picture.json': JSON.stringify(story) })
  await draw('content/images/guides/a-picture.png', 'white')
  await draw('content/images/guides/a-picture.dark.png', 'black')
})

describe('a figure', () => {
  it('is made for 650 px, on white, in a modern format, in two sizes, with a placeholder', async () => {
    const image = (await make({})).image as Image
    expect(image).toMatchObject({ backgroundColor: '#ffffff' })
    expect(image.images.sources).toEqual([])
    expect(image.images.fallback.src).toMatch(/\.webp$/)
    expect([...image.images.fallback.srcSet.matchAll(/ (\d+)w/g)].map(([, width]) => width)).toEqual([
      '650',
      '1300',
    ])
    expect(image.placeholder.fallback).toMatch(/^data:image\//)
    expect(warn).not.toHaveBeenCalled()
  })

  it('is compressed to a quality of 50', async () => {
    await make({})
    // What is the plugin's own default is left out.
    const forms = jobs.flatMap(({ args: { operations, pluginOptions } }) =>
      operations.map(({ args }) => [args.toFormat, args.quality ?? pluginOptions.defaultQuality]),
    )
    expect(forms.length).toBeGreaterThan(1)
    expect(new Set(forms.map(String))).toEqual(new Set(['webp,50']))
  })

  it('is shown as wide as the text, in the height that belongs to it', async () => {
    const image = (await make({})).image as Image
    expect(image).toMatchObject({ layout: 'fullWidth', width: 1, height: 0.5631 })
    expect(image.images.fallback.sizes).toBe('(min-width: 46rem) 44rem, 100vw')
  })

  it('is 1500 px wide when it is a wide one', async () => {
    expect((await make({ wide: true })).image).toMatchObject({ layout: 'constrained', width: 1500 })
  })

  it('is constrained to the width that it is given', async () => {
    expect((await make({ width: 320 })).image).toMatchObject({ layout: 'constrained', width: 320 })
  })

  it('can be fixed, or as wide as its place', async () => {
    expect((await make({ layout: 'fixed', width: 320 })).image).toMatchObject({ layout: 'fixed', width: 320 })
    expect((await make({ layout: 'fullWidth' })).image).toMatchObject({ layout: 'fullWidth' })
  })

  it('keeps what its component has of its own', async () => {
    expect(await make({ title: 'Campaigns', href: '/en/guides/' })).toMatchObject({
      title: 'Campaigns',
      href: '/en/guides/',
    })
    expect(Object.keys(await make({ wide: true, layout: 'fixed', width: 320 }))).not.toContain('layout')
  })

  it('warns of a width or a height that fullWidth ignores', async () => {
    await make({ layout: 'fullWidth', width: 320 })
    expect(warn).toHaveBeenCalledWith(
      expect.stringContaining('fullWidth images will ignore the width and height'),
    )
  })

  it('tells the story of its picture, without a caption', async () => {
    const figure = await make({})
    expect(figure.alt).toBe(story.alt)
    expect(figure.caption).toBeUndefined()
  })

  it('has its numbers as a list, each with an address of its own and the place of its dot', async () => {
    expect((await make({})).callouts).toBe(
      '<ol><li id="a-picture-1" value="1" data-at="12.5 40"><a href="#a-picture-1">New campaign</a> ' +
        '<span>Makes one.</span></li>' +
        '<li id="a-picture-2" value="2"><a href="#a-picture-2">R&amp;D</a> <span>Those with &lt;b&gt;.</span></li></ol>',
    )
  })

  it('links to the originals, light and dark, which are published with the site', async () => {
    const figure = await make({})
    expect(figure.original).toMatch(/^\/static\/[0-9a-f]{12}\/a-picture\.png$/)
    expect(figure.darkOriginal).toMatch(/^\/static\/[0-9a-f]{12}\/a-picture\.dark\.png$/)
    for (const [address, source] of [
      [figure.original, picture],
      [figure.darkOriginal, picture.replace('.png', '.dark.png')],
    ] as const) {
      const published = readFileSync(path.join(root, 'public', address!))
      expect(published.equals(readFileSync(path.join(root, 'content/images', source)))).toBe(true)
    }
  })

  it('publishes another picture of the same name beside the first one', async () => {
    const { original: first } = await make({})
    await draw('content/images/guides/a-picture.png', 'blue')
    const { original: second } = await make({})
    expect(second).not.toBe(first)
    for (const address of [first, second]) expect(existsSync(path.join(root, 'public', address!))).toBe(true)
  })

  it('has addresses with its own name after it was renamed, as a build from nothing has', async () => {
    for (const [, file = ''] of JSON.stringify(await make({})).matchAll(/\/(static\/[^"\s,]+\.webp)/g)) {
      mkdirSync(path.dirname(path.join(root, 'public', file)), { recursive: true })
      writeFileSync(path.join(root, 'public', file), 'a picture')
    }
    cachePictures(root)
    cpSync(path.join(root, 'content/images', picture), path.join(root, 'content/images/guides/renamed.png'))
    const image = (await make({ src: 'guides/renamed.png' })).image as Image
    expect(image.images.fallback.src).toMatch(/\/renamed\.webp$/)
  })
})
