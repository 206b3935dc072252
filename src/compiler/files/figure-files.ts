import { createHash } from 'node:crypto'
import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import type { Problem } from '../problems/problem'
import { IMAGES } from './content-files'
import { fit, readData } from './data-file'

/** Hundredths of the picture's width or height. */
const share = z.number().min(0).max(100)

const callout = z
  .object({
    n: z.number().int(),
    label: z.string(),
    text: z.string(),
    /** The middle of its dot in the picture. */
    at: z.tuple([share, share]).optional(),
  })
  .strict()

const schema = z
  .object({
    alt: z.string().optional(),
    /** The numbered dots in the picture. */
    callouts: z.array(callout).optional(),
    /** Digest of what the kit drew (scripts/figures): another one, and the picture is out of date. */
    drawing: z.string().optional(),
  })
  .strict()

/** What a drawing says in words: kept as data beside the picture, `name.json` beside `name.png`. */
export type FigureStory = z.infer<typeof schema>

/** A numbered dot in a picture, and what is said of it. */
export type Callout = z.infer<typeof callout>

/** The story beside a picture, if it has one, and what is wrong with it. */
export function readFigureStory(root: string, src: string): { story?: FigureStory; problems: Problem[] } {
  const { data, problems } = readData(root, `${IMAGES}/${src.replace(/\.\w+$/, '.json')}`, 'image')
  if (!data) return { problems }
  const { value: story, ...rest } = fit(data, schema, { rule: 'image', fix: 'a story has alt and callouts' })
  return story ? { story, ...rest } : rest
}

/** The story beside a picture, or undefined when it has none that can be read. */
export const figureStory = (root: string, src: string): FigureStory | undefined =>
  readFigureStory(root, src).story

/** The dark form of a picture, `name.dark.png` beside `name.png`, when there is one. */
export function darkForm(root: string, src: string): string | undefined {
  const dark = src.replace(/\.(\w+)$/, '.dark.$1')
  return existsSync(path.join(root, IMAGES, dark)) ? dark : undefined
}

const digests = new Map<string, { mark: string; digest: string }>()

/** MD5 of a picture's bytes, as Gatsby's own file nodes have it; read again when size or time changed. */
export function pictureDigest(root: string, src: string): string | undefined {
  const file = path.join(root, IMAGES, src)
  try {
    const { size, mtimeMs } = statSync(file)
    const mark = `${size} ${mtimeMs}`
    const known = digests.get(file)
    if (known?.mark === mark) return known.digest
    const digest = createHash('md5').update(readFileSync(file)).digest('hex')
    digests.set(file, { mark, digest })
    return digest
  } catch {
    return undefined
  }
}
