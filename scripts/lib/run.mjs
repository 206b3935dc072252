// @ts-check
import { spawn } from 'node:child_process'
import { root } from './project.mjs'

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set()

/**
 * @typedef {object} RunOptions
 * @property {Record<string, string | undefined>} [env] added to this process's environment
 * @property {boolean} [quiet] keeps the output and gives it back instead of showing it
 * @property {boolean} [interactive] hands the keyboard on
 * @property {number} [timeoutMs]
 * @property {string} [cwd]
 */

/**
 * Runs a program to its end. A program that cannot be started counts as exit code 127, as in a shell.
 * @param {string} command
 * @param {string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<{ code: number, output: string }>}
 */
export function run(command, args, { env, quiet, interactive, timeoutMs, cwd = root } = {}) {
  return new Promise((resolve) => {
    // Without `interactive` the child never sees stdin: it works the same when ours is closed.
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: [interactive ? 'inherit' : 'ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
    })
    running.add(child)
    let output = ''
    /** @param {Buffer} chunk */
    const keep = (chunk) => (output += chunk.toString())
    child.stdout?.on('data', keep)
    child.stderr?.on('data', keep)
    const timer = timeoutMs ? setTimeout(() => child.kill('SIGKILL'), timeoutMs) : undefined
    /** @param {number} code */
    const finish = (code) => {
      clearTimeout(timer)
      running.delete(child)
      resolve({ code, output })
    }
    child.once('error', (error) => {
      output += error.message
      finish(127)
    })
    child.once('close', (code) => finish(code ?? 1))
  })
}

/**
 * Runs a Node program with this very Node.
 * @param {string} file
 * @param {string[]} args
 * @param {RunOptions} [options]
 */
export const runNode = (file, args, options) => run(process.execPath, [file, ...args], options)

/** @type {() => void | Promise<void>} */
let cleanUp = () => undefined
let exitCode = 130

/**
 * What to do when the process is asked to stop, and the exit code then.
 * @param {() => void | Promise<void>} action
 * @param {number} code
 */
export function onStop(action, code) {
  cleanUp = action
  exitCode = code
}

/** On Ctrl-C or a termination signal: children first, then our own clean-up. A second signal ends everything at once. */
export function stopOnSignals() {
  let stopping = false
  const stop = async () => {
    if (stopping) {
      for (const child of running) child.kill('SIGKILL')
      process.exit(exitCode)
    }
    stopping = true
    const ended = [...running].map((child) => new Promise((resolve) => child.once('close', resolve)))
    // SIGINT even when we got SIGTERM: Playwright takes its browser and server down only on that one.
    for (const child of running) child.kill('SIGINT')
    const patience = setTimeout(() => {
      for (const child of running) child.kill('SIGKILL')
    }, 5000)
    await Promise.all(ended)
    clearTimeout(patience)
    await cleanUp()
    process.exit(exitCode)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void stop())
}
