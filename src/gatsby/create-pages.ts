import path from 'node:path'
import type { GatsbyNode, Reporter } from 'gatsby'
import type { PageRoute } from '../shared/doc-page'
import type { TemplateName } from '../shared/frontmatter'
import { checkRedirects, readRedirects, type Redirect } from '../compiler/site/redirects'
import { formatProblems } from '../compiler/problems/problem'
import { defaultLanguage, languages } from '../shared/site'
import { languageOf } from '../shared/slugs'

interface RoutesResult {
  data?: { allDocPage: { nodes: ({ id: string } & PageRoute)[] } }
  errors?: Error
}

/** What gatsby-plugin-react-i18next wants to know of a page; pages that bring it are left as they are. */
function i18nContext(route: string, language: string, routed: boolean) {
  return {
    language,
    i18n: {
      language,
      languages: [...languages],
      defaultLanguage,
      generateDefaultLanguagePage: true,
      routed,
      originalPath: routed ? route.replace(`/${language}`, '') : route,
      path: route,
    },
  }
}

/**
 * The redirects that can be served. A list with mistakes ends the build; while content is being written the content check
 * tells them, and the good ones are served.
 */
function soundRedirects(paths: readonly string[], reporter: Reporter): Redirect[] {
  const list = readRedirects(process.cwd())
  const { good, problems } = checkRedirects(list, new Map(paths.map((route) => [route, undefined])))
  const all = [...list.problems, ...problems]
  if (all.length && process.env.gatsby_executing_command !== 'develop') {
    reporter.log(`${formatProblems(all)}\n`)
    reporter.panicOnBuild('The redirects have problems: see the list above.')
  }
  return good
}

/** Page kinds that look like another one: what sets them apart is their content. */
const looksLike: Partial<Record<TemplateName, TemplateName>> = { api: 'article' }

/** One page for every content file and every address that moved, and the page at `/` that leads to the visitor's language. */
export const createPages: GatsbyNode['createPages'] = async (api) => {
  const { actions, reporter } = api
  const template = (name: string) => path.resolve(`src/templates/${name}.tsx`)
  const result: unknown = await api.graphql('{ allDocPage { nodes { id path template language } } }')
  const { data, errors } = result as RoutesResult
  if (errors || !data) {
    reporter.panicOnBuild('The list of pages could not be read.', errors)
    return
  }
  const pages = data.allDocPage.nodes
  for (const { id, path: route, template: name, language } of pages) {
    actions.createPage({
      path: route,
      component: template(looksLike[name] ?? name),
      context: { id, ...i18nContext(route, language, true) },
    })
  }
  const paths = pages.map((page) => page.path)
  for (const { from, to } of soundRedirects(paths, reporter)) {
    actions.createPage({
      path: from,
      component: template('moved'),
      context: { to, ...i18nContext(from, languageOf(from) ?? defaultLanguage, true) },
    })
  }
  actions.createPage({
    path: '/',
    component: template('language-gate'),
    context: i18nContext('/', defaultLanguage, false),
  })
}
