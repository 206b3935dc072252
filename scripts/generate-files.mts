/** npm run generate: writes everything that is made of data in code, after a change of it. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { generatedFiles } from './generate/files'

const root = path.resolve(import.meta.dirname, '..')
for (const [file, text] of Object.entries(await generatedFiles(root))) {
  const at = path.join(root, file)
  const isSame = existsSync(at) && readFileSync(at, 'utf8') === text
  if (!isSame) writeFileSync(at, text)
  console.log(isSame ? `${file} is as it should be` : `Wrote ${file}`)
}
