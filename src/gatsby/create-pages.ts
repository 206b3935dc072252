import type { CreatePagesArgs, Reporter } from 'gatsby'
import type { PageRoute } from '../shared/doc-page'
import type { TemplateName } from '../shared/frontmatter'
import { isDeveloping } from '../compiler/site/developing'
import { builtPages, type BuiltPage } from '../compiler/site/built-pages'
import { checkRedirects, readRedirects, type Redirect } from '../compiler/site/redirects'
import { formatProblems } from '../compiler/problems/problem'
import { defaultLanguage, languages } from '../shared/site'
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
  if (all.length && !isDeveloping()) {
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

type CreatePage = CreatePagesArgs['actions']['createPage']

/** A page of a language, with what its template gets. */
function createIn(
  create: CreatePage,
  { path: route, language, hasReference = false }: Pick<PageRoute, 'path' | 'language'> & Partial<PageRoute>,
  template: Template,
  data: object,
) {
  create({
    path: route,
    // A resource of the API has none but those that are finished HTML, and brings their looks along.
    component: pageComponent(template, [language], hasReference && template !== 'api-resource'),
    context: { ...data, ...i18nContext(route, language, true) },
  })
}

/** A page that the build makes of itself. */
function createBuilt(create: CreatePage, page: BuiltPage, pages: readonly PageRoute[]) {
  const { path: route, template, language, speaksAll, data } = page
  const speaks = speaksAll ? languages : [language ?? defaultLanguage]
  create({
    path: route,
    component: template === 'shell' ? shellComponent() : pageComponent(template, speaks),
    context: { ...data?.(pages), ...i18nContext(route, language ?? defaultLanguage, language !== undefined) },
  })
}

/** One page for every content file, every address that moved, what a language lacks, and what the build makes of itself. */
export async function createPages(api: CreatePagesArgs): Promise<void> {
  const { actions, reporter } = api
  const result: unknown = await api.graphql(
    '{ allDocPage { nodes { id path title template language hasReference updated } } }',
  )
  const { data, errors } = result as RoutesResult
  if (errors || !data) {
    reporter.panicOnBuild('The list of pages could not be read.', errors)
    return
  }
  const { createPage } = actions
  const pages = data.allDocPage.nodes
  for (const page of pages) createIn(createPage, page, lookOf(page.template), { id: page.id })
  const paths = pages.map((page) => page.path)
  const redirects = soundRedirects(paths, reporter)
  for (const { from, to } of redirects) {
    createIn(createPage, { path: from, language: languageOf(from) ?? defaultLanguage }, 'moved', { to })
  }
  const taken = new Set([...paths, ...redirects.map(({ from }) => from)])
  for (const { path: route, language, originals } of untranslated(pages, taken)) {
    createIn(createPage, { path: route, language }, 'untranslated', { originals })
  }
  for (const page of builtPages) createBuilt(createPage, page, pages)
}
