/** The caches of this site, by what they hold. All begin alike, so that nothing of anybody else is ever removed. */
export const stores = {
  /** Files whose names change with their content: bundles, fonts, pictures. */
  files: 'beckon-files',
  /** Pictures that were fetched ahead: what nobody has looked at yet pushes out nothing that somebody has. */
  ahead: 'beckon-pictures',
  /** The data of pages that were visited or fetched ahead. */
  pages: 'beckon-pages',
  /** What else is asked for anew each time: the search index and lists. */
  lists: 'beckon-lists',
  /** What all pages of one build share; the name ends with the build. */
  core: 'beckon-core-',
  /** Packs that a reader keeps, each as one file, and the parts of one on its way. */
  packs: 'beckon-packs',
  /** The files of the last builds. */
  state: 'beckon-state',
} as const

/** When something was kept, in milliseconds, as a header of what is kept. */
export const keptHeader = 'x-kept'
/** Which build's worker has kept it, as a header: what came was of that build, or of one that was deployed meanwhile. */
export const buildHeader = 'x-build'
/** Which file of a deploy a kept pack is. */
export const fileHeader = 'x-file'

/** Where a pack lies in its cache, and its parts while it is on its way. */
const KEPT = '/packs/kept/'
/** The address of a pack in its cache, by the pack's id. */
export const keptPackUrl = (id: string): string => KEPT + id
/** The inverse, of a path; undefined for what is no kept pack. */
export const keptPackId = (path: string): string | undefined =>
  path.startsWith(KEPT) ? path.slice(KEPT.length) : undefined
/** Where a part lies of a pack that is on its way: the file, and the byte it begins at. */
export const partUrl = (file: string, at: number): string => `${file}?at=${at}`
