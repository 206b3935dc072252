import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { IMAGES } from './content-files'

/** What a drawing says in words: kept as data beside the picture, `name.json` beside `name.png`. */
export interface FigureStory {
  alt?: string
  /** The numbered dots in the picture. */
  callouts?: { n: number; label: string; text: string }[]
}

/** The story beside a picture, or undefined when it has none. */
export function figureStory(root: string, src: string): FigureStory | undefined {
  const file = path.join(root, IMAGES, src.replace(/\.\w+$/, '.json'))
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as FigureStory) : undefined
}

/** The dark form of a picture, `name.dark.png` beside `name.png`, when there is one. */
export function darkForm(root: string, src: string): string | undefined {
  const dark = src.replace(/\.(\w+)$/, '.dark.$1')
  return existsSync(path.join(root, IMAGES, dark)) ? dark : undefined
}
