import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { languageOf, parsePartial } from '../../../shared/slugs'
import type { WordsEntry } from '../../page/tree-entry'
import type { CompiledContent } from '../../site/compile-content'
import { CONTENT, FACTS, IMAGES } from '../../files/content-files'
import { parseData } from '../../files/data-file'
import { flattenFacts } from '../../files/facts'

type Content = Pick<CompiledContent, 'entries'>

/**
 * Which pages a file is drawn into that is no page itself: a partial, the facts, a list of symbols, a picture.
 * @param factsBefore text of the facts at the base
 * @returns routes by the file's path from the project's root
 */
export function reachOf(
  root: string,
  { entries }: Content,
  factsBefore: string | undefined,
): (file: string) => string[] {
  const read = (file: string) =>
    existsSync(path.join(root, file)) ? readFileSync(path.join(root, file), 'utf8') : ''
  const drawsIn = (entry: WordsEntry, input: string) => input in entry.page.inputs

  function isMadeWith(file: string): (entry: WordsEntry) => boolean {
    if (file === FACTS) {
      const names = [...changedFacts(factsBefore, read(FACTS))]
      return (entry) => names.some((name) => drawsIn(entry, `fact:${name}`))
    }
    if (file.startsWith(`${IMAGES}/`)) {
      const drawing = stem(file.slice(IMAGES.length + 1)).replace(/\.dark$/, '')
      return ({ page }) => page.images.some(({ src }) => stem(src) === drawing)
    }
    const partial = parsePartial(file.slice(`${CONTENT}/`.length))
    return (entry) =>
      entry.generatedFrom === file ||
      entry.alsoFrom?.includes(file) === true ||
      (partial !== undefined &&
        languageOf(entry.path) === partial.language &&
        drawsIn(entry, `partial:${partial.name}`))
  }

  return (file) => entries.filter(isMadeWith(file)).map((entry) => entry.path)
}

/** A picture, its dark form and the story beside it have one name and several endings. */
const stem = (file: string): string => file.replace(/\.\w+$/, '')

/** Names of the facts that say something else, came or went. */
export function changedFacts(before: string | undefined, after: string | undefined): Set<string> {
  const [old, now] = [factsIn(before), factsIn(after)]
  return new Set([...old.keys(), ...now.keys()].filter((name) => old.get(name) !== now.get(name)))
}

/** The facts of a text; none when it cannot be read, which the content check reports. */
const factsIn = (text = '{}'): Map<string, string> =>
  flattenFacts(parseData(FACTS, text, 'fact').data?.value).facts
