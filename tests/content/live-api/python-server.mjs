// @ts-check
// Serves the Python sample: CPython, compiled to WebAssembly, in a Node of its own, where vitest does not load its files.
// node python-server.mjs <sample> <port>
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { loadPyodide } from 'pyodide'

const [, , file = '', port = ''] = process.argv
const env = {
  BECKON_PUBLIC_KEY: process.env.BECKON_PUBLIC_KEY ?? '',
  BECKON_PRIVATE_KEY: process.env.BECKON_PRIVATE_KEY ?? '',
}
const python = await loadPyodide({ env })
const globals = python.toPy({ __name__: 'live' })
python.runPython(readFileSync(file, 'utf8'), { globals })
// What a WSGI server does with a request.
python.runPython(
  `
import base64
import io

def call(method, path, query, headers, body):
    body = base64.b64decode(body)
    environ = {
        "REQUEST_METHOD": method,
        "PATH_INFO": path,
        "QUERY_STRING": query,
        "CONTENT_LENGTH": str(len(body)),
        "wsgi.input": io.BytesIO(body),
    }
    for name, value in headers.items():
        environ["HTTP_" + name.upper().replace("-", "_")] = value
    sent = []
    parts = application(environ, lambda status, headers: sent.append(status))
    return [int(sent[0].split()[0]), b"".join(parts).decode()]
`,
  { globals },
)
const call = globals.get('call')

createServer((request, response) => void answer(request, response)).listen(Number(port))

/**
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 */
async function answer(request, response) {
  const chunks = []
  for await (const chunk of request) chunks.push(chunk)
  const { pathname, search } = new URL(request.url ?? '', 'http://localhost')
  // As text: Pyodide takes no empty buffers.
  const body = Buffer.concat(chunks).toString('base64')
  const [status, text] = call(
    request.method,
    pathname,
    search.slice(1),
    python.toPy(request.headers),
    body,
  ).toJs()
  response.writeHead(status).end(text)
}
