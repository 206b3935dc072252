import type { ContentTree } from '../../files/content-files'
import { makers } from '../../data-pages/makers'
import { languages } from '../../../shared/site'
import { fileToPath, isPartial } from '../../../shared/slugs'

/** Routes and the files they come from, by their paths from the project's root. */
export type Routes = ReadonlyMap<string, string>

/**
 * The routes that a tree of content makes, known without compiling it, so that those of another commit are known as well.
 * Pages that are made of data are among them, with the data as their file.
 */
export function routesOf(content: ContentTree): Routes {
  const routes = new Map<string, string>()
  const add = (route: string, file: string) => {
    if (!routes.has(route)) routes.set(route, file)
  }
  for (const file of [...content.files].sort()) {
    const page = /^content\/([a-z]{2}\/.*\.mdx)$/.exec(file)?.[1]
    if (page && !isPartial(page)) add(fileToPath(page), file)
  }
  const written = new Set(routes.keys())
  for (const language of languages) {
    for (const maker of makers) {
      for (const [route, file] of maker.routes(content, language, (one) => written.has(one))) add(route, file)
    }
  }
  return routes
}
