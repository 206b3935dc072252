import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { isPartial } from '../../shared/slugs'

/** Where content lies, from the project's root. */
export const CONTENT = 'content'
export const IMAGES = 'content/images'
export const FACTS = 'content/facts.json'

/** The content at one time, such as at a commit. Files are paths from the project's root. */
export interface ContentTree {
  files: readonly string[]
  read: (file: string) => string | undefined
}

/** All MDX files below content/<language>, as paths relative to `content/`, pages and partials apart. */
export function listContent(
  root: string,
  languages: readonly string[],
): { pages: string[]; partials: string[] } {
  const files = languages.flatMap((language) =>
    walk(path.join(root, CONTENT, language)).map((file) => `${language}/${file}`),
  )
  const mdx = files.filter((file) => file.endsWith('.mdx')).sort()
  return { pages: mdx.filter((file) => !isPartial(file)), partials: mdx.filter(isPartial) }
}

/** All files below a folder, with forward slashes; nothing when the folder does not exist. */
export function walk(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) =>
        path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'),
      )
  } catch {
    return []
  }
}

/** The text of a file below `content/`, by its path there; throws as readFileSync does when it cannot be read. */
export const readContent = (root: string, file: string): string =>
  readFileSync(path.join(root, CONTENT, file), 'utf8')
