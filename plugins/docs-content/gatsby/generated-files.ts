import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { walk } from '../core/content-files'
import type { GeneratedPage } from '../generated/page'

/** Pages that are made of data lie here for Gatsby, as files like any other. */
export const GENERATED = '.cache/docs-generated'

/** Brings the files up to date; one that says the same is left alone, so that nobody is told of a change. */
export function writeGenerated(root: string, pages: readonly GeneratedPage[]): void {
  const folder = path.join(root, GENERATED)
  mkdirSync(folder, { recursive: true })
  const wanted = new Set(pages.map(({ file }) => file))
  for (const file of walk(folder)) if (!wanted.has(file)) rmSync(path.join(folder, file))
  for (const { file, text } of pages) {
    const target = path.join(folder, file)
    if (existsSync(target) && readFileSync(target, 'utf8') === text) continue
    mkdirSync(path.dirname(target), { recursive: true })
    writeFileSync(target, text)
  }
}

/** The file of an Mdx node below content/, or below the folder of generated ones. */
export function contentFileOf(root: string, file: string): string {
  const inside = (folder: string) => path.relative(path.join(root, folder), file)
  const generated = inside(GENERATED)
  return (generated.startsWith('..') ? inside('content') : generated).split(path.sep).join('/')
}
