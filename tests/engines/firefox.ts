import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { inputBy, type Driver } from './driver'
import { ended, lineOf } from './processes'

/** Nothing asks for attention or for hosts elsewhere; what the remote agent prefers by itself is not repeated. */
const preferences = {
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
}

/** Firefox by its own WebDriver BiDi: commands as messages over one WebSocket. */
export async function startFirefox(program: string): Promise<Driver> {
  const profile = mkdtempSync(path.join(tmpdir(), 'beckon-firefox-'))
  const lines = Object.entries(preferences).map(([name, value]) => `user_pref("${name}", ${value});\n`)
  writeFileSync(path.join(profile, 'user.js'), lines.join(''))
  const args = ['--headless', '--no-remote', '--remote-debugging-port=0', '--profile', profile]
  // What it puts into the system's folder for such it would leave there, since it is ended from outside.
  const env = { ...process.env, TMPDIR: profile }
  const child = spawn(program, args, { env, stdio: ['ignore', 'ignore', 'pipe'] })
  const close = async () => {
    await ended(child)
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
  }
  try {
    const [, address] = await lineOf(child, child.stderr, /WebDriver BiDi listening on (ws:\S+)/)
    return await connect(`${address}/session`, close)
  } catch (error) {
    await close()
    throw error
  }
}

interface Answer {
  id?: number
  type: 'success' | 'error' | 'event'
  result?: unknown
  error?: string
  message?: string
}

/** @returns what sends a command and gives its result; rejects with the browser's words */
async function open(address: string) {
  const socket = new WebSocket(address)
  const waiting = new Map<number, (answer: Answer) => void>()
  socket.onmessage = ({ data }) => {
    const answer = JSON.parse(String(data)) as Answer
    if (answer.id !== undefined) waiting.get(answer.id)?.(answer)
  }
  await new Promise((resolve, reject) => {
    socket.onopen = resolve
    socket.onerror = () => reject(new Error(`Firefox does not answer at ${address}.`))
  })
  let last = 0
  return async <T>(method: string, params: object): Promise<T> => {
    const id = ++last
    const answer = await new Promise<Answer>((resolve) => {
      waiting.set(id, resolve)
      socket.send(JSON.stringify({ id, method, params }))
    })
    waiting.delete(id)
    if (answer.type === 'error') throw new Error(`${method}: ${answer.error}: ${answer.message}`)
    return answer.result as T
  }
}

interface Evaluated {
  type: 'success' | 'exception'
  result?: { value?: string }
  exceptionDetails?: { text: string }
}

async function connect(address: string, close: () => Promise<void>): Promise<Driver> {
  const send = await open(address)
  await send('session.new', { capabilities: {} })
  const { contexts } = await send<{ contexts: { context: string }[] }>('browsingContext.getTree', {})
  const context = contexts[0]!.context
  const act = (source: object) => send<object>('input.performActions', { context, actions: [source] })
  const navigate = (url: string) =>
    send<object>('browsingContext.navigate', { context, url, wait: 'interactive' })
  return {
    // What the page that is left still began may cut the navigation off, once: no reader would notice, and go again.
    goto: (url) =>
      navigate(url).catch((error: unknown) => {
        if (String(error).includes('NS_BINDING_ABORTED')) return navigate(url)
        throw error
      }),
    run: async (body) => {
      const { type, result, exceptionDetails } = await send<Evaluated>('script.callFunction', {
        functionDeclaration: `async () => JSON.stringify(await (${body}) ?? null)`,
        awaitPromise: true,
        target: { context },
      })
      if (type === 'exception') throw new Error(exceptionDetails?.text)
      return JSON.parse(result?.value ?? 'null') as unknown
    },
    ...inputBy(act),
    resize: (viewport) => send('browsingContext.setViewport', { context, viewport }),
    screenshot: async () =>
      Buffer.from(
        (await send<{ data: string }>('browsingContext.captureScreenshot', { context })).data,
        'base64',
      ),
    close,
  }
}
