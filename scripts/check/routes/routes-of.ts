import { GLOSSARY } from '../../../plugins/docs-content/generated/glossary'
import { sdkPath, sdkPlatforms, sdkVersions } from '../../../src/shared/sdk'
import { fileToPath, isPartial } from '../../../src/shared/slugs'

/** Routes and the files they come from, by their paths from the project's root. */
export type Routes = ReadonlyMap<string, string>

/**
 * The routes that a list of content files makes, known from the names alone: what was at another commit is told without
 * its texts. Pages that are made of data are among them, with the data as their file.
 */
export function routesOf(files: readonly string[]): Routes {
  const routes = new Map<string, string>()
  const add = (route: string, file: string) => {
    if (!routes.has(route)) routes.set(route, file)
  }
  for (const file of [...files].sort()) {
    const page = /^content\/([a-z]{2}\/.*\.mdx)$/.exec(file)?.[1]
    if (page && !isPartial(page)) add(fileToPath(page), file)
  }
  for (const file of files) {
    const [, folder, name] = /^content\/symbols\/([^/]+)\/([^/]+)\.yaml$/.exec(file) ?? []
    const version = sdkVersions.find(({ id }) => id === folder)?.id
    const platform = sdkPlatforms.find(({ id }) => id === name)?.id
    if (version && platform) {
      const at = (topic: string) => sdkPath({ language: 'en', version, platform, topic })
      if (routes.has(at(''))) add(at('symbols'), file)
    }
    if (file === GLOSSARY && routes.has('/en/guides/')) add('/en/guides/glossary/', file)
  }
  return routes
}
