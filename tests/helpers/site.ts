import { resolve } from 'node:path'
import { startServer, type Fault, type ScriptedServer } from './server'

export interface SiteOptions {
  faults?: readonly Fault[]
  /** Another folder than the built site. */
  dir?: string
}

export interface Site extends Pick<ScriptedServer, 'close' | 'requests' | 'setFaults' | 'met'> {
  /** Without a slash at its end. */
  url: string
}

/**
 * Serves the built site on a free port, for tests that need a server of their own.
 * `localhost`, not 127.0.0.1: only there does Gatsby register the service worker over plain HTTP.
 */
export async function startSite({ faults, dir }: SiteOptions = {}): Promise<Site> {
  const server = await startServer(resolve(dir ?? process.env.PUBLIC_DIR ?? 'public'), faults)
  return { ...server, url: `http://localhost:${server.port}` }
}
