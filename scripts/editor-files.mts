/** npm run editor: writes the JSON schemas that editors use, after a change of frontmatter or symbol lists. */
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { format, resolveConfig } from 'prettier'
import { editorFiles } from './editor/files'

const root = path.resolve(import.meta.dirname, '..')
for (const [file, text] of Object.entries(editorFiles())) {
  const filepath = path.join(root, file)
  writeFileSync(filepath, await format(text, { ...(await resolveConfig(filepath)), filepath }))
  console.log(`Wrote ${file}`)
}
