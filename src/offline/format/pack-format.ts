/**
 * A pack: one file with the data of many pages and their pictures.
 *
 * Four letters, the length of the directory, the directory (JSON, gzip), and its members one after the other. Each page is
 * compressed by itself: the service worker reads one page without opening the others, and an unchanged page is the same
 * bytes in the next build, so an update fetches only the ranges that changed. Pictures are compressed already.
 */

/** Address, digest of the content, bytes in the pack. */
type PackMember = readonly [name: string, digest: string, size: number]

/** What is in a pack, in the order of its bytes. */
export interface PackDirectory {
  id: string
  members: readonly PackMember[]
}

/** A pack as the list of packs names it. */
export interface PackEntry {
  /** Language and the folder below it, such as `en/sdk/v3/android`; `en` is everything. */
  id: string
  file: string
  /** Bytes on the wire, and how many of them are pictures. */
  size: number
  pictures: number
  pages: number
  /** How many bytes at its beginning have the directory. */
  head: number
}

/** `/packs/index.json`. */
export interface PackIndex {
  packs: readonly PackEntry[]
  /** Bytes of the search index, compressed; one for all packs. */
  search: number
}

const isEntry = (entry: Partial<PackEntry> | null): boolean =>
  typeof entry?.id === 'string' &&
  typeof entry.file === 'string' &&
  [entry.size, entry.pages, entry.head].every((number) => typeof number === 'number')

/** The list of packs, of what came in its place; undefined when that is something else. */
export function asPackIndex(answer: unknown): PackIndex | undefined {
  const index = answer as Partial<PackIndex> | null
  const isIndex =
    Array.isArray(index?.packs) && typeof index.search === 'number' && index.packs.every(isEntry)
  return isIndex ? (index as PackIndex) : undefined
}

const magic = 'BPK1'
export const prefixSize = magic.length + 4

/** The first bytes of a pack. */
export function packPrefix(directorySize: number): Uint8Array {
  const bytes = new Uint8Array(prefixSize)
  bytes.set(new TextEncoder().encode(magic))
  new DataView(bytes.buffer).setUint32(magic.length, directorySize, true)
  return bytes
}

/**
 * Where the directory ends, by the first bytes of a file.
 * @throws Error when the file is no pack of this form
 */
export function headOf(bytes: Uint8Array): number {
  const found = String.fromCharCode(...bytes.subarray(0, magic.length))
  if (found !== magic || bytes.length < prefixSize)
    throw new Error(`a pack begins with ${magic}, not ${found}`)
  return prefixSize + new DataView(bytes.buffer, bytes.byteOffset).getUint32(magic.length, true)
}

export interface Place {
  from: number
  size: number
  digest: string
}

/** Where each member lies in the file. */
export function placesOf({ members }: PackDirectory, head: number): Map<string, Place> {
  const places = new Map<string, Place>()
  let from = head
  for (const [name, digest, size] of members) {
    places.set(name, { from, size, digest })
    from += size
  }
  return places
}

/** Whether a file of a pack is one that pages ask for, and no page: a picture, or the forms of a page. */
export const isAsset = (name: string): boolean => name.startsWith('/static/')

/** Whether it is a picture, which is compressed already. */
export const isPicture = (name: string): boolean => isAsset(name) && !name.endsWith('.json')

/**
 * `/packs/en/en-sdk-v3-android-0123456789ab.pack`: a folder a language, so that hosts which count their rules need one for all,
 * and the list beside the folders goes without it.
 */
export const packFile = (id: string, digest: string): string =>
  `/packs/${id.replace(/\/.*/, '')}/${id.replaceAll('/', '-')}-${digest.slice(0, 12)}.pack`

/** The digest that a file's name promises. */
export const digestOfFile = (file: string): string => /-([0-9a-f]{12})\.pack$/.exec(file)?.[1] ?? ''

/** Whether two files are the same pack: a deploy may give one another folder, with all that is in it as it was. */
export const isSamePack = (one: string, other: string): boolean =>
  one === other || (digestOfFile(one) !== '' && digestOfFile(one) === digestOfFile(other))
