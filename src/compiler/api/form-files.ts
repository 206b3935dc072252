import path from 'node:path'
import { languages } from '../../shared/site'
import { formsFolder } from '../../shared/site-files'
import { walk } from '../files/content-files'
import { writeMade } from '../files/write-made'
import { digest } from '../page/inputs'
import { apiPages } from './pages'
import { apiRestsOn } from './rests-on'

/** Writes the forms of all pages into the folder of the built site; those that there are no more go. */
export function writeFormFiles(root: string): void {
  writeMade(root, {
    name: 'forms',
    restsOn: digest(languages.map((language) => apiRestsOn(root, language))),
    addresses: walk(path.join(root, 'public', formsFolder)).map((name) => formsFolder + name),
    make: () => new Map(languages.flatMap((language) => [...apiPages(root, language).forms])),
  })
}
