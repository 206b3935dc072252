import { existsSync } from 'node:fs'
import path from 'node:path'
import { pageKind } from '../../shared/frontmatter'
import { missingParents } from '../../shared/page-tree'
import { brokenOff } from '../problems/broken-off'
import { problemOf, type Problem } from '../problems/problem'
import type { CompilerRule } from '../problems/rules'
import { languageOf, pathToFiles, splitUrl } from '../../shared/slugs'
import { decoded } from '../../text/decoded'
import { makers } from '../data-pages/makers'
import { knownTopics } from '../related/app-needs'
import type { TreeEntry } from '../page/tree-entry'
import { CONTENT, IMAGES } from '../files/content-files'
import { isFile } from '../files/data-file'
import { readFigureStory } from '../files/figure-files'
import { reservedAt } from './built-pages'
import { didYouMean, nearest } from '../problems/suggest'

/** What can only be judged when all pages are known: routes, parents, kinds, links, anchors, images. */
export function checkTree(entries: readonly TreeEntry[], root: string): Problem[] {
  // The first file of an address keeps it; the second is reported.
  const byPath = new Map([...entries].reverse().map((entry) => [entry.path, entry]))
  return [
    ...duplicateRoutes(entries),
    ...takenRoutes(entries),
    ...orphans(entries),
    ...ofEach('frontmatter', misplacedKinds),
    ...ofEach('link', (some) => deadLinks(some, byPath, root)),
    ...ofEach('link', (some) => deadRelated(some, byPath)),
    ...ofEach('link', (some) => deadNeeds(some, byPath)),
    ...ofEach('image', (some) => imageProblems(some, root)),
  ]

  /** Of all pages at once; where that ends with an exception, of one after another, so that one page is named for it. */
  function ofEach(rule: CompilerRule, find: (some: readonly TreeEntry[]) => Problem[]): Problem[] {
    try {
      return find(entries)
    } catch {
      return entries.flatMap((entry) => {
        try {
          return find([entry])
        } catch (error) {
          const place = { file: entry.generatedFrom ?? source(entry.file) }
          return [brokenOff(error, rule, place, 'The page cannot be held against the others')]
        }
      })
    }
  }
}

const source = (file: string) => `${CONTENT}/${file}`
const [routeProblem, linkProblem, anchorProblem] = [
  problemOf('route'),
  problemOf('link'),
  problemOf('anchor'),
]

function duplicateRoutes(entries: readonly TreeEntry[]): Problem[] {
  const first = new Map<string, string>()
  return entries.flatMap(({ path: route, file }) => {
    const earlier = first.get(route)
    if (!earlier) {
      first.set(route, file)
      return []
    }
    const message = `The route ${route} already belongs to ${source(earlier)}.`
    return [routeProblem({ file: source(file) }, message, 'rename or remove one of the two files')]
  })
}

/** The build's own page would take the place of the writer's, or the other way round. */
function takenRoutes(entries: readonly TreeEntry[]): Problem[] {
  return entries.flatMap(({ path: route, file, generatedFrom }) => {
    const own = reservedAt(route)
    if (!own) return []
    const message = `The route ${route} is taken: the build makes a page of its own at ${own}.`
    return [
      routeProblem(
        { file: generatedFrom ?? source(file) },
        message,
        'give the file or its folder another name',
      ),
    ]
  })
}

function orphans(entries: readonly TreeEntry[]): Problem[] {
  const free = entries.filter((entry) => !reservedAt(entry.path))
  const fileOfPath = new Map(free.map((entry) => [entry.path, entry.file]))
  return missingParents(fileOfPath.keys()).map(({ path: route, child }) => {
    const [, index = ''] = pathToFiles(route)
    const message = `The page has no parent: nothing is at ${route}.`
    const fix = `create ${source(index || pathToFiles(route)[0] || '')}`
    return routeProblem({ file: source(fileOfPath.get(child) ?? child) }, message, fix)
  })
}

/** A kind shows what belongs to its own place: elsewhere it would show that again, and lack what an article has. */
function misplacedKinds(entries: readonly TreeEntry[]): Problem[] {
  return entries.flatMap(({ path: route, file, page, generatedFrom }) => {
    const { template } = page.frontmatter
    const { at, below, isMade } = pageKind(template)
    const place = at ?? below
    const address = place && `/${languageOf(route) ?? ''}${place}`
    const isThere = address === undefined || (at ? route === address : route.startsWith(address))
    if (generatedFrom || (isThere && !isMade)) return []
    const whose = isMade
      ? 'are made of data alone'
      : `stand at ${address}${at ? ' alone' : ' and below it alone'}`
    return [
      problemOf('frontmatter')(
        { file: source(file), ...page.places.template },
        `"template" is wrong: pages of the kind "${template}" ${whose}.`,
        'leave it out: what is no section front is an article',
      ),
    ]
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
    makers.some(({ downloads }) => downloads?.has(root, route))
  return entries.flatMap((entry) =>
    entry.page.links.flatMap((link) => {
      const { url } = link
      const { path: route, hash } = splitUrl(url)
      const target = route ? byPath.get(route) : entry
      if (!target) return isFile(route) ? [] : [deadRoute()]
      const anchor = decoded(hash.slice(1)) ?? hash.slice(1)
      if (!anchor || isPartlyUnread(target) || anchorsOf(target).has(anchor)) return []
      const fix = didYouMean(
        anchor,
        anchorsOf(target),
        `the page has: ${[...anchorsOf(target)].join(', ') || 'no headings'}`,
      )
      return [anchorProblem(link, `${target.path} has no heading with the anchor #${anchor}.`, fix)]

      function deadRoute(): Problem {
        const withSlash = byPath.has(`${route}/`) ? `${route}/` : nearest(route, byPath.keys())
        const fix = withSlash ? `did you mean ${withSlash}${hash}?` : 'link to a page that exists'
        return linkProblem(link, `The link leads nowhere: ${route}`, fix)
      }
    }),
  )
}

/** Of a page that could not be read to its end nobody knows all headings. */
const isPartlyUnread = ({ page }: TreeEntry) =>
  page.problems.some(({ rule }) => rule === 'syntax' || rule === 'include')

function collectAnchors({ page }: TreeEntry): Set<string> {
  return new Set([
    ...page.headings.map(({ id }) => id),
    ...page.sections.map(({ id }) => id).filter(Boolean),
    ...page.rowAnchors,
  ])
}

function deadRelated(entries: readonly TreeEntry[], byPath: Map<string, TreeEntry>): Problem[] {
  return entries.flatMap(({ file, path: own, page }) =>
    page.frontmatter.related.flatMap((route, index) => {
      if (byPath.has(route) && route !== own) return []
      const place = { file: source(file), ...page.places[`related.${index}`] }
      if (route === own) return [linkProblem(place, '"related" names the page itself.', 'remove it')]
      const fix = didYouMean(route, byPath.keys(), 'name a page that exists')
      return [linkProblem(place, `"related" leads nowhere: ${route}`, fix)]
    }),
  )
}

function deadNeeds(entries: readonly TreeEntry[], byPath: Map<string, TreeEntry>): Problem[] {
  const known = knownTopics(byPath.keys())
  const fixOf = (topic: string) => didYouMean(topic, known, 'name a topic such as implementation/push')
  const nowhere = (topic: string) => `a topic that no platform has a page on in a supported version: ${topic}`
  return entries.flatMap(({ file, page }) => [
    ...page.frontmatter.app.flatMap((topic, index) => {
      if (known.has(topic)) return []
      const place = { file: source(file), ...page.places[`app.${index}`] }
      return [linkProblem(place, `"app" names ${nowhere(topic)}`, fixOf(topic))]
    }),
    ...page.topicLinks
      // Without one it is about the platforms themselves.
      .filter(({ topic }) => topic && !known.has(topic))
      .map((link) =>
        linkProblem(link, `<${link.component}> names ${nowhere(link.topic)}`, fixOf(link.topic)),
      ),
  ])
}

function imageProblems(entries: readonly TreeEntry[], root: string): Problem[] {
  return entries.flatMap(({ page }) =>
    page.images.flatMap((image) => {
      const { src, alt } = image
      const missing = whatIsMissing(src, root)
      if (missing) return [problemOf('image')(image, ...missing)]
      const { story, problems } = readFigureStory(root, src)
      // Of a Markdown image a missing text was reported where it was read.
      if (problems.length || alt !== undefined || story?.alt) return problems
      const fix = 'say in alt="…" what the picture tells'
      return [problemOf('alt')(image, `The figure ${src} has no alt text.`, fix)]
    }),
  )
}

function whatIsMissing(src: string, root: string): [message: string, fix: string] | undefined {
  const full = path.join(root, IMAGES, src)
  if (!src.trim()) return ['The picture has no file.', `write its path below ${IMAGES}/`]
  // A name that leads out of the folder would publish any picture of this computer.
  if (src.split(/[\\/]/).includes('..') || !existsSync(full)) {
    const fix = `add the file, or fix the path (it starts below ${IMAGES}/)`
    return [`There is no image ${IMAGES}/${src}.`, fix]
  }
  const isPicture = isFile(full) && /\.(?!json$)\w+$/i.test(src)
  return isPicture
    ? undefined
    : [`${IMAGES}/${src} is no picture.`, 'name a picture with its ending: folder/name.png']
}
