// @ts-check
import { readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { contentType, isText } from './content-types.mjs'
import { headersFor, languageFor, readHosting } from './headers.mjs'
import { resolveUrl } from './static-paths.mjs'

/**
 * The one static server: `npm start`, Playwright and the scriptable server of the tests all serve through it.
 * It reads from disk at each request, so a rebuilt site is served at once.
 *
 * @typedef {import('node:http').IncomingMessage} Request
 * @typedef {import('node:http').ServerResponse} Response
 */

/** A good deal smaller than gzip, and still quick enough to do at the first request. */
const QUICK = 5
/** What a release is compressed with. */
const BEST = 11

const brotli = promisify(brotliCompress)
/** @type {Record<'br' | 'gzip', (body: Buffer, level: number) => Promise<Buffer>>} */
const compressors = {
  br: (body, level) => brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: level } }),
  gzip: (body) => promisify(gzip)(body),
}
const cacheLimit = 64 * 1024 * 1024

/**
 * @param {string} dir
 * @returns {(path: string) => import('./static-paths.mjs').Kind}
 */
function diskUnder(dir) {
  return (/** @type {string} */ path) => {
    try {
      return statSync(join(dir, path)).isDirectory() ? 'folder' : 'file'
    } catch {
      // Missing, below a file (`/sw.js/`), or a name too long for the disk: all the same to the visitor.
      return undefined
    }
  }
}

/**
 * Compressed bodies by file, version and encoding; emptied when it grows too large, which only a huge site reaches.
 * @param {number} level
 */
function createCompressionCache(level) {
  /** @type {Map<string, Buffer>} */
  const bodies = new Map()
  let size = 0
  /** @type {(key: string, body: Buffer, encoding: 'br' | 'gzip') => Promise<Buffer>} */
  return async (key, body, encoding) => {
    const known = bodies.get(`${key} ${encoding}`)
    if (known) return known
    const small = await compressors[encoding](body, level)
    if (size + small.length > cacheLimit) {
      bodies.clear()
      size = 0
    }
    bodies.set(`${key} ${encoding}`, small)
    size += small.length
    return small
  }
}

/**
 * One range of bytes, from the first to the one after the last; undefined for anything else, which is answered whole.
 * @param {string | undefined} header
 * @param {number} size
 */
export function rangeOf(header, size) {
  const [, first, last] = /^bytes=(\d+)-(\d*)$/.exec(header ?? '') ?? []
  const from = Number(first)
  const to = last ? Math.min(Number(last) + 1, size) : size
  return first && from < to ? { from, to } : undefined
}

/**
 * @param {string} dir the built site
 * @param {{ redirects?: boolean, isRelease?: boolean }} [options] `redirects`: leads on from addresses without a language,
 *   and from those that moved, as a configured server does; hosts that only have files leave that to the page.
 *   `isRelease`: as small as a release is sent, which takes seconds at the first request
 * @returns {(request: Request, response: Response) => Promise<void>}
 */
export function createStaticHandler(dir, { redirects = false, isRelease = false } = {}) {
  const kindOf = diskUnder(dir)
  const compress = createCompressionCache(isRelease ? BEST : QUICK)

  return async function handle(request, response) {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { allow: 'GET, HEAD' }).end()
      return
    }
    // Read anew: the site may have been built again.
    const hosting = readHosting(dir)
    if (hosting && request.url === hosting.health) {
      const type = { 'content-type': 'text/plain; charset=utf-8' }
      response.writeHead(200, { ...headersFor(hosting, hosting.health), ...type }).end('ok\n')
      return
    }
    const language = redirects && hosting ? languageFor(hosting, request.headers) : undefined
    const answer = resolveUrl(request.url ?? '/', kindOf, { hosting, language })
    if ('location' in answer) {
      const vary = answer.status === 302 ? { vary: 'Accept-Language, Cookie' } : {}
      response
        .writeHead(answer.status, { location: answer.location, 'cache-control': 'no-cache', ...vary })
        .end()
      return
    }
    if (answer.status === 400 || !answer.file) {
      response
        .writeHead(answer.status, {
          ...headersFor(hosting, (request.url ?? '/').replace(/\?.*/s, ''), false),
          'content-type': 'text/plain; charset=utf-8',
        })
        .end(answer.status === 400 ? 'Bad request\n' : 'Not found\n')
      return
    }

    const file = join(dir, answer.file)
    const { size, mtimeMs } = statSync(file)
    const version = `${size.toString(16)}-${Math.round(mtimeMs).toString(16)}`
    const headers = {
      'content-type': contentType(answer.file),
      vary: 'accept-encoding',
      etag: `W/"${version}"`,
    }
    for (const [name, value] of Object.entries({ ...headers, ...headersFor(hosting, `/${answer.file}`) })) {
      response.setHeader(name, value)
    }
    if (answer.status === 200 && request.headers['if-none-match'] === headers.etag) {
      response.writeHead(304).end()
      return
    }

    /** @type {Buffer} */
    let body = readFileSync(file)
    // What is asked for in ranges is sent as it lies on disk; hosts do the same.
    const accepted = request.headers['accept-encoding'] ?? ''
    const encoding = request.headers.range
      ? undefined
      : /\bbr\b/.test(accepted)
        ? 'br'
        : /\bgzip\b/.test(accepted)
          ? 'gzip'
          : undefined
    if (encoding && body.length > 1024 && isText(headers['content-type'])) {
      body = await compress(`${file} ${version}`, body, encoding)
      response.setHeader('content-encoding', encoding)
    }
    const range = answer.status === 200 && !encoding ? rangeOf(request.headers.range, body.length) : undefined
    if (range) {
      response.setHeader('content-range', `bytes ${range.from}-${range.to - 1}/${body.length}`)
      body = body.subarray(range.from, range.to)
      response.writeHead(206, { 'content-length': body.length }).end(body)
      return
    }
    response.writeHead(answer.status, { 'content-length': body.length })
    // To HEAD, Node sends the headers alone.
    response.end(body)
  }
}

/**
 * Starts a server and waits until it listens.
 * @param {(request: Request, response: Response) => Promise<void> | void} handler
 * @param {{ port?: number, host?: string }} [options] port 0 takes a free one
 * @returns {Promise<{ port: number, close: () => Promise<void> }>}
 */
export function listen(handler, { port = 0, host = '127.0.0.1' } = {}) {
  const server = createServer((request, response) => {
    void Promise.resolve(handler(request, response)).catch((/** @type {unknown} */ error) => {
      // A file that vanished between two steps, during a rebuild: that request fails, the server goes on.
      console.error(error)
      if (!response.headersSent) response.writeHead(500)
      response.end()
    })
  })
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      const address = server.address()
      resolve({
        port: typeof address === 'object' && address ? address.port : port,
        close: () =>
          new Promise((done) => {
            server.close(() => done())
            // Browsers keep connections open; without this a stop would wait for them.
            server.closeAllConnections()
          }),
      })
    })
  })
}
