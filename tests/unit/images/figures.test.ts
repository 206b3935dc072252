import path from 'node:path'
import type { CreateResolversArgs } from 'gatsby'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { figureDescriber, type FigureProps } from '../../../src/compiler/site/figure-props'
import { figureMaker, type FigureData } from '../../../plugins/docs-content/gatsby/figures'

/** Pictures go through gatsby-plugin-sharp itself; only Gatsby's part (nodes, reporter, cache) is stood in for. */

const root = path.resolve('.')
const warn = vi.fn()
const picture = 'guides/apps-create.png'

vi.mock('gatsby-plugin-sharp', async (original) => {
  const sharp = await original<{ setActions(actions: object): void }>()
  // The plugin hands its work to Gatsby's job queue, which does not run here.
  sharp.setActions({ createJobV2: () => Promise.resolve() })
  return sharp
})
vi.mock('node:fs', async (original) => ({
  ...(await original<object>()),
  copyFileSync: vi.fn(),
  mkdirSync: vi.fn(),
}))

interface Image {
  layout: string
  width: number
  backgroundColor: string
  placeholder: { fallback: string }
  images: { fallback: { src: string }; sources: { type: string }[] }
}

const make = (props: Record<string, unknown>): Promise<FigureData> =>
  figureMaker(
    {
      reporter: { warn, error: warn, panic: warn },
      cache: { get: () => Promise.resolve(undefined), set: () => Promise.resolve() },
    } as unknown as CreateResolversArgs,
    root,
  )(figureDescriber(root)({ src: picture, ...props }) as unknown as FigureProps)

beforeEach(() => warn.mockClear())

describe('a figure', () => {
  it('is constrained to 650 px, on white, in modern formats with a fallback and a placeholder', async () => {
    const image = (await make({})).image as Image
    expect(image).toMatchObject({ layout: 'constrained', width: 650, backgroundColor: '#ffffff' })
    expect(image.images.sources.map(({ type }) => type)).toEqual(['image/webp'])
    expect(image.images.fallback.src).toMatch(/\.png$/)
    expect(image.placeholder.fallback).toMatch(/^data:image\//)
    expect(warn).not.toHaveBeenCalled()
  })

  it('is 1500 px wide when it is a wide one', async () => {
    expect((await make({ wide: true })).image).toMatchObject({ width: 1500 })
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

  it('links to the original, brings its dark form, and tells its story', async () => {
    const figure = await make({})
    expect(figure.original).toEqual(expect.stringMatching(/^\/static\/[0-9a-f]{12}\/apps-create\.png$/))
    expect(figure.darkOriginal).toEqual(
      expect.stringMatching(/^\/static\/[0-9a-f]{12}\/apps-create\.dark\.png$/),
    )
    expect(figure.alt.length).toBeGreaterThan(20)
    expect(figure.callouts?.length).toBeGreaterThan(2)
    expect(figure.caption).toBeUndefined()
  })
})
