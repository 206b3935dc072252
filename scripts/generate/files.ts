import { readFileSync } from 'node:fs'
import path from 'node:path'
import { format, resolveConfig } from 'prettier'
import { withTables } from './documents'
import { schemas } from './schemas'
import { sdkSnippets } from './sdk-snippets'
import { snippets } from './snippets'
import { tables } from './tables'

/**
 * Everything that is made of data in code: what editors know, and the tables for writers and developers.
 * @param root the project's root
 * @returns texts as they have to stand, by their paths from the root
 */
export async function generatedFiles(root: string): Promise<Record<string, string>> {
  const contributing = readFileSync(path.join(root, 'CONTRIBUTING.md'), 'utf8')
  const texts: Record<string, string> = {
    ...schemas(),
    '.vscode/mdx.code-snippets': JSON.stringify(snippets(), null, 2),
    '.vscode/sdk.code-snippets': JSON.stringify(sdkSnippets(root), null, 2),
    'CONTRIBUTING.md': withTables(contributing, tables()),
  }
  const formatted = await Promise.all(
    Object.entries(texts).map(async ([file, text]): Promise<[string, string]> => {
      const filepath = path.join(root, file)
      const parser = file.endsWith('.code-snippets') ? { parser: 'json' } : {}
      return [file, await format(text, { ...(await resolveConfig(filepath)), filepath, ...parser })]
    }),
  )
  return Object.fromEntries(formatted)
}
