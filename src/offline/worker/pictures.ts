import { pictureOf } from '../format/addresses'
import { stores } from '../format/stores'
import { isHtml, json } from './core'
import type { Packs } from './packs'
import type { Surroundings } from './scope'

/** How many bytes stay of pictures that were fetched ahead; the oldest go first. */
const bytesKept = 3_000_000
/** How long pages have to ask for nothing before a picture is fetched that none has asked for. */
const quiet = 1500
/** Where it is kept how many pixels of a picture the browser asks for, for each one of the page. */
const densityUrl = '/picture-density'

interface Form {
  url: string
  /** Its width, for each pixel that the page gives the picture. */
  density: number
}

/** The forms of each picture of a page, by the page's data: the light ones and the dark ones, for a theme may change at dusk. */
export function picturesIn(data: string): Form[][] {
  // Its own width, or that of the column.
  const sets = data.matchAll(/"srcSet":"([^"]+)","sizes":"\(min-width: [^)"]+\) (\d+)(px|rem)/g)
  return [...sets].map(([, set = '', shown, unit]) =>
    [...set.matchAll(/(\/static\/\S+) (\d+)w/g)]
      .map(([, url = '', width]) => ({
        url,
        density: Number(width) / (Number(shown) * (unit === 'rem' ? 16 : 1)),
      }))
      .sort((a, b) => a.density - b.density),
  )
}

/** The form that a browser takes of those there are: the first that is large enough, or the largest. */
const choiceOf = (forms: readonly Form[], density: number) =>
  forms.find((form) => form.density >= density) ?? forms.at(-1)

/** The pictures of pages that are kept, before anybody has scrolled to them. */
export function createPictures({ caches, fetch, now, after, isSaving }: Surroundings, packs: Packs) {
  let asked = now()
  let queue: Promise<void> = Promise.resolve()
  const has = async (store: Cache, url: string) => Boolean(await store.match(url, { ignoreVary: true }))

  async function silence(): Promise<void> {
    while (now() - asked < quiet) await after(quiet)
  }

  /** What this browser takes, by what it has taken of this page; a worker does not know the screen. */
  async function densityFor(pictures: readonly Form[][]): Promise<number> {
    const state = await caches.open(stores.state)
    const files = await caches.open(stores.files)
    for (const { url, density } of pictures.flat().reverse()) {
      if (!(await has(files, url))) continue
      await state.put(densityUrl, json({ density }))
      return density
    }
    const known = (await (await state.match(densityUrl))?.json()) as { density: number } | undefined
    return known?.density ?? 1
  }

  async function fetchAhead(pictures: readonly Form[][]): Promise<void> {
    await silence()
    if (isSaving()) return
    const density = await densityFor(pictures)
    const files = await caches.open(stores.files)
    const ahead = await caches.open(stores.ahead)
    for (const forms of pictures) {
      const wanted = choiceOf(forms, density)
      if (!wanted || (await has(ahead, wanted.url)) || (await packs.find(wanted.url))) continue
      const seen = await Promise.all(forms.map(({ url }) => has(files, url)))
      if (seen.includes(true)) continue
      await silence()
      const response = await fetch(wanted.url, { priority: 'low' })
      if (!response.ok || isHtml(response)) continue
      const body = await response.blob()
      const headers = { 'content-type': body.type, 'content-length': String(body.size) }
      await ahead.put(wanted.url, new Response(body, { headers }))
    }
    await shrink(ahead)
  }

  async function shrink(ahead: Cache): Promise<void> {
    let bytes = 0
    for (const request of [...(await ahead.keys())].reverse()) {
      bytes += Number((await ahead.match(request, { ignoreVary: true }))?.headers.get('content-length'))
      if (bytes > bytesKept) await ahead.delete(request)
    }
  }

  return {
    /** A page has asked for something: pictures that none has asked for wait. */
    wait: () => void (asked = now()),

    /** Fetches the pictures of a page that are not here, once nothing else is asked for; none where bytes are to be saved. */
    async keep(data: string): Promise<void> {
      const pictures = picturesIn(data)
      if (!pictures.length || isSaving()) return
      queue = queue.then(() => fetchAhead(pictures)).catch(() => undefined)
      await queue
    },

    /** A picture that was fetched ahead; from now on it is one that was looked at. */
    async find(path: string, keep: (found: Response) => Promise<void>): Promise<Response | undefined> {
      if (!pictureOf(path)) return undefined
      const ahead = await caches.open(stores.ahead)
      const found = await ahead.match(path, { ignoreVary: true })
      if (!found) return undefined
      try {
        await keep(found.clone())
        await ahead.delete(path)
      } catch {
        // No room: it stays where it is.
      }
      return found
    },
  }
}
export type Pictures = ReturnType<typeof createPictures>
