import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { TreeEntry } from '../../../plugins/docs-content/core/check-tree'
import type { CompiledContent } from '../../../plugins/docs-content/core/content-compiler'
import { CONTENT, FACTS, IMAGES } from '../../../plugins/docs-content/core/content-files'
import { flattenFacts } from '../../../plugins/docs-content/core/substitute'
import { SYMBOLS } from '../../../plugins/docs-content/symbols/read-lists'

type Content = Pick<CompiledContent, 'entries' | 'generated' | 'partialFiles'>

/**
 * Which pages a file is drawn into that is no page itself: a partial, the facts, a list of symbols, a picture.
 * @param factsBefore text of the facts at the base
 * @returns routes by the file's path from the project's root
 */
export function reachOf(
  root: string,
  { entries, generated, partialFiles }: Content,
  factsBefore: string | undefined,
): (file: string) => string[] {
  const read = (file: string) =>
    existsSync(path.join(root, file)) ? readFileSync(path.join(root, file), 'utf8') : ''
  const textsOfData = new Map(generated.map(({ file, text }) => [file, text]))
  const partialsOf = ({ file }: TreeEntry) => partialFiles.get(file) ?? []
  const sources = (entry: TreeEntry) => [
    textsOfData.get(entry.file) ?? read(`${CONTENT}/${entry.file}`),
    ...partialsOf(entry).map((file) => read(`${CONTENT}/${file}`)),
  ]

  function isMadeWith(file: string): (entry: TreeEntry) => boolean {
    if (file === FACTS) {
      const names = changedFacts(factsBefore, read(FACTS))
      return (entry) => sources(entry).some((text) => factsIn(text).some((name) => names.has(name)))
    }
    if (file.startsWith(`${IMAGES}/`)) {
      const drawing = stem(file.slice(IMAGES.length + 1)).replace(/\.dark$/, '')
      return ({ page }) => page.images.some(({ src }) => stem(src) === drawing)
    }
    if (file.startsWith(`${SYMBOLS}/`)) {
      return ({ generatedFrom }) =>
        generatedFrom === file ||
        (generatedFrom?.startsWith(SYMBOLS) === true && extended(generatedFrom) === file)
    }
    return (entry) =>
      entry.generatedFrom === file || partialsOf(entry).some((partial) => `${CONTENT}/${partial}` === file)
  }

  /** The list whose symbols another list has as well. */
  function extended(list: string): string | undefined {
    const name = /^extends:\s*(\S+)\s*$/m.exec(read(list))?.[1]
    return name && `${path.posix.dirname(list)}/${name}.yaml`
  }

  return (file) => entries.filter(isMadeWith(file)).map((entry) => entry.path)
}

/** A picture, its dark form and the story beside it have one name and several endings. */
const stem = (file: string): string => file.replace(/\.\w+$/, '')

const factsIn = (text: string): string[] => [...text.matchAll(/%\{([^}\s]*)\}/g)].map(([, name = '']) => name)

/** Names of the facts that say something else, came or went. */
export function changedFacts(before: string | undefined, after: string | undefined): Set<string> {
  const [old, now] = [readFacts(before), readFacts(after)]
  return new Set([...old.keys(), ...now.keys()].filter((name) => old.get(name) !== now.get(name)))
}

function readFacts(text: string | undefined): Map<string, string> {
  try {
    return flattenFacts(JSON.parse(text ?? '{}')).facts
  } catch {
    // The content check tells what is wrong with them.
    return new Map()
  }
}
