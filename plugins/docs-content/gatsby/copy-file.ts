import { copyFileSync, existsSync, mkdirSync, renameSync } from 'node:fs'
import path from 'node:path'

/** Copies a file, with the folders above it, to where there is none yet: whole or not at all. */
export function copyUnlessThere(from: string, to: string): void {
  if (existsSync(to)) return
  mkdirSync(path.dirname(to), { recursive: true })
  // A copy that breaks off half way must not be taken for the file.
  const unfinished = `${to}.${process.pid}`
  copyFileSync(from, unfinished)
  renameSync(unfinished, to)
}
