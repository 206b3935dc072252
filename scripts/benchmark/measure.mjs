// @ts-check
import { spawn } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'

const interval = 100
/** What Linux counts CPU time in. */
const TICKS_PER_SECOND = 100

/**
 * What a process and everything it started take, from Linux's /proc: memory in bytes, and seconds of CPU so far, those of
 * processes that have ended among them. Of the files that they map, such as Node itself, those of one of them count: most are
 * the same. Proportional memory (`smaps_rollup`) would say it to the page; but to read that of 10 GB takes a tenth of a second,
 * in which the process waits.
 * @param {number} pid
 * @returns {{ bytes: number, cpuSeconds: number }}
 */
function usageOf(pid) {
  /** @type {Map<number, number[]>} */
  const children = new Map()
  /** @type {Map<number, number>} */
  const ticks = new Map()
  for (const entry of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      // The program's name, in brackets, may hold anything: count from the last bracket.
      const fields = readFileSync(`/proc/${entry}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
      const [, parent] = fields
      children.set(Number(parent), [...(children.get(Number(parent)) ?? []), Number(entry)])
      // Its own time, and that of children it has waited for.
      const times = fields.slice(11, 15).map(Number)
      ticks.set(
        Number(entry),
        times.reduce((sum, one) => sum + one, 0),
      )
    } catch {
      // It ended in between.
    }
  }
  /** @type {(one: number) => number[]} */
  const tree = (one) => [one, ...(children.get(one) ?? []).flatMap(tree)]
  const all = tree(pid)
  return {
    bytes: memoryOf(all),
    cpuSeconds: all.reduce((sum, one) => sum + (ticks.get(one) ?? 0), 0) / TICKS_PER_SECOND,
  }
}

/** @param {number[]} pids */
function memoryOf(pids) {
  let own = 0
  let mapped = 0
  for (const pid of pids) {
    try {
      const text = readFileSync(`/proc/${pid}/status`, 'utf8')
      const bytes = (/** @type {string} */ key) =>
        Number(new RegExp(`^${key}:\\s+(\\d+) kB`, 'm').exec(text)?.[1] ?? 0) * 1024
      own += bytes('RssAnon') + bytes('RssShmem')
      mapped = Math.max(mapped, bytes('RssFile'))
    } catch {
      // It ended in between.
    }
  }
  return own + mapped
}

/**
 * Runs a program and measures it: wall time, CPU time and the highest memory of the whole process tree.
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd: string, env?: Record<string, string>, quiet?: boolean }} options
 * @returns {Promise<{ code: number, seconds: number, cpuSeconds: number, peakBytes: number, output: string }>}
 */
export function measure(command, args, { cwd, env, quiet = true }) {
  return new Promise((resolve, reject) => {
    const started = performance.now()
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
    })
    let peakBytes = 0
    let cpuSeconds = 0
    let output = ''
    child.stdout?.on('data', (chunk) => (output += String(chunk)))
    child.stderr?.on('data', (chunk) => (output += String(chunk)))
    const sampler = setInterval(() => {
      if (!child.pid) return
      const usage = usageOf(child.pid)
      peakBytes = Math.max(peakBytes, usage.bytes)
      cpuSeconds = Math.max(cpuSeconds, usage.cpuSeconds)
    }, interval)
    child.once('error', (error) => {
      clearInterval(sampler)
      reject(error)
    })
    child.once('close', (code) => {
      clearInterval(sampler)
      const seconds = (performance.now() - started) / 1000
      resolve({ code: code ?? 1, seconds, cpuSeconds, peakBytes, output })
    })
  })
}
