import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { drawingDigest } from '../../scripts/figures/kit/dots.mjs'
import type { FigureStory } from '../../src/compiler/files/figure-files'

/** Every drawing is that of its story, and its numbers are where the list says. */

interface Story {
  html: string
  alt: string
  folder?: string
  callouts?: { n: number; label: string; text: string }[]
}

const stories = path.resolve('scripts/figures/stories')
const names = readdirSync(stories).map((file) => path.parse(file).name)

const read = async (name: string) => {
  const { default: story } = (await import(pathToFileURL(path.join(stories, `${name}.mjs`)).href)) as {
    default: Story
  }
  const file = path.resolve('content/images', story.folder ?? 'guides', name)
  return { story, file, told: JSON.parse(readFileSync(`${file}.json`, 'utf8')) as FigureStory }
}

/** `--dot` of scripts/figures/kit/styles/base.css in each form. */
const colours = { png: [0x96, 0x43, 0x0a], 'dark.png': [0xf5, 0xb4, 0x5e] } as const

describe.each(names)('%s', (name) => {
  it('says what its story says, and was drawn anew when that changed', async () => {
    const { story, told } = await read(name)
    expect(told.alt).toBe(story.alt)
    const words = (told.callouts ?? []).map(({ n, label, text }) => ({ n, label, text }))
    expect(words).toEqual(story.callouts ?? [])
    // `node scripts/figures/render.mjs <name>` draws it.
    expect(told.drawing).toBe(drawingDigest(story))
  })

  it.each(['png', 'dark.png'] as const)('has its numbers where the list has them: %s', async (ending) => {
    const { file, told } = await read(name)
    const { data, info } = await sharp(`${file}.${ending}`).removeAlpha().raw().toBuffer({
      resolveWithObject: true,
    })
    expect(info.width).toBe(1500)
    for (const { n, at } of told.callouts ?? []) {
      const [left, top] = at ?? [0, 0]
      // Left of the figure that stands in the dot, which is 36 pixels wide.
      const x = Math.round((left / 100) * info.width) - 13
      const y = Math.round((top / 100) * info.height)
      const pixel = [...data.subarray((y * info.width + x) * info.channels).subarray(0, 3)]
      const off = pixel.map((part, index) => Math.abs(part - (colours[ending][index] ?? 0)))
      expect(Math.max(...off), `${n} at ${left} ${top}: ${pixel.join()}`).toBeLessThan(6)
    }
  })
})

it('every picture with numbers is one of these', () => {
  const images = path.resolve('content/images')
  const told = readdirSync(images, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.json'),
  )
  expect(told.map((file) => path.parse(file).name).sort()).toEqual([...names].sort())
  for (const file of told)
    expect(existsSync(path.join(images, file.replace('.json', '.dark.png'))), file).toBe(true)
})
