import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort } from '../../scripts/lib/free-port.mjs'
import { findNginx, writeNginxConf } from '../../scripts/lib/nginx.mjs'

/** The real nginx; undefined where there is none, and what needs it is skipped. */
export const nginx = findNginx()

export interface Answer {
  status: number
  headers: Record<string, string | undefined>
  body: Buffer
}

export interface NginxServer {
  port: number
  /** Asks without following redirects or undoing compression. The address goes out as it stands. */
  get: (url: string, headers?: Record<string, string>, method?: string) => Promise<Answer>
  /** The configuration, for what is to be tried and reloaded by others. */
  conf: string
  stop: () => void
}

/**
 * Starts nginx with deploy/nginx.conf as it is, but for the folder and the port.
 * @param current what `/var/www/beckon-docs/current` leads to: a folder with `site` and `nginx`
 * @param extra directives for the server, as somebody may put them into /etc/nginx/beckon-docs
 * @param configuration what `/var/www/beckon-docs/configuration` leads to, where it is not that `nginx`
 */
export async function startNginx(current: string, extra = '', configuration?: string): Promise<NginxServer> {
  if (!nginx) throw new Error('There is no nginx here.')
  const dir = mkdtempSync(path.join(tmpdir(), 'beckon-nginx-'))
  const remove = () => rmSync(dir, { recursive: true, force: true, maxRetries: 5, retryDelay: 50 })
  const port = await freePort()
  const conf = writeNginxConf(nginx, { dir, port, current, extra, ...(configuration && { configuration }) })
  // It returns when the server listens.
  const { status, stderr } = spawnSync(nginx.path, ['-c', conf], { encoding: 'utf8' })
  if (status !== 0) {
    remove()
    throw new Error(`nginx did not start: ${stderr}`)
  }
  return {
    port,
    conf,
    get: (url, headers = {}, method = 'GET') => ask(port, url, headers, method),
    stop() {
      const pid = path.join(dir, 'nginx.pid')
      if (existsSync(pid)) process.kill(Number(readFileSync(pid, 'utf8')), 'SIGTERM')
      remove()
    },
  }
}

/** Not fetch: it tidies addresses up and undoes compression. */
export function ask(
  port: number,
  url: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asking = request(
      { port, host: '127.0.0.1', path: url, method, headers, agent: false },
      (answer) => {
        const chunks: Buffer[] = []
        answer.on('data', (chunk: Buffer) => chunks.push(chunk))
        answer.once('error', reject)
        answer.once('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            headers: Object.fromEntries(
              Object.entries(answer.headers).map(([name, value]) => [
                name,
                Array.isArray(value) ? value.join(', ') : value,
              ]),
            ),
            body: Buffer.concat(chunks),
          }),
        )
      },
    )
    asking.once('error', reject)
    asking.end()
  })
}
