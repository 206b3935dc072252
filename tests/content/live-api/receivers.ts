import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { getPHPLoaderModule } from '@php-wasm/node-8-3'
import { loadPHPRuntime, PHP } from '@php-wasm/universal'
import { freePort } from '../../../scripts/lib/free-port.mjs'
import { receiverIn } from './samples'

interface Call {
  method: string
  query?: string
  headers?: Record<string, string>
  body?: string
}

interface Answer {
  status: number
  text: string
}

/** A receiver of the page, running; `close` ends it. */
export interface Receiver {
  call(call: Call): Promise<Answer>
  close(): Promise<void>
}

export const keys = { publicKey: 'test-public', privateKey: 'test-private' }
const environment = { BECKON_PUBLIC_KEY: keys.publicKey, BECKON_PRIVATE_KEY: keys.privateKey }

/** The JavaScript sample, in Node. */
export const startJavaScript = () => serve('live.mjs', receiverIn('js'), (file) => [file])

/** The Python sample, in CPython compiled to WebAssembly: nothing has to be installed for it. */
export const startPython = () =>
  serve('live.py', receiverIn('python'), (file, port) => [
    path.resolve('tests/content/live-api/python-server.mjs'),
    file,
    String(port),
  ])

/** Runs a sample in a Node of its own until it answers. */
async function serve(
  name: string,
  text: string,
  toArguments: (file: string, port: number) => string[],
): Promise<Receiver> {
  const folder = mkdtempSync(path.join(tmpdir(), 'beckon-live-'))
  const file = path.join(folder, name)
  writeFileSync(file, text)
  const port = await freePort()
  const server = spawn(process.execPath, toArguments(file, port), {
    env: { ...process.env, ...environment, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const close = async () => {
    const gone = once(server, 'exit')
    if (server.exitCode === null && server.kill()) await gone
    rmSync(folder, { recursive: true })
  }
  try {
    await answering(port)
  } catch (error) {
    await close()
    throw error
  }
  return {
    async call({ method, query = '', headers, body }) {
      const response = await fetch(`http://127.0.0.1:${port}/live${query}`, {
        method,
        ...(headers ? { headers } : {}),
        ...(body === undefined ? {} : { body }),
      })
      return { status: response.status, text: await response.text() }
    },
    close,
  }
}

/** The PHP sample, in PHP 8.3 compiled to WebAssembly. */
export function startPhp(): Promise<Receiver> {
  const code = receiverIn('php')
  return Promise.resolve({
    async call({ method, query = '', headers = {}, body = '' }) {
      // As a web server does it: each request in a process of its own.
      const php = new PHP(await loadPHPRuntime(await getPHPLoaderModule()))
      php.writeFile('/live.php', code)
      const response = await php.runStream({
        scriptPath: '/live.php',
        relativeUri: `/live${query}`,
        method: method as 'GET' | 'POST',
        headers,
        body: new TextEncoder().encode(body),
        env: environment,
        $_SERVER: { REQUEST_METHOD: method, QUERY_STRING: query.slice(1) },
      })
      const answer = { status: await response.httpStatusCode, text: await response.stdoutText }
      php.exit()
      return answer
    },
    close: () => Promise.resolve(),
  })
}

async function answering(port: number): Promise<void> {
  const end = Date.now() + 30_000
  for (;;) {
    try {
      await fetch(`http://127.0.0.1:${port}/`)
      return
    } catch (error) {
      if (Date.now() > end) throw error
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  }
}
