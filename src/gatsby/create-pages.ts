import type { GatsbyNode, Reporter } from 'gatsby'
import type { PageRoute } from '../shared/doc-page'
import type { TemplateName } from '../shared/frontmatter'
import { checkRedirects, readRedirects, type Redirect } from '../compiler/site/redirects'
import { formatProblems } from '../compiler/problems/problem'
import { offlinePath, shellPath } from '../offline/format/addresses'
import { allPagesPath, defaultLanguage, languages } from '../shared/site'
import { inLanguage, languageOf } from '../shared/slugs'
import { pageComponent, shellComponent, type Template } from './page-components'

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
 * reports them, and the good ones are served.
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
const lookOf = (name: TemplateName): Template => (name === 'api' ? 'article' : name)

interface UntranslatedPage {
  path: string
  language: string
  originals: { language: string; path: string; title: string }[]
}

/** Where a language lacks a page that another one has: the address, and the pages that are there instead. */
function untranslated(pages: readonly PageRoute[], taken: ReadonlySet<string>): UntranslatedPage[] {
  const missingPages = new Map<string, UntranslatedPage>()
  for (const { path: route, language: own, title } of pages) {
    for (const language of languages) {
      const missing = inLanguage(route, language)
      if (taken.has(missing)) continue
      const page = missingPages.get(missing) ?? { path: missing, language, originals: [] }
      page.originals.push({ language: own, path: route, title })
      missingPages.set(missing, page)
    }
  }
  return [...missingPages.values()]
}

/** One page for every content file and every address that moved, and the page at `/` that leads to the visitor's language. */
export const createPages: GatsbyNode['createPages'] = async (api) => {
  const { actions, reporter } = api
  const result: unknown = await api.graphql('{ allDocPage { nodes { id path title template language } } }')
  const { data, errors } = result as RoutesResult
  if (errors || !data) {
    reporter.panicOnBuild('The list of pages could not be read.', errors)
    return
  }
  const pages = data.allDocPage.nodes
  for (const { id, path: route, template: name, language } of pages) {
    actions.createPage({
      path: route,
      component: pageComponent(lookOf(name), [language]),
      context: { id, ...i18nContext(route, language, true) },
    })
  }
  const paths = pages.map((page) => page.path)
  const redirects = soundRedirects(paths, reporter)
  for (const { from, to } of redirects) {
    const language = languageOf(from) ?? defaultLanguage
    actions.createPage({
      path: from,
      component: pageComponent('moved', [language]),
      context: { to, ...i18nContext(from, language, true) },
    })
  }
  const taken = new Set([...paths, ...redirects.map(({ from }) => from)])
  for (const { path: route, language, originals } of untranslated(pages, taken)) {
    actions.createPage({
      path: route,
      component: pageComponent('untranslated', [language]),
      context: { originals, ...i18nContext(route, language, true) },
    })
  }
  for (const language of languages) {
    const route = allPagesPath(language)
    // In the order of addresses: nodes that a warm build had come before the new ones.
    const titles = pages
      .filter((page) => page.language === language)
      .map(({ path, title }) => [path, title] as const)
      .sort(([one], [other]) => (one < other ? -1 : 1))
    actions.createPage({
      path: route,
      component: pageComponent('all-pages', [language]),
      context: { titles, ...i18nContext(route, language, true) },
    })
  }
  actions.createPage({
    path: '/',
    component: pageComponent('language-gate', [defaultLanguage]),
    context: i18nContext('/', defaultLanguage, false),
  })
  for (const language of languages) {
    const route = offlinePath(language)
    actions.createPage({
      path: route,
      component: pageComponent('offline', [language]),
      context: i18nContext(route, language, true),
    })
  }
  actions.createPage({
    path: shellPath,
    component: shellComponent(),
    context: i18nContext(shellPath, defaultLanguage, false),
  })
  for (const [status, template] of [
    ['404', 'not-found'],
    ['500', 'server-error'],
  ] as const) {
    // Served for any address, so it speaks all languages. Gatsby makes /404.html of it.
    actions.createPage({
      path: `/${status}/`,
      component: pageComponent(template, languages),
      context: i18nContext(`/${status}/`, defaultLanguage, false),
    })
    for (const language of languages) {
      for (const route of [`/${language}/${status}/`, `/${language}/${status}.html`]) {
        actions.createPage({
          path: route,
          component: pageComponent(template, [language]),
          context: i18nContext(route, language, true),
        })
      }
    }
  }
}
