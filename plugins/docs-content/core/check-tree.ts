import { existsSync } from 'node:fs'
import path from 'node:path'
import { missingParents } from '../../../src/shared/page-tree'
import type { Problem } from '../../../src/shared/problems'
import { pathToFiles, splitUrl } from '../../../src/shared/slugs'
import { knownTopics } from '../bridge/bridge'
import type { CompiledPage } from './compile-page'
import { CONTENT, IMAGES } from './content-files'
import { figureStory, figureStoryFault } from './figure-files'
import { isDownload } from './links'
import { didYouMean, nearest } from './suggest'

/** A compiled page with the content file it came from, relative to `content/`. */
export interface TreeEntry {
  file: string
  path: string
  page: CompiledPage
  /** Of a page that is made of data: the file with the data, from the project's root. */
  generatedFrom?: string
}

/** What can only be judged when all pages are known: routes, parents, links, anchors, images. */
export function checkTree(entries: readonly TreeEntry[], root: string): Problem[] {
  // The first file of an address keeps it; the second is told.
  const byPath = new Map([...entries].reverse().map((entry) => [entry.path, entry]))
  return [
    ...duplicateRoutes(entries),
    ...orphans(entries),
    ...deadLinks(entries, byPath, root),
    ...deadRelated(entries, byPath),
    ...deadNeeds(entries, byPath),
    ...imageProblems(entries, root),
  ]
}

const source = (file: string) => `${CONTENT}/${file}`

function duplicateRoutes(entries: readonly TreeEntry[]): Problem[] {
  const first = new Map<string, string>()
  return entries.flatMap(({ path: route, file }) => {
    const earlier = first.get(route)
    if (!earlier) {
      first.set(route, file)
      return []
    }
    const message = `The route ${route} already belongs to ${source(earlier)}.`
    return [problem(source(file), 1, 1, 'route', message, 'rename or remove one of the two files')]
  })
}

function orphans(entries: readonly TreeEntry[]): Problem[] {
  const fileOfPath = new Map(entries.map((entry) => [entry.path, entry.file]))
  return missingParents(fileOfPath.keys()).map(({ path: route, child }) => {
    const [, index = ''] = pathToFiles(route)
    const message = `The page has no parent: nothing is at ${route}.`
    return problem(
      source(fileOfPath.get(child) ?? child),
      1,
      1,
      'route',
      message,
      `create ${source(index || pathToFiles(route)[0] || '')}`,
    )
  })
}

function deadLinks(entries: readonly TreeEntry[], byPath: Map<string, TreeEntry>, root: string): Problem[] {
  const anchors = new Map<string, Set<string>>()
  const anchorsOf = (entry: TreeEntry) => {
    let known = anchors.get(entry.path)
    if (!known) anchors.set(entry.path, (known = collectAnchors(entry)))
    return known
  }
  const isFile = (route: string) =>
    (existsSync(path.join(root, 'static', route)) && route !== '/') ||
    // Written by the build, when there is something to write.
    (isDownload(route) && existsSync(path.join(root, CONTENT, 'api')))
  return entries.flatMap((entry) =>
    entry.page.links.flatMap(({ url, line, column, file }) => {
      const { path: route, hash } = splitUrl(url)
      const target = route ? byPath.get(route) : entry
      if (!target) return isFile(route) ? [] : [deadRoute()]
      const anchor = decoded(hash.slice(1))
      if (!anchor || isPartlyUnread(target) || anchorsOf(target).has(anchor)) return []
      const mend = didYouMean(
        anchor,
        anchorsOf(target),
        `the page has: ${[...anchorsOf(target)].join(', ') || 'no headings'}`,
      )
      return [
        problem(
          file,
          line,
          column,
          'anchor',
          `${target.path} has no heading with the anchor #${anchor}.`,
          mend,
        ),
      ]

      function deadRoute(): Problem {
        const withSlash = byPath.has(`${route}/`) ? `${route}/` : nearest(route, byPath.keys())
        const mend = withSlash ? `did you mean ${withSlash}${hash}?` : 'link to a page that exists'
        return problem(file, line, column, 'link', `The link leads nowhere: ${route}`, mend)
      }
    }),
  )
}

function decoded(anchor: string): string {
  try {
    return decodeURIComponent(anchor)
  } catch {
    // Not an address at all; as it stands it is no page's anchor either.
    return anchor
  }
}

/** Of a page that could not be read to its end nobody knows all headings. */
const isPartlyUnread = ({ page }: TreeEntry) =>
  page.problems.some(({ rule }) => rule === 'syntax' || rule === 'include')

function collectAnchors({ page }: TreeEntry): Set<string> {
  return new Set([...page.headings.map(({ id }) => id), ...page.sections.map(({ id }) => id).filter(Boolean)])
}

function deadRelated(entries: readonly TreeEntry[], byPath: Map<string, TreeEntry>): Problem[] {
  return entries.flatMap(({ file, path: own, page }) =>
    page.frontmatter.related.flatMap((route) => {
      if (byPath.has(route) && route !== own) return []
      const line = page.lines.related ?? 1
      if (route === own)
        return [problem(source(file), line, 1, 'link', '"related" names the page itself.', 'remove it')]
      const mend = didYouMean(route, byPath.keys(), 'name a page that exists')
      return [problem(source(file), line, 1, 'link', `"related" leads nowhere: ${route}`, mend)]
    }),
  )
}

function deadNeeds(entries: readonly TreeEntry[], byPath: Map<string, TreeEntry>): Problem[] {
  const known = knownTopics(byPath.keys())
  const mendOf = (topic: string) => didYouMean(topic, known, 'name a topic such as implementation/push')
  const nowhere = (topic: string) => `a topic that no platform has a page on: ${topic}`
  return entries.flatMap(({ file, page }) => [
    ...page.frontmatter.app
      .filter((topic) => !known.has(topic))
      .map((topic) =>
        problem(source(file), page.lines.app ?? 1, 1, 'link', `"app" names ${nowhere(topic)}`, mendOf(topic)),
      ),
    ...page.topicLinks
      .filter(({ topic }) => !known.has(topic))
      .map(({ topic, line, column, file: at }) =>
        problem(at, line, column, 'link', `<Platforms> names ${nowhere(topic)}`, mendOf(topic)),
      ),
  ])
}

function imageProblems(entries: readonly TreeEntry[], root: string): Problem[] {
  return entries.flatMap(({ page }) =>
    page.images.flatMap(({ src, alt, line, column, file }) => {
      if (!existsSync(path.join(root, IMAGES, src))) {
        const mend = `add the file, or mend the path (it starts below ${IMAGES}/)`
        return [problem(file, line, column, 'image', `There is no image ${IMAGES}/${src}.`, mend)]
      }
      const fault = figureStoryFault(root, src)
      if (fault) return [fault]
      // Of a Markdown image a missing text was told where it was read.
      if (alt !== undefined || figureStory(root, src)?.alt) return []
      const mend = 'say in alt="…" what the picture tells'
      return [problem(file, line, column, 'alt', `The figure ${src} has no alt text.`, mend)]
    }),
  )
}

function problem(
  file: string,
  line: number,
  column: number,
  rule: string,
  message: string,
  mend: string,
): Problem {
  return { file, line, column, rule, message, mend }
}
