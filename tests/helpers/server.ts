import { existsSync, readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/** Something that goes wrong on the way to a path. The first rule that fits and is not used up decides. */
export interface Fault {
  /** Tested against the path, without the query. */
  path: RegExp
  /** Answers with this status instead of the file. */
  status?: number
  /** Cuts the connection without an answer. */
  drop?: boolean
  /** Sends the first half of the file and cuts the connection. */
  cut?: boolean
  /** Takes the request and never answers it. */
  hang?: boolean
  /** Waits this long before the fault, or before the file when there is nothing else. */
  delayMs?: number
  /** Waits for this: the test decides when, not a number of seconds that is too short on a slow machine. */
  until?: Promise<unknown>
  /** Replaces the file's content. */
  body?: string
  /** Added to the answer, in place of equal ones. */
  headers?: Record<string, string>
  /** How often the rule works before it is used up; for ever when left out. */
  times?: number
}

/** The rules still in force, with their counters. */
export function createFaultList(rules: readonly Fault[]) {
  const uses = new Map<Fault, number>()
  return {
    /** How many requests met a rule. */
    met: (rule: Fault): number => uses.get(rule) ?? 0,

    /** The rule for this request, counted as used. */
    take(path: string): Fault | undefined {
      const rule = rules.find((candidate) => {
        const left = (candidate.times ?? Infinity) - (uses.get(candidate) ?? 0)
        // A copy each time: a RegExp with the g flag remembers where it stopped and would miss every second request.
        return left > 0 && new RegExp(candidate.path).test(path)
      })
      if (rule) uses.set(rule, (uses.get(rule) ?? 0) + 1)
      return rule
    },
  }
}

export interface ScriptedServer {
  port: number
  close: () => Promise<void>
  /** Path and query of every request so far, in order. Empty it with `requests.length = 0`. */
  requests: string[]
  /** Replaces all rules and starts their counters anew. */
  setFaults: (faults: readonly Fault[]) => void
  /** How many requests met this one of the rules in force. */
  met: (fault: Fault) => number
}

/** What was compressed for one server is compressed for all that serve the same folder. */
const handlers: Record<string, (request: IncomingMessage, response: ServerResponse) => Promise<void>> = {}

/** The plain static server with faults in front of it. */
export async function startServer(dir: string, faults: readonly Fault[] = []): Promise<ScriptedServer> {
  // Not at the top: Playwright turns imports into require(), and takes .mjs for CommonJS then.
  const { createStaticHandler, listen } = await import('../../scripts/lib/static-server.mjs')
  const { contentType } = await import('../../scripts/lib/content-types.mjs')
  const serve = (handlers[dir] ??= createStaticHandler(dir))
  const typeOf = (path: string) => contentType(path.endsWith('/') ? 'index.html' : path)
  const requests: string[] = []
  let list = createFaultList(faults)

  const { port, close } = await listen(async (request, response) => {
    const url = request.url ?? '/'
    requests.push(url)
    const path = url.replace(/\?.*$/s, '')
    const fault = list.take(path)
    if (fault?.delayMs) await sleep(fault.delayMs)
    if (fault?.until) await fault.until
    if (fault?.hang) return
    if (fault?.drop) request.socket.destroy()
    else if (fault?.cut) sendHalf(join(dir, decodeURI(path)), typeOf(path), response)
    else if (fault?.status !== undefined || fault?.body !== undefined) answer(fault, typeOf(path), response)
    else await serve(request, fault?.headers ? withHeaders(response, fault.headers) : response)
  })
  return {
    port,
    close,
    requests,
    setFaults: (next) => (list = createFaultList(next)),
    met: (fault) => list.met(fault),
  }
}

function answer(fault: Fault, type: string, response: ServerResponse) {
  response.writeHead(fault.status ?? 200, {
    'content-type': type,
    // A failure kept by the browser would outlive its rule.
    'cache-control': 'no-store',
    ...fault.headers,
  })
  response.end(fault.body ?? '')
}

function sendHalf(file: string, type: string, response: ServerResponse) {
  const body = existsSync(file) ? readFileSync(file) : Buffer.from('nothing of this is ever read')
  response.writeHead(200, {
    'content-type': type,
    'content-length': body.length,
    'cache-control': 'no-store',
  })
  response.write(body.subarray(0, body.length >> 1), () => response.destroy())
}

/** Lets the static handler write its headers, then puts ours in their place. */
function withHeaders(response: ServerResponse, headers: Record<string, string>) {
  const replaced = new Set(Object.keys(headers).map((name) => name.toLowerCase()))
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
  const setHeader = response.setHeader.bind(response)
  response.setHeader = (name, value) => (replaced.has(name.toLowerCase()) ? response : setHeader(name, value))
  return response
}
