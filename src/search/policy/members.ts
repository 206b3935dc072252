import { remembered } from '../../text/maps'

/** A page of the SDK reference, a type or a kind of names. */
const reference = /\/sdk\/.*\/symbols\/([^/]+)\/$/
/** Pages of names that no type has: the anchors of their rows begin with what the page is called. */
const namesOnly: ReadonlySet<string> = new Set([
  'packages',
  'configuration',
  'events',
  'constants',
  'resources',
])

/** Of these, pages of things that do nothing by themselves; an event says what happens. */
const things: ReadonlySet<string> = new Set(['packages', 'configuration', 'constants', 'resources'])

const slugs = new Map<string, string | undefined>()
const slugOf = (path: string): string | undefined => remembered(slugs, path, () => reference.exec(path)?.[1])

/** Whether a page of the SDK reference has names of things only, such as keys and files: who wants to do something means none. */
export const isOfThings = (path: string): boolean => things.has(slugOf(path) ?? '')

/** Without the arguments that tell overloads apart. */
const bare = (name: string): string => name.replace(/\(.*/, '')

/**
 * The names by which somebody asks for the member below a heading of the SDK reference, `Type.member(argument)`: with its
 * type and without, with what tells it from others of its name and without. None for headings of anything else.
 */
export function membersNamed(path: string, heading: string): string[] {
  const slug = slugOf(path)
  const dot = heading.replace(/[(:].*/, '').lastIndexOf('.')
  if (!slug || (dot < 0 && slug !== 'functions')) return []
  const name = heading.slice(dot + 1)
  return [...new Set([heading, bare(heading), name, bare(name)])]
}

/**
 * What the anchor of a row of the SDK reference says: the type that it stands below, or the kind of names of its page, and the
 * name. Undefined for pages of anything else, and for a page's own name.
 */
export function rowHeading(path: string, title: string, name: string): string | undefined {
  const slug = slugOf(path)
  if (!slug || slug.replaceAll('-', '') === name) return undefined
  return `${namesOnly.has(slug) ? slug : title.replace(/:.*/, '')} ${name}`
}
