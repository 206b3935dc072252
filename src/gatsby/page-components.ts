import path from 'node:path'
import { writeIfOther } from '../compiler/files/write-if-other'
import type { Language } from '../shared/site'

/**
 * Gatsby gives a page the static queries of its component's modules. So that a page loads the tree and the strings of its
 * own language only, each template has a component a language, which asks for that language and renders the template.
 * They are written here, below .cache: a language more is an entry of content/languages.json and no code.
 */
const FOLDER = '.cache/page-components'
/** Besides components, src and plugins, Gatsby looks for queries here; a file may have one, and components have theirs. */
const QUERIES = '.cache/fragments'

const docQuery = 'query ($id: String!) { docPage(id: { eq: $id }) { doc } }'

/** The strings of the page of packs, which no other page loads. */
const offlineQuery =
  'query ($language: String!) { allLocale(filter: { language: { eq: $language }, ns: { eq: "offline" } }) { nodes { data } } }'

const ofContent = { heads: 'doc-head', head: 'docHead', query: docQuery } as const

/** Templates with the file in src/templates that has their heads, what each is called there, and their page queries. */
export const templates = {
  article: ofContent,
  home: ofContent,
  sdk: ofContent,
  faqs: ofContent,
  'quick-wins': ofContent,
  'api-resource': ofContent,
  moved: { heads: 'heads', head: 'movedHead' },
  untranslated: { heads: 'heads', head: 'untranslatedHead' },
  'all-pages': { heads: 'heads', head: 'allPagesHead' },
  'language-gate': { heads: 'heads', head: 'gateHead' },
  'not-found': { heads: 'heads', head: 'notFoundHead' },
  'server-error': { heads: 'heads', head: 'serverErrorHead' },
  offline: { heads: 'heads', head: 'offlineHead', query: offlineQuery },
} as const satisfies Record<string, { heads: string; head: string; query?: string }>

export type Template = keyof typeof templates

/**
 * The component of a template in a language, written if it is not there yet.
 * @param only languages that the page speaks: its own, or all for a page that stands in for any address
 * @param hasReference whether it brings the components of references along, with their looks
 * @returns its file
 */
export function pageComponent(template: Template, only: readonly Language[], hasReference = false): string {
  const name = only.join('-')
  writeIfOther(path.resolve(QUERIES, `language-${name}.js`), queryText(only))
  const file = path.resolve(FOLDER, name, `${template}${hasReference ? '-reference' : ''}.js`)
  writeIfOther(file, componentText(template, name, hasReference))
  return file
}

/**
 * The component of the empty page that the service worker answers with where the network does not; Gatsby's runtime renders
 * the page that was asked for into it.
 * @returns its file
 */
export function shellComponent(): string {
  const file = path.resolve(FOLDER, 'shell.js')
  writeIfOther(file, 'export default function Shell() {\n  return null\n}\n')
  return file
}

/** A hook that brings what languages have once for all their pages. Strings of pages of data are in the pages, and those of the form for a request in its file. */
function queryText(only: readonly Language[]): string {
  const filter = `language: { in: ${JSON.stringify(only)} }`
  return [
    `import { graphql, useStaticQuery } from 'gatsby'`,
    '',
    'export const useLanguages = () => useStaticQuery(graphql`{',
    `  allSiteNavigation(filter: { ${filter} }) { nodes { language tree } }`,
    `  allLocale(filter: { ${filter}, ns: { nin: ["pages", "offline", "requests"] } }, sort: [{ language: ASC }, { ns: ASC }]) {`,
    '    nodes { language ns data }',
    '  }',
    '}`)',
    '',
  ].join('\n')
}

function componentText(template: Template, name: string, hasReference: boolean): string {
  const { heads, head, ...rest } = templates[template]
  const hasQuery = 'query' in rest
  return [
    ...(hasQuery ? [`import { graphql } from 'gatsby'`] : []),
    `import Template from '../../../src/templates/${template}'`,
    `import { ${head} } from '../../../src/templates/${heads}'`,
    `import { provideLanguages } from '../../../src/runtime/language-data'`,
    `import { useLanguages } from '../../fragments/language-${name}'`,
    ...(hasReference ? [`import { ReferenceBlocks } from '../../../src/blocks/ReferenceBlocks'`] : []),
    '',
    'export default function Page(props) {',
    '  provideLanguages(useLanguages())',
    hasReference
      ? '  return <ReferenceBlocks><Template {...props} /></ReferenceBlocks>'
      : '  return <Template {...props} />',
    '}',
    '',
    `export const Head = (props) => ${head}(props)`,
    ...(hasQuery ? ['', `export const query = graphql\`${rest.query}\``] : []),
    '',
  ].join('\n')
}
