import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { BuildArgs } from 'gatsby'
import { stringProblems } from '../compiler/files/words'
import { formatProblems } from '../compiler/problems/problem'
import { readRedirects } from '../compiler/site/redirects'
import { setAsideByProducts } from '../hosting/by-products'
import { writeLicences } from '../hosting/licences'
import type { SitemapPage } from '../hosting/sitemap'
import { HOSTING, writeHosting } from '../hosting/write'
import { allPagesPath, languages } from '../shared/site'
import { writeOpenSearch } from './open-search'
import { shareImagesOf } from './share-images'
import { SHIPPED_PACKAGES } from './shipped-packages'

/** A page as GraphQL has it: what it lacks is null. */
type AskedPage = { path: string } & { [Key in 'updated' | 'translations']?: SitemapPage[Key] | null }

interface Pages {
  data?: { allDocPage: { nodes: AskedPage[] } }
  errors?: unknown
}

/** What hosts have to know besides the files. The last of all: plugins of the site come before the site. */
export async function onPostBuild(args: BuildArgs): Promise<void> {
  const { reporter } = args
  const root = process.cwd()
  setAsideByProducts(root)
  writeOpenSearch(path.join(root, 'public'))
  // Those of the pages stopped the build long before.
  const lacking = stringProblems(root)
  if (lacking.length) reporter.panicOnBuild(formatProblems(lacking))
  try {
    await shareImagesOf(root, path.join(root, 'public'))
    // Gatsby types its `graphql` as a bare Function after the build.
    const { data, errors } = await (args.graphql as (query: string) => Promise<Pages>)(
      '{ allDocPage { nodes { path updated translations } } }',
    )
    if (errors || !data) throw new Error(`The pages could not be read: ${JSON.stringify(errors)}`)
    // createPages has refused a list with mistakes.
    const { redirects } = readRedirects(root)
    writeHosting(
      root,
      [
        ...data.allDocPage.nodes.map(({ path: route, updated, translations }) => ({
          path: route,
          updated: updated ?? undefined,
          translations: translations ?? undefined,
        })),
        ...languages.map((language) => ({ path: allPagesPath(language) })),
      ],
      redirects,
    )
    const shipped = path.join(root, SHIPPED_PACKAGES)
    // webpack noted them; a test of this hook alone has none.
    if (existsSync(shipped)) {
      writeLicences(root, JSON.parse(readFileSync(shipped, 'utf8')) as string[], HOSTING)
    }
  } catch (error) {
    const reason = error instanceof Error ? error : new Error(String(error))
    reporter.panicOnBuild(`What hosts need besides the pages was not written: ${reason.message}`, reason)
  }
}
