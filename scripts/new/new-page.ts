import { constants, copyFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { defaultLanguage } from '../../src/shared/site'
import {
  fileToPath,
  inLanguage,
  languageOf,
  parentPath,
  pathToFiles,
  withLanguage,
} from '../../src/shared/slugs'
import { skeletonOf, type Skeleton } from './skeletons'

/** What the writer asked for cannot be made; the message says why and what to do. */
export class NewPageError extends Error {}

export interface NewPage {
  /** From the project's root. */
  file: string
  path: string
}

/**
 * Makes the page a writer asked for, with frontmatter and the skeleton of its kind; a translation begins as the original.
 * @param root the project's root
 * @param asked `sdk/v3/flutter/implementation/push`, the address of a page, or the path of its file
 * @throws NewPageError when the name is no address, the page exists already, or its parent does not
 */
export function newPage(root: string, asked: string): NewPage {
  const route = routeOf(asked)
  const files = pathToFiles(route).map((file) => `content/${file}`)
  const there = files.find((file) => existsSync(path.join(root, file)))
  if (there) throw new NewPageError(`${there} exists already. Nothing was changed.`)
  const parent = parentPath(route)
  const parentFiles = parent ? pathToFiles(parent).map((file) => `content/${file}`) : []
  if (parentFiles.length && !parentFiles.some((file) => existsSync(path.join(root, file)))) {
    const short = parent ? shortName(parent) : ''
    throw new NewPageError(`${route} has no parent yet. First make that one: npm run new -- ${short}`)
  }
  // A folder of its name holds pages below it: then the page is that folder's index.
  const folder = path.join(root, 'content', route)
  const hasChildren = existsSync(folder) || /\/index(\.mdx)?$/.test(asked)
  const original = originalOf(root, route)
  if (original) {
    const copy = original.replace(/^\w+/, languageOf(route) ?? '')
    mkdirSync(path.dirname(path.join(root, 'content', copy)), { recursive: true })
    copyFileSync(
      path.join(root, 'content', original),
      path.join(root, 'content', copy),
      constants.COPYFILE_EXCL,
    )
    return { file: `content/${copy}`, path: route }
  }
  const skeleton = skeletonOf(route, hasChildren)
  const file = (hasChildren || isFront(route) ? files.at(-1) : files[0]) ?? ''
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
  // `wx`: never over a file that somebody made in between.
  writeFileSync(path.join(root, file), toMdx(skeleton), { flag: 'wx' })
  return { file, path: route }
}

/** Of a page that the default language has: its file below content/. A translation begins with that text. */
function originalOf(root: string, route: string): string | undefined {
  if (languageOf(route) === defaultLanguage) return undefined
  return pathToFiles(inLanguage(route, defaultLanguage)).find((file) =>
    existsSync(path.join(root, 'content', file)),
  )
}

/** What `npm run new` takes for an address: the default language may be left out. */
const shortName = (route: string): string => {
  const parts = route.split('/').filter(Boolean)
  return (parts[0] === defaultLanguage ? parts.slice(1) : parts).join('/')
}

/** SDK folders that always have pages below them: of a version, a platform, and some topics. */
const isFront = (route: string): boolean =>
  /^\/\w+\/sdk\/v\d+\/(?:[a-z0-9-]+\/(?:setup\/|implementation\/(?:(?:loyalty|monetize)\/)?)?)?$/.test(route)

function routeOf(asked: string): string {
  const bare = asked
    .trim()
    .replace(/^(?:\.\/)?content\//, '')
    .replace(/\.mdx$/, '')
    .replace(/(^|\/)index$/, '')
    .replace(/^\/|\/$/g, '')
  if (!bare) throw new NewPageError('Say which page: npm run new -- sdk/v3/flutter/implementation/push')
  const route = withLanguage(fileToPath(bare))
  const wrong = route.split('/').find((segment) => segment && !/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(segment))
  if (wrong) {
    const fix = wrong
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '')
    throw new NewPageError(`"${wrong}" cannot stand in an address. Did you mean ${fix}?`)
  }
  return route
}

/** The notes are comments: until they are replaced by text, `npm run check` says what is missing. */
function toMdx({ title, navTitle, order, opening, sections }: Skeleton): string {
  const head = [
    `title: ${title}`,
    ...(navTitle ? [`navTitle: ${navTitle}`] : []),
    '# One sentence of its own, 50 to 160 characters: it stands under the title and in search.',
    "description: ''",
    ...(order === undefined ? [] : [`order: ${order}`]),
  ]
  const body = [note(opening), ...sections.flatMap(([heading, text]) => [`## ${heading}`, note(text)])]
  return `---\n${head.join('\n')}\n---\n\n${body.join('\n\n')}\n`
}

const note = (text: string) => `{/* ${text} */}`
