import { pictureOf } from '../../src/offline/format/addresses'

/** The largest width of pictures in packs: articles show them in 650. */
const wanted = 700

interface Candidate {
  url: string
  width: number
}

/**
 * One form of each picture that a page shows: WebP, no wider than an article where there is one.
 * @param data the page's data as text
 * @returns addresses, sorted
 */
export function picturesOf(data: string): string[] {
  const best = new Map<string, Candidate>()
  for (const [, url = '', number = '', unit] of data.matchAll(
    /(\/static\/[0-9a-f]{32}\/[0-9a-f]+\/[^\s"\\]+\.webp) (\d+(?:\.\d+)?)(w|x)/g,
  )) {
    const picture = pictureOf(url) ?? url
    const width = unit === 'x' ? Number(number) * wanted : Number(number)
    const before = best.get(picture)
    if (!before || isBetter(width, before.width)) best.set(picture, { url, width })
  }
  return [...best.values()].map(({ url }) => url).sort()
}

/** The widest of those that fit; the narrowest where none does. */
function isBetter(width: number, than: number): boolean {
  if (than > wanted) return width < than
  return width <= wanted && width > than
}
