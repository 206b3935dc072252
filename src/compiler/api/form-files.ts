import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { languages } from '../../shared/site'
import { formsFolder } from '../../shared/site-files'
import { writeMade } from '../files/write-made'
import { digest } from '../page/inputs'
import { apiPages } from './pages'
import { apiRestsOn } from './rests-on'

/** Writes the forms of all pages into the folder of the built site; those that there are no more go. */
export function writeFormFiles(root: string): void {
  const folder = path.join(root, 'public', formsFolder)
  writeMade(root, {
    name: 'forms',
    restsOn: digest(languages.map((language) => apiRestsOn(root, language))),
    addresses: existsSync(folder) ? readdirSync(folder).map((name) => formsFolder + name) : [],
    make: () => new Map(languages.flatMap((language) => [...apiPages(root, language).forms])),
  })
}
