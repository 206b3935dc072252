import { createCore } from '../../../src/offline/worker/core'
import { createKeptPages } from '../../../src/offline/worker/kept-pages'
import { createNetwork } from '../../../src/offline/worker/network'
import { createPacks } from '../../../src/offline/worker/packs'
import { createPictures } from '../../../src/offline/worker/pictures'
import { createRespond } from '../../../src/offline/worker/respond'
import { at, builtFiles, makeSurroundings } from './surroundings'

/** A service worker that is installed, and what pages ask of it. */

export type Site = ReturnType<typeof makeSurroundings>
export type Worker = Awaited<ReturnType<typeof startWorker>>

export const html = (text: string) => () => new Response(text, { headers: { 'content-type': 'text/html' } })
/** The address of a page's data. */
export const data = (path: string) => `/page-data${path}page-data.json`
export const textOf = async (answer: Promise<Response> | undefined) => (await answer)?.text()
export const titleOf = async (answer: Promise<Response | undefined> | undefined) =>
  ((await (await answer)?.json()) as { result: { data: string } } | undefined)?.result.data

/** @param site surroundings that an earlier worker had before; without any, new ones with a network that has the build */
export async function startWorker(site = makeSurroundings(builtFiles())) {
  const { surroundings } = site
  const core = createCore(surroundings)
  const packs = createPacks(surroundings.caches)
  const pictures = createPictures(surroundings, packs)
  const pages = createKeptPages(surroundings, pictures)
  const respond = createRespond(surroundings, {
    core,
    pages,
    packs,
    pictures,
    network: createNetwork(surroundings),
  })
  await core.install()
  site.asked.length = 0
  let after: Promise<unknown>[] = []
  return {
    site,
    /** Asks by a tab; `navigate` is the name that the tab has when it has come there. */
    ask: (path: string, { client = 'tab', navigate }: { client?: string; navigate?: string } = {}) => {
      const request = new Request(at(path))
      // No script may make one of this mode.
      if (navigate) Object.defineProperty(request, 'mode', { value: 'navigate' })
      return respond.answer(request, {
        clientId: client,
        resultingClientId: navigate ?? '',
        // As the worker has it: nobody waits for what fails.
        waitUntil: (promise) => after.push(promise.catch(() => undefined)),
      })
    },
    /** Everything that goes on after the answers is done. */
    settled: async () => {
      while (after.length) await after.pop()
    },
    /** What hangs is not waited for. */
    forget: () => (after = []),
  }
}
