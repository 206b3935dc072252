import { existsSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { languages } from '../../shared/site'
import { formsFolder } from '../../shared/site-files'
import { writeIfOther } from '../files/write-if-other'
import { apiPages } from './pages'

/** Writes the forms of all pages into the folder of the built site; those that there are no more go. */
export function writeFormFiles(root: string): void {
  const files = new Map(languages.flatMap((language) => [...apiPages(root, language).forms]))
  const folder = path.join(root, 'public', formsFolder)
  for (const name of existsSync(folder) ? readdirSync(folder) : []) {
    if (!files.has(formsFolder + name)) rmSync(path.join(folder, name))
  }
  for (const [address, text] of files) writeIfOther(path.join(root, 'public', address), text)
}
