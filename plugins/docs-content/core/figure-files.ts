import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Problem } from '../../../src/shared/problems'
import { IMAGES } from './content-files'
import { jsonFault } from './json-fault'

/** What a drawing says in words: kept as data beside the picture, `name.json` beside `name.png`. */
export interface FigureStory {
  alt?: string
  /** The numbered dots in the picture. */
  callouts?: { n: number; label: string; text: string }[]
}

const storyFile = (src: string) => `${IMAGES}/${src.replace(/\.\w+$/, '.json')}`

/** The story beside a picture, or undefined when it has none that can be read. */
export function figureStory(root: string, src: string): FigureStory | undefined {
  const file = path.join(root, storyFile(src))
  if (!existsSync(file)) return undefined
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as FigureStory
  } catch {
    return undefined
  }
}

/** Why the story beside a picture cannot be read, if so. */
export function figureStoryFault(root: string, src: string): Problem | undefined {
  const file = path.join(root, storyFile(src))
  if (!existsSync(file)) return undefined
  const text = readFileSync(file, 'utf8')
  try {
    JSON.parse(text)
    return undefined
  } catch (error) {
    return jsonFault(storyFile(src), text, error, 'image')
  }
}

/** The dark form of a picture, `name.dark.png` beside `name.png`, when there is one. */
export function darkForm(root: string, src: string): string | undefined {
  const dark = src.replace(/\.(\w+)$/, '.dark.$1')
  return existsSync(path.join(root, IMAGES, dark)) ? dark : undefined
}
