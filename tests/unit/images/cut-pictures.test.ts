import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { SharpJob } from 'gatsby-plugin-sharp'
import { tempFolder } from '../../helpers/temp-folder'

let cut: (job: SharpJob) => Promise<unknown>
vi.mock(import('gatsby-plugin-sharp'), async (original) => ({
  ...(await original()),
  setActions: ({ createJobV2 }) => void (cut = createJobV2),
}))

let outputDir: string
/** Each test is a process of its own, as each build is. */
async function build() {
  vi.resetModules()
  const { cutPicturesBeside, picturesCut } = await import('../../../plugins/docs-content/gatsby/cut-pictures')
  cutPicturesBeside()
  return picturesCut
}

let picture: string
const job = (file: string, ...widths: number[]): SharpJob => ({
  inputPaths: [file],
  outputDir,
  args: {
    operations: widths.map((width) => ({
      outputPath: `${width}/picture.webp`,
      args: { width, toFormat: 'webp', quality: 80 },
    })),
    pluginOptions: { defaultQuality: 50 },
  },
})
const made = (width: number) => path.join(outputDir, `${width}/picture.webp`)

beforeEach(async () => {
  outputDir = tempFolder('pictures')
  picture = path.join(outputDir, 'original.png')
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
  await sharp({ create: { width: 400, height: 300, channels: 3, background: '#fff', noise } }).toFile(picture)
})

describe('pictures that are cut beside a build', () => {
  it('are there, in their sizes, when the build waits for them', async () => {
    const picturesCut = await build()
    void cut(job(picture, 100, 200))
    expect(await picturesCut()).toBe(1)
    expect((await sharp(made(100)).metadata()).width).toBe(100)
    expect((await sharp(made(200)).metadata()).width).toBe(200)
  })

  it('are cut once, however many pages show them', async () => {
    const picturesCut = await build()
    void cut(job(picture, 100))
    void cut(job(picture, 100))
    expect(await picturesCut()).toBe(1)
  })

  it('are left alone where an earlier build has made them', async () => {
    const picturesCut = await build()
    void cut(job(picture, 100))
    await picturesCut()
    const before = statSync(made(100)).mtimeMs
    const again = await build()
    void cut(job(picture, 100, 200))
    await again()
    expect(statSync(made(100)).mtimeMs).toBe(before)
    expect(existsSync(made(200))).toBe(true)
  })

  it('end the build where one cannot be made, and leave nothing in its place', async () => {
    const broken = path.join(outputDir, 'broken.png')
    writeFileSync(broken, readFileSync(picture).subarray(0, 900))
    const picturesCut = await build()
    await expect(cut(job(broken, 100))).rejects.toThrow()
    await expect(picturesCut()).rejects.toThrow()
    expect(existsSync(made(100))).toBe(false)
  })
})
