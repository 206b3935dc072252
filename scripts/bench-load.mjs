// @ts-check
// npm run bench:load: nginx with the shipped configuration, on one core, under a mixed crawl by wrk, while releases change.
// Options: [--json FILE]. Needs nginx with its Brotli modules, wrk and what `npm run release` made.
import { spawn, spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { writeChecksums } from './lib/checksums.mjs'
import { freePort } from './lib/free-port.mjs'
import { findNginx, writeNginxConf } from './lib/nginx.mjs'
import { root } from './lib/project.mjs'
import { UserError, runMain, say } from './lib/terminal.mjs'

const { values } = parseArgs({ options: { json: { type: 'string' } } })
const seconds = 30
const connections = 64

/**
 * Pages, their data and what belongs to them, as a crawl meets them. All of them are there in every build of the run, those of
 * the first one by what a release lends: a 404 is a wrong answer. @param {string} site */
function addresses(site) {
  const files = readdirSync(site, { recursive: true, encoding: 'utf8' }).map((file) =>
    file.replaceAll('\\', '/'),
  )
  /** @type {(pattern: RegExp, most: number) => string[]} */
  const some = (pattern, most) => {
    const fitting = files.filter((file) => pattern.test(file)).sort()
    const step = Math.max(1, Math.floor(fitting.length / most))
    return fitting.filter((_, at) => at % step === 0).slice(0, most)
  }
  return [
    // What is said where there is no page answers 404 itself.
    ...some(/^en\/(?!(?:404|500)\/).*index\.html$/, 300).map((file) => file.replace(/index\.html$/, '')),
    ...some(/^page-data\/.*page-data\.json$/, 200),
    ...some(/^[^/]+\.(js|css)$/, 40),
    ...some(/^static\/.*\.(webp|avif|png|woff2)$/, 60),
    'search_index.json',
    'sw.js',
    'en/sdk',
    'guides/apps/',
  ].map((file) => `/${encodeURI(file)}`)
}

/**
 * Gives the bundles of a release other names, as another build has: who has a page of the first one open asks for the old
 * ones, which the release has to lend. @param {string} folder
 */
function becomeAnotherBuild(folder) {
  const site = join(folder, 'site')
  const bundles = readdirSync(site).filter((name) =>
    /[-.][0-9a-f]{8,}\.(?:js|css)(?:\.(?:br|gz))?$/.test(name),
  )
  for (const name of bundles) {
    const hash = (/** @type {string} */ old) => [...old].reverse().join('')
    renameSync(join(site, name), join(site, name.replace(/[0-9a-f]{8,}(?=\.)/, hash)))
  }
  if (!bundles.length) throw new UserError('The release has no bundles.', 'npm run release')
  writeChecksums(folder)
}

/**
 * @typedef {{ requests: number, perSecond: number, megabytes: number, unexpected: number, connect: number, read: number,
 *   write: number, timeout: number, ms: Record<string, number> }} Figures
 */

/** wrk's report. @param {string} text @returns {Figures} */
function readReport(text) {
  const figures = /FIGURES (\{.*\})/.exec(text)?.[1]
  if (!figures) throw new UserError('wrk ended without a report.', text)
  return JSON.parse(figures)
}

const lua = (
  /** @type {string[]} */ urls,
) => `local urls = {${urls.map((url) => JSON.stringify(url)).join(',')}}
local at = 0
request = function()
  at = (at * 7 + 13 + math.random(0, 3)) % #urls
  return wrk.format("GET", urls[at + 1], { ["Accept-Encoding"] = "br, gzip" })
end
local expected = { [200] = true, [301] = true, [302] = true }
local threads = {}
setup = function(thread) table.insert(threads, thread) end
init = function() wrong = 0; math.randomseed(os.time()) end
response = function(status) if not expected[status] then wrong = wrong + 1 end end
done = function(summary, latency)
  local wrong = 0
  for _, thread in ipairs(threads) do wrong = wrong + thread:get("wrong") end
  local e = summary.errors
  print(string.format('FIGURES {"requests":%d,"perSecond":%.0f,"megabytes":%.0f,"unexpected":%d,"connect":%d,"read":%d,"write":%d,"timeout":%d,"ms":{"p50":%.2f,"p90":%.2f,"p99":%.2f,"p99.9":%.2f,"max":%.2f}}',
    summary.requests, summary.requests / summary.duration * 1e6, summary.bytes / 1e6, wrong, e.connect, e.read, e.write, e.timeout,
    latency:percentile(50) / 1000, latency:percentile(90) / 1000, latency:percentile(99) / 1000, latency:percentile(99.9) / 1000, latency.max / 1000))
end
`

/** @param {Figures} figures */
const wrongOf = ({ unexpected, connect, write, timeout }) => unexpected + connect + write + timeout

/** @param {string} what @param {Figures} figures */
function tell(what, figures) {
  const { requests, perSecond, megabytes, unexpected, connect, read, write, timeout, ms } = figures
  say(
    `\n${what}: ${requests} requests in ${seconds} s (${perSecond} a second, ${megabytes} MB), ${connections} connections`,
  )
  say(
    `wrong answers ${unexpected}; errors: connect ${connect}, read ${read}, write ${write}, timeout ${timeout}`,
  )
  const times = Object.entries(ms).map(([name, value]) => `${name} ${String(value)} ms`)
  say(times.join('  '))
}

await runMain(async () => {
  const nginx = findNginx()
  const packed = join(root, 'release')
  if (!nginx) throw new UserError('There is no nginx with Brotli.', 'Install it: see deploy/README.md.')
  if (spawnSync('wrk', ['-v']).error)
    throw new UserError('There is no wrk.', 'On Debian: apt-get install wrk.')
  if (!existsSync(join(packed, 'site'))) throw new UserError('There is no release.', 'npm run release')

  const dir = mkdtempSync(join(tmpdir(), 'beckon-load-'))
  const at = (/** @type {string} */ name) => join(dir, name)
  const port = await freePort()
  const conf = writeNginxConf(nginx, {
    dir,
    port,
    current: at('current'),
    configuration: at('configuration'),
    main: 'worker_cpu_affinity 01;',
    http: 'tcp_nopush on; keepalive_requests 1000000;',
  })
  writeFileSync(at('nginx'), `#!/bin/sh\nexec ${nginx.path} -c ${conf} "$@"\n`, { mode: 0o755 })
  const release = (/** @type {string} */ folder) => {
    const { status, stderr } = spawnSync(join(root, 'deploy/release.sh'), ['install', folder], {
      encoding: 'utf8',
      env: { ...process.env, BECKON_ROOT: dir, BECKON_NGINX: at('nginx') },
    })
    if (status !== 0) throw new UserError('A release failed.', stderr)
  }
  /** Thirty seconds of requests, and something that happens meanwhile. @param {() => void} happens */
  async function crawl(happens) {
    const options = ['-t1', `-c${connections}`, `-d${seconds}s`, '-s', at('crawl.lua')]
    const wrk = spawn('wrk', [...options, `http://127.0.0.1:${port}`])
    let text = ''
    wrk.stdout.on('data', (/** @type {Buffer} */ chunk) => (text += chunk.toString()))
    const ended = new Promise((resolve) => wrk.once('close', resolve))
    await wait((seconds * 1000) / 3)
    happens()
    await ended
    return readReport(text)
  }
  try {
    release(packed)
    if (spawnSync(at('nginx')).status !== 0) throw new UserError('nginx did not start.', at('error.log'))
    // The first found no nginx to reload, and leaves that to the next run: it would close connections of the first crawl.
    release(packed)
    writeFileSync(at('crawl.lua'), lua(addresses(join(packed, 'site'))))
    const other = at('other')
    cpSync(packed, other, { recursive: true })
    const maps = join(other, 'nginx/maps.conf')
    writeFileSync(maps, `${readFileSync(maps, 'utf8')}\n# Another.\n`)
    becomeAnotherBuild(other)
    const changed = at('changed')
    cpSync(packed, changed, { recursive: true })
    becomeAnotherBuild(changed)

    const plain = await crawl(() => release(changed))
    tell('A release while readers come', plain)
    // The old worker of this nginx ends connections that wait for their next request. Browsers then ask again by themselves,
    // as HTTP has it; wrk counts each as a failed read. Later ones have keepalive_min_timeout for it.
    const reloaded = await crawl(() => release(other))
    tell('A release that changes the configuration, so that nginx is reloaded', reloaded)
    const report = { seconds, connections, plain, reloaded }
    say(JSON.stringify(report))
    if (values.json) writeFileSync(resolve(values.json), `${JSON.stringify(report, null, 2)}\n`)
    const lost = Math.max(0, reloaded.read - connections)
    process.exitCode = wrongOf(plain) + plain.read + wrongOf(reloaded) + lost ? 1 : 0
  } finally {
    spawnSync(at('nginx'), ['-s', 'stop'])
    rmSync(dir, { recursive: true, force: true, maxRetries: 5 })
  }
})
