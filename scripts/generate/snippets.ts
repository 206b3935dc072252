import { rules } from '../../src/compiler/check/rules'
import { sampleLanguages } from '../../src/compiler/page/languages'
import { components, type ComponentDefinition } from '../../src/shared/components'
import { oneOf } from '../../src/shared/components/definition'
import { pageKind } from '../../src/shared/frontmatter'

/** One completion of VS Code. */
export interface Snippet {
  /** The languages that it is offered in; in all of them where it names none. */
  scope?: string
  prefix: string
  body: readonly string[]
  description: string
}

/** A snippet for pages: what is typed, what is said about it, what it becomes. */
const snippet = (prefix: string, description: string, body: readonly string[]): Snippet => ({
  scope: 'mdx,markdown',
  prefix,
  body,
  description,
})

/** What an editor shows beside a proposal is plain text, and short. */
const plain = (markdown: string): string =>
  markdown
    .replace(/(?<=\.) [\s\S]*$/, '')
    .replace(/`([^`]*)`/g, '$1')
    .replace(/\.$/, '')

/** What is no component and is written often. */
const others: Record<string, Snippet> = {
  Frontmatter: snippet('page', 'Frontmatter of a page', [
    '---',
    'title: ${1:Title}',
    'description: ${2:One sentence of its own that says what the reader can do with this page.}',
    'order: ${3:500}',
    '---',
    '',
    '$0',
  ]),
  Sample: snippet('sample', 'A sample with its language and file', [
    `\`\`\`${oneOf(1, Object.keys(sampleLanguages))} title="\${2:File}"`,
    '$0',
    '```',
  ]),
  'Sample of a change': snippet('change', 'A sample that shows what a change adds and takes out', [
    `\`\`\`${oneOf(1, Object.keys(sampleLanguages))} title="\${2:File}" removed="\${3:1}" added="\${4:2}"`,
    '${5:The line before}',
    '${6:The line after}',
    '```',
  ]),
  'Let a finding pass': snippet('allow', 'Lets a finding of the check pass in the block below', [
    `{/* allow ${oneOf(
      1,
      rules.map(({ name }) => name),
    )}: \${2:why it is right all the same} */}`,
  ]),
}

/** Snippets of VS Code: one a component that a page may have, by its name, and a few more. */
export function snippets(): Record<string, Snippet> {
  const known: [string, ComponentDefinition][] = Object.entries(components)
  const all = known.filter(([, { only }]) => !only || !pageKind(only).isMade)
  return {
    ...Object.fromEntries(
      all.map(([name, { about, example }]) => [name, snippet(name.toLowerCase(), plain(about), example)]),
    ),
    ...others,
  }
}
