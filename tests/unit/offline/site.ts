import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { rangeOf } from '../../../scripts/lib/static-server.mjs'
import { tempFolder } from '../../helpers/temp-folder'

const picture = '/static/0123456789abcdef0123456789abcdef'
export const pictureUrl = `${picture}/bbbbb/a.webp`
/** The forms for the calls of a page. */
export const formsUrl = '/static/requests/segments-0123456789abcdef.json'
export const forms = '{"forms":{}}'
const srcSet = [`${picture}/aaaaa/a.webp 325w`, `${pictureUrl} 650w`, `${picture}/ccccc/a.webp 1300w`].join(
  ',\n',
)

/** Text that does not get much smaller. */
const words = (seed: string, count: number) =>
  Array.from({ length: count }, (_, at) => `${seed}${((at * 2654435761) >>> 0).toString(36)}`).join(' ')

/** A built site of a few pages, as far as packs are concerned; gone after the test. */
export function makeBuiltSite(edit: Record<string, string> = {}): string {
  const dir = tempFolder('packs')
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(dir, file)), { recursive: true })
    writeFileSync(path.join(dir, file), text)
  }
  const topics = Array.from({ length: 12 }, (_, at) => `/en/sdk/v3/android/topic-${at}/`)
  for (const route of [
    '/en/',
    '/en/404/',
    '/en/offline/',
    '/en/guides/',
    '/en/guides/pictures/',
    '/en/sdk/',
    '/en/sdk/v3/',
    '/en/sdk/v3/android/',
    '/en/sdk/v3/ios/',
    ...topics,
  ]) {
    const result = {
      text: edit[route] ?? words(route, 400),
      ...(route.endsWith('pictures/') ? { srcSet, html: `<button data-forms="${formsUrl}">` } : {}),
    }
    write(`page-data${route}page-data.json`, JSON.stringify({ path: route, result }))
  }
  write('page-data/app-data.json', '{}')
  write(pictureUrl, 'the bytes of a picture')
  write(formsUrl, forms)
  write('search_index.json', '{"en":{"index":{},"store":{}}}')
  return dir
}

/** Serves files with ranges, in place of `fetch`; `cut` ends an answer after so many bytes. */
export function serve(dir: string, { ranges = true, cut = Infinity } = {}) {
  const asked: { file: string; range: string | undefined; sent: number }[] = []
  const server = { cut, ranges, asked, down: false, dir, fetch: undefined as unknown as typeof fetch }
  server.fetch = (input, init) => {
    const file = input as string
    const range = new Headers(init?.headers).get('range') ?? undefined
    if (init?.signal?.aborted) return Promise.reject(new DOMException('', 'AbortError'))
    if (server.down) return Promise.reject(new TypeError('no network'))
    let body: Buffer<ArrayBuffer>
    try {
      body = readFileSync(path.join(server.dir, file))
    } catch {
      return Promise.resolve(new Response('', { status: 404 }))
    }
    const part = server.ranges ? rangeOf(range, body.length) : undefined
    const bytes = part ? body.subarray(part.from, part.to) : body
    const sent = bytes.subarray(0, server.cut)
    asked.push({ file, range, sent: sent.length })
    const stream = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(new Uint8Array(sent))
        if (sent.length === bytes.length) controller.close()
      },
      pull(controller) {
        // What was sent has been read: the line breaks.
        controller.error(new TypeError('the line broke'))
      },
    })
    return Promise.resolve(new Response(stream, { status: part ? 206 : 200 }))
  }
  return server
}
