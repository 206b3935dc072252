import { spawn } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'

const root = path.resolve(import.meta.dirname, '../..')

/** What makes a site of a content tree. */
const machinery = [
  'gatsby-browser.tsx',
  'gatsby-config.mjs',
  'gatsby-node.mjs',
  'gatsby-ssr.tsx',
  'package-lock.json',
  'package.json',
  'plugins',
  // The content check runs beside `gatsby develop`.
  'scripts',
  'src',
  'static',
  'tsconfig.json',
  'content/languages.json',
  'content/locales',
]

export interface GatsbyProject {
  dir: string
  /** Writes a content file, given by its path below `content/`. */
  write: (file: string, text: string) => void
  read: (file: string) => string
  remove: () => void
}

/** The real site's machinery over the small content tree of the fixtures, in a folder of its own. */
export function makeProject(): GatsbyProject {
  const dir = mkdtempSync(path.join(tmpdir(), 'beckon-docs-'))
  for (const name of machinery) cpSync(path.join(root, name), path.join(dir, name), { recursive: true })
  cpSync(path.join(root, 'tests/fixtures/small-site'), dir, { recursive: true })
  symlinkSync(path.join(root, 'node_modules'), path.join(dir, 'node_modules'), 'junction')
  const at = (file: string) => path.join(dir, 'content', file)
  return {
    dir,
    write(file, text) {
      mkdirSync(path.dirname(at(file)), { recursive: true })
      writeFileSync(at(file), text)
    },
    read: (file) => readFileSync(at(file), 'utf8'),
    remove: () => rmSync(dir, { recursive: true, force: true, maxRetries: 5 }),
  }
}

export interface RunningGatsby {
  /** Everything it printed so far, without colours. */
  output(): string
  /** Resolves with all output from `since` on, as soon as the pattern is in it; rejects when Gatsby ends without it. */
  said(pattern: RegExp, since?: number): Promise<string>
  /** Exit code; null when it was stopped. */
  ended: Promise<number | null>
  /** Resolves when it ended well; rejects with what it said last, what went wrong first. */
  succeeded(): Promise<void>
  running(): boolean
  /** Ends Gatsby and every process it started. */
  stop(): Promise<void>
}

/**
 * Runs the real Gatsby; `CI` makes it print plain lines instead of redrawing the terminal. Compiled pages are kept in the
 * project, apart from those of the site that is tested.
 * @param more environment
 */
export function runGatsby(dir: string, args: string[], more?: NodeJS.ProcessEnv): RunningGatsby {
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    BECKON_DOCS_CACHE: path.join(dir, '.compiled'),
    ...more,
    CI: 'true',
    FORCE_COLOR: '0',
    GATSBY_TELEMETRY_DISABLED: '1',
    GATSBY_DISABLE_UPDATE_CHECK: '1',
  }
  // Gatsby chooses its own; the test runner's would make it neither build nor develop.
  delete env.NODE_ENV
  delete env.NODE_OPTIONS
  const cli = path.join(root, 'node_modules/gatsby/cli.js')
  // A group of its own: Gatsby starts workers and a second server, and all of them must end with it.
  const child = spawn(process.execPath, [cli, ...args], {
    cwd: dir,
    env,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  let over = false
  const listeners = new Set<() => void>()
  const changed = () => listeners.forEach((listener) => listener())
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk: string) => {
      output += stripVTControlCharacters(chunk)
      changed()
    })
  }
  const ended = new Promise<number | null>((resolve) => {
    child.once('close', (code) => {
      over = true
      changed()
      resolve(code)
    })
  })
  return {
    output: () => output,
    ended,
    async succeeded() {
      const code = await ended
      if (code === 0) return
      // A report shows the first line alone: from the first error on, or the end where none was told.
      const lines = output.split('\n').filter((line) => line.trim())
      const first = lines.findIndex((line) => /\berror\b/i.test(line))
      const told = first < 0 ? lines.slice(-5) : lines.slice(first, first + 8)
      throw new Error(`Gatsby ended with ${code}: ${told.map((line) => line.trim()).join(' / ')}\n${output}`)
    },
    running: () => !over,
    said: (pattern, since = 0) =>
      new Promise((resolve, reject) => {
        const look = () => {
          const text = output.slice(since)
          if (pattern.test(text)) resolve(text)
          else if (over) reject(new Error(`Gatsby ended without saying ${String(pattern)}:\n${text}`))
          else return
          listeners.delete(look)
        }
        listeners.add(look)
        look()
      }),
    async stop() {
      if (over || !child.pid) return
      try {
        process.kill(-child.pid, 'SIGKILL')
      } catch {
        child.kill('SIGKILL')
      }
      await ended
    },
  }
}
