import { rmSync } from 'node:fs'
import path from 'node:path'
import { walk } from '../../src/compiler/files/content-files'
import { wordsOf } from '../../src/compiler/files/words'
import { writeIfOther } from '../../src/compiler/files/write-if-other'
import { builtMarkdown } from '../../src/compiler/markdown/built-pages'
import { llmsFiles, type File } from '../../src/compiler/markdown/lists-of-pages'
import { pageMarkdown } from '../../src/compiler/markdown/page'
import { newestOf } from '../../src/compiler/site/built-pages'
import type { DocPage } from '../../src/shared/doc-page'
import { expandTree, type TreeNode } from '../../src/shared/page-tree'
import { languages, type Language } from '../../src/shared/site'
import { languageOf, markdownPath } from '../../src/shared/slugs'

interface Tree {
  language: Language
  tree: readonly TreeNode[]
}

/** What an earlier build has left of pages that went. */
const OURS = /(?:^|\/)(?:index\.md|llms(?:-full)?\.txt)$/

export interface MarkdownOrder {
  /** The project. */
  root: string
  /** The built site. */
  dir: string
  /** DocPage as JSON, of each page. */
  docs: readonly string[]
  trees: readonly Tree[]
}

/** Writes all pages as Markdown beside them, and the lists of them. The same pages give the same bytes. */
export function writeMarkdown({ root, dir, docs: texts, trees }: MarkdownOrder): void {
  const docs = texts.map((text) => JSON.parse(text) as DocPage)
  const files = languages.flatMap((language) =>
    filesOf(
      root,
      language,
      docs.filter((doc) => languageOf(doc.path) === language),
      trees.find((one) => one.language === language)?.tree ?? [],
    ),
  )
  for (const [address, text] of files) writeIfOther(path.join(dir, address), text)
  const written = new Set(files.map(([address]) => address.slice(1)))
  for (const language of languages) {
    for (const name of walk(path.join(dir, language))) {
      const file = `${language}/${name}`
      if (OURS.test(file) && !written.has(file)) rmSync(path.join(dir, file))
    }
  }
}

function filesOf(
  root: string,
  language: Language,
  docs: readonly DocPage[],
  tree: readonly TreeNode[],
): File[] {
  const around = {
    pages: expandTree(tree),
    words: wordsOf(root, language, 'translation'),
    ownWords: wordsOf(root, language),
  }
  const texts = new Map(docs.map((doc) => [doc.path, pageMarkdown(doc, around)]))
  return [
    ...[...texts].map(([page, text]): File => [markdownPath(page), text]),
    ...builtMarkdown({
      ...around,
      language,
      titles: new Map(docs.map(({ path: page, title }) => [page, title])),
      updated: newestOf(docs),
      offlineWords: wordsOf(root, language, 'offline'),
    }),
    ...llmsFiles({
      ...around,
      language,
      docs: new Map(docs.map((doc) => [doc.path, doc])),
      markdownOf: (page) => texts.get(page) ?? '',
    }),
  ]
}
