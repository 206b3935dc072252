import type { TreeNode } from '../shared/page-tree'

/** Strings of one namespace, as JSON. */
interface Strings {
  ns: string
  data: string
}

/** What a language has once for all its pages: the page tree and the strings of the interface. */
interface LanguageData {
  tree: readonly TreeNode[]
  strings: readonly Strings[]
}

/** What the query of a page component brings: of its own language, or of all for pages that stand in for any address. */
export interface LanguageQuery {
  allSiteNavigation: { nodes: readonly { language: string; tree: readonly TreeNode[] }[] }
  allLocale: { nodes: readonly (Strings & { language: string })[] }
}

const known = new Map<string, LanguageData>()

/** Keeps what a page's query brought. Called with each render, before anything of the page asks for it. */
export function provideLanguages({ allSiteNavigation, allLocale }: LanguageQuery): void {
  for (const { language, tree } of allSiteNavigation.nodes) {
    known.set(language, { tree, strings: allLocale.nodes.filter((one) => one.language === language) })
  }
}

/** Data of a language, if the page has it. */
export const languageData = (language: string): LanguageData | undefined => known.get(language)
