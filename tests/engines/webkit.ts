import { spawn, type ChildProcess } from 'node:child_process'
import type { Readable } from 'node:stream'
import { inputBy, type Driver } from './driver'
import { ended, lineOf } from './processes'
import { freePort } from '../../scripts/lib/free-port.mjs'

export interface WebKitPrograms {
  driver: string
  browser: string
  display: string
}

/** WebKitGTK's small browser by its own WebDriver, on a display that nobody sees. */
export async function startWebKit({ driver, browser, display }: WebKitPrograms): Promise<Driver> {
  const screen = spawn(display, ['-displayfd', '3', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const port = await freePort()
  const children: ChildProcess[] = [screen]
  const close = async () => {
    // The browser goes with its driver; the display last.
    for (const child of children.reverse()) await ended(child)
  }
  try {
    const [, number] = await lineOf(screen, screen.stdio[3] as Readable, /^(\d+)$/)
    const env = { ...process.env, DISPLAY: `:${number}`, GDK_BACKEND: 'x11', LIBGL_ALWAYS_SOFTWARE: '1' }
    const child = spawn(driver, [`--port=${port}`], { env, stdio: 'ignore' })
    children.push(child)
    return await connect(`http://127.0.0.1:${port}`, browser, close)
  } catch (error) {
    await close()
    throw error
  }
}

async function send<T>(url: string, method = 'GET', body?: object): Promise<T> {
  const answer = await fetch(url, { method, ...(body ? { body: JSON.stringify(body) } : {}) })
  const { value } = (await answer.json()) as { value: T & { error?: string; message?: string } }
  if (!answer.ok) throw new Error(`${url}: ${value.error}: ${value.message}`)
  return value
}

async function listening(base: string): Promise<void> {
  const end = Date.now() + 30_000
  for (;;) {
    try {
      await send(`${base}/status`)
      return
    } catch (error) {
      if (Date.now() > end) throw error
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
}

async function connect(base: string, binary: string, close: () => Promise<void>): Promise<Driver> {
  await listening(base)
  const { sessionId } = await send<{ sessionId: string }>(`${base}/session`, 'POST', {
    capabilities: {
      alwaysMatch: {
        // With "eager" the driver of WebKitGTK 2.50 answers nothing any more after the first page of another origin.
        pageLoadStrategy: 'normal',
        'webkitgtk:browserOptions': { binary, args: ['--automation'] },
      },
    },
  })
  const session = `${base}/session/${sessionId}`
  const post = <T>(path: string, body: object = {}) => send<T>(`${session}/${path}`, 'POST', body)
  const act = (source: object) => post('actions', { actions: [source] })
  return {
    goto: (url) => post('url', { url }),
    run: async (expression) => {
      const script = `const done = arguments[0];
        (async () => JSON.stringify(await (${expression}) ?? null))()
          .then((value) => done([value]), (error) => done([null, String(error)]))`
      const [value, error] = await post<[string | null, string?]>('execute/async', { script, args: [] })
      if (error) throw new Error(error)
      return JSON.parse(value ?? 'null') as unknown
    },
    ...inputBy(act),
    resize: (rect) => post('window/rect', rect),
    screenshot: async () => Buffer.from(await send<string>(`${session}/screenshot`), 'base64'),
    close: async () => {
      await send(session, 'DELETE').catch(() => undefined)
      await close()
    },
  }
}
