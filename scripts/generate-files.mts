/** npm run generate: writes everything that is made of data in code, after a change of it. */
import path from 'node:path'
import { writeIfOther } from '../src/compiler/files/write-if-other'
import { generatedFiles } from './generate/files'

const root = path.resolve(import.meta.dirname, '..')
for (const [file, text] of Object.entries(await generatedFiles(root))) {
  const isOther = writeIfOther(path.join(root, file), text)
  console.log(isOther ? `Wrote ${file}` : `${file} is as it should be`)
}
