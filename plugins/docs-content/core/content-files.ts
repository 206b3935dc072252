import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { isPartial } from '../../../src/shared/slugs'
import type { Problem } from '../../../src/shared/problems'
import type { PartialSource } from './include'
import { faultAt, jsonFault } from './json-fault'
import { flattenFacts, type Facts } from './substitute'

/** Where content lies, from the project's root. */
export const CONTENT = 'content'
export const IMAGES = 'content/images'
export const FACTS = 'content/facts.json'

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

export const readContent = (root: string, file: string): string =>
  readFileSync(path.join(root, CONTENT, file), 'utf8')

/** The facts, and what is wrong with them; without the file there are none. */
export function readFacts(root: string): { facts: Facts; problems: Problem[] } {
  let text: string
  try {
    text = readFileSync(path.join(root, FACTS), 'utf8')
  } catch {
    return { facts: new Map(), problems: [] }
  }
  let written: unknown
  try {
    written = JSON.parse(text)
  } catch (error) {
    return { facts: new Map(), problems: [jsonFault(FACTS, text, error, 'fact')] }
  }
  const { facts, refused } = flattenFacts(written)
  const problems = refused.map((name) => {
    const key = JSON.stringify(name.split('.').at(-1))
    return faultAt(FACTS, text, Math.max(0, text.indexOf(key)), {
      rule: 'fact',
      message: `The fact "${name}" cannot be written into a page.`,
      mend: 'write a text of one line, a number, or an object that holds them',
    })
  })
  return { facts, problems }
}

/** Partials of one language, read once: `en/_partials/sdk/v3/launch.mdx` is the partial `sdk/v3/launch`. */
export function partialSource(root: string, language: string, partials: readonly string[]): PartialSource {
  const prefix = `${language}/_partials/`
  const names = new Set(
    partials
      .filter((file) => file.startsWith(prefix))
      .map((file) => file.slice(prefix.length, -'.mdx'.length)),
  )
  const texts = new Map<string, string>()
  const file = (name: string) => `${CONTENT}/${prefix}${name}.mdx`
  return {
    file,
    names: () => names,
    read(name) {
      if (!names.has(name)) return undefined
      let text = texts.get(name)
      if (text === undefined) texts.set(name, (text = readContent(root, `${prefix}${name}.mdx`)))
      return text
    },
  }
}
