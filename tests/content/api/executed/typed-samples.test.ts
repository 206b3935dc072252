import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { documentedValues, requestOf, type RequestForm } from '../../../../src/requests/form'
import { snippetsOf, type Snippet } from '../../../../src/requests/snippets'
import { runJavaScript, runPhp, runPython, runShell, type Job, type Outcome } from './run'

/** Readers type what no example has: in the samples of the form it arrives as it was typed. */

const awkward = `It's "so" \\ $5 \${x} \`y\` %s {z} <a> \n\t\u2028 – 拒否 😀`
const body = {
  [awkward]: awkward,
  list: [1, -2.5, true, false, null, [], {}],
  inner: { EOF: 'EOF', long: 'x'.repeat(90), deep: [{ a: { b: [awkward] } }] },
}
const note = `it's "so" \\ $5 \${x} \`y\` %s`

interface Received {
  url: string | undefined
  note: unknown
  body: unknown
}

const received: Received[] = []
const server = createServer((request, response) => {
  const chunks: Buffer[] = []
  request.on('data', (chunk: Buffer) => chunks.push(chunk))
  request.on('end', () => {
    const { url, headers } = request
    received.push({
      url,
      note: headers['x-note'],
      body: JSON.parse(Buffer.concat(chunks).toString()) as unknown,
    })
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  })
})
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)))
afterAll(() => void server.close())

const parameter = (name: string, place: 'path' | 'query' | 'header', value: unknown) => ({
  name,
  in: place,
  field: {},
  value,
})

const runs: Record<Snippet['fence'], (job: Job) => Promise<Outcome | undefined>> = {
  shell: async (job) => (await runShell([job]))[0],
  js: runJavaScript,
  php: async (job) => (await runPhp([job]))[0],
  python: async (job) => (await runPython([job]))[0],
}

it.each(['shell', 'js', 'php', 'python'] as const)('%s', { timeout: 120_000 }, async (fence) => {
  const form: RequestForm = {
    method: 'post',
    base: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    route: '/segment/{name}',
    credentials: { kind: 'none' },
    parameters: [
      parameter('name', 'path', awkward),
      parameter('it’s', 'query', awkward),
      parameter('X-Note', 'header', note),
    ],
    body: { field: {}, value: body },
  }
  const sample = snippetsOf(requestOf(form, documentedValues(form))).find((one) => one.fence === fence)
  received.length = 0
  const outcome = await runs[fence]({ id: fence, text: sample?.text ?? '' })
  expect(outcome).toMatchObject({ ok: true })
  const [{ url = '', ...others } = {}] = received
  expect(others).toEqual({ note, body })
  const { pathname, searchParams } = new URL(url, form.base)
  expect(decodeURIComponent(pathname)).toBe(`/segment/${awkward}`)
  expect(searchParams.get('it’s')).toBe(awkward)
})
