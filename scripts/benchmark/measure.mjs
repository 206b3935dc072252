// @ts-check
import { spawn } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'

const interval = 100

/**
 * Memory of a process and everything it started, in bytes, from Linux's /proc.
 * Proportional memory added up: what several of them share, such as Node itself, counts once.
 * @param {number} pid
 */
function treeMemory(pid) {
  /** @type {Map<number, number[]>} */
  const children = new Map()
  for (const entry of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      // The program's name, in brackets, may hold anything: count from the last bracket.
      const [, parent] = readFileSync(`/proc/${entry}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
      children.set(Number(parent), [...(children.get(Number(parent)) ?? []), Number(entry)])
    } catch {
      // It ended in between.
    }
  }
  /** @type {(one: number) => number} */
  const sum = (one) =>
    memoryOf(one) + (children.get(one) ?? []).reduce((total, child) => total + sum(child), 0)
  return sum(pid)
}

/** @param {number} pid */
function memoryOf(pid) {
  try {
    const text = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')
    return Number(/^Pss:\s+(\d+) kB/m.exec(text)?.[1] ?? 0) * 1024
  } catch {
    return 0
  }
}

/**
 * Runs a program and measures it: wall time, and the highest memory of the whole process tree.
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd: string, env?: Record<string, string>, quiet?: boolean }} options
 * @returns {Promise<{ code: number, seconds: number, peakBytes: number, output: string }>}
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
    let output = ''
    child.stdout?.on('data', (chunk) => (output += String(chunk)))
    child.stderr?.on('data', (chunk) => (output += String(chunk)))
    const sampler = setInterval(() => {
      if (child.pid) peakBytes = Math.max(peakBytes, treeMemory(child.pid))
    }, interval)
    child.once('error', (error) => {
      clearInterval(sampler)
      reject(error)
    })
    child.once('close', (code) => {
      clearInterval(sampler)
      resolve({ code: code ?? 1, seconds: (performance.now() - started) / 1000, peakBytes, output })
    })
  })
}
