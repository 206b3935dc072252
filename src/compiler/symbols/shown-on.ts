import type { Language } from '../../shared/site'
import { parseSdkPath, sdkPath } from '../../shared/sdk'
import type { SdkSymbol, SymbolList } from './symbol'
import type { TreeEntry } from '../page/tree-entry'
import type { CompiledPage } from '../page/compile-page'
import { declaredNames } from './declared'
import { findUses } from './find-uses'
import { indexSymbols, type SymbolIndex } from './look-up'
import { tokenize } from './tokens'

/** A stretch of a page that shows a symbol. */
export interface Showing {
  path: string
  /** Anchor of the section; empty before the first heading. */
  section: string
}

/**
 * Which pages of a platform show which symbols of its list, each page once, by the first section that does.
 * The page that documents a symbol by its topic comes first.
 */
export function showingsOf(
  list: SymbolList,
  entries: readonly TreeEntry[],
  language: Language,
): Map<string, Showing[]> {
  const index = indexSymbols([list])
  const showings = new Map<string, Showing[]>()
  for (const { path, page } of entries) {
    const at = parseSdkPath(path)
    if (at?.version !== list.version || at.platform !== list.platform) continue
    for (const [id, section] of shownOnPage(page, index)) {
      showings.set(id, [...(showings.get(id) ?? []), { path, section }])
    }
  }
  for (const symbol of list.symbols) {
    const home = topicPath(symbol, list, language)
    showings.get(symbol.id)?.sort((a, b) => Number(b.path === home) - Number(a.path === home))
  }
  return showings
}

/** Symbols that a page shows, each with the first section that does. */
function shownOnPage({ samples, codes }: CompiledPage, index: SymbolIndex): Map<string, string> {
  const declared = new Set(samples.flatMap(({ text, language }) => declaredNames(tokenize(text, language))))
  const pieces = [...samples, ...codes.map((code) => ({ ...code, language: 'inline' }))]
  const shown = new Map<string, string>()
  for (const piece of pieces) {
    for (const { id } of findUses(piece, index, declared).uses) {
      if (!shown.has(id)) shown.set(id, piece.section)
    }
  }
  return shown
}

/** Address of the page that documents a symbol, if its list says which; it may not exist. */
function topicPath(
  { topic }: SdkSymbol,
  { version, platform }: SymbolList,
  language: Language,
): string | undefined {
  return topic === undefined ? undefined : sdkPath({ language, version, platform, topic })
}
