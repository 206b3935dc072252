// @ts-check
import { createServer } from 'node:net'
import { publicDir } from './project.mjs'
import { createStaticHandler, listen } from './static-server.mjs'
import { UserError } from './terminal.mjs'

/** @typedef {{ port: number, host: string }} Address */

/**
 * Port and host from `--port 9001`, `--port=9001` or PORT, and `--host` or HOST.
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 * @param {number} fallback
 * @returns {Address}
 */
export function addressFrom(args, env, fallback) {
  /** @type {Record<string, string | undefined>} */
  const given = { port: env.PORT, host: env.HOST }
  for (let at = 0; at < args.length; at++) {
    const [, name = '', inline] = /^--(port|host)(?:=(.*))?$/.exec(args[at] ?? '') ?? []
    if (!name)
      throw new UserError(`Unknown option ${args[at] ?? ''}.`, 'Known ones: --port NUMBER, --host ADDRESS.')
    given[name] = inline ?? args[++at]
  }
  const port = Number(given.port || fallback)
  if (!Number.isInteger(port) || port < 1 || port > 65535) {
    throw new UserError(
      `"${given.port ?? ''}" is not a port.`,
      'Give a number from 1 to 65535, such as --port 9001.',
    )
  }
  // Only this machine by default; HOST=0.0.0.0 opens it to the network or out of a container.
  return { port, host: given.host || '127.0.0.1' }
}

/** @param {Address} address */
const taken = ({ port }) =>
  new UserError(
    `Port ${port} is taken by another program.`,
    `Stop that program, or take another port: npm start -- --port ${port + 1}`,
  )

/** @param {unknown} error */
const isTaken = (error) => error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'

/**
 * Finds out early, before a long build, that the port is free.
 * @param {Address} address
 * @returns {Promise<void>}
 */
export function checkPort(address) {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', (error) => reject(isTaken(error) ? taken(address) : error))
    probe.listen(address.port, address.host, () => probe.close(() => resolve()))
  })
}

/**
 * Serves the built site until it is closed.
 * @param {Address} address
 * @param {{ isRelease?: boolean }} [options] `isRelease`: in as few bytes as a release
 */
export async function serveSite(address, { isRelease } = {}) {
  try {
    const { close } = await listen(createStaticHandler(publicDir, { redirects: true, isRelease }), address)
    // By name: on 127.0.0.1 Gatsby registers no service worker, and the site would not work offline.
    return {
      url: `http://${address.host === '127.0.0.1' ? 'localhost' : address.host}:${address.port}/`,
      close,
    }
  } catch (error) {
    throw isTaken(error) ? taken(address) : error
  }
}
