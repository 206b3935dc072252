import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { compilePage, type CompiledPage, type CompileOptions } from '../../../src/compiler/page/compile-page'
import { wordsOf, type Words } from '../../../src/compiler/files/words'
import { formatProblem, type Problem } from '../../../src/compiler/problems/problem'
import type { TemplateName } from '../../../src/shared/frontmatter'
import { tempFolder } from '../../helpers/temp-folder'

/** Good frontmatter: five lines, so that a body begins in line 6; of a kind that is named, one more. */
const head = (kind?: TemplateName) =>
  [
    '---',
    'title: Page title',
    'description: A sentence of its own that is long enough to say what this page is about.',
    ...(kind ? [`template: ${kind}`] : []),
    '---',
    '',
    '',
  ].join('\n')

const FILE = 'content/en/page.mdx'

interface Around {
  facts?: Record<string, string>
  partials?: Record<string, string>
  words?: Words
}

/** Compiles a whole file, frontmatter and all. */
export function compileFile(
  text: string,
  { facts = {}, partials = {}, words = wordsOf('.', 'en') }: Around = {},
  options?: CompileOptions,
): Promise<CompiledPage> {
  const source = {
    read: (name: string) => partials[name],
    names: () => Object.keys(partials),
    file: (name: string) => `content/en/_partials/${name}.mdx`,
  }
  return compilePage(text, FILE, { facts: new Map(Object.entries(facts)), partials: source, words }, options)
}

/** Compiles a body below good frontmatter. */
export const compileBody = (
  body: string,
  { kind, ...around }: Around & { kind?: TemplateName | undefined } = {},
  options?: CompileOptions,
) => compileFile(head(kind) + body, around, options)

/** The lines a writer would see. */
export const linesOf = ({ problems }: { problems: readonly Problem[] }) => problems.map(formatProblem)

/** A project folder with these files, by their paths from its root; gone after the test. */
export function makeTree(files: Record<string, string>): string {
  const root = tempFolder('content')
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
    writeFileSync(path.join(root, file), text)
  }
  return root
}
