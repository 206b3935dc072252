import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { CreateDevServerArgs, CreatePagesArgs } from 'gatsby'
import { afterEach, expect, it, vi } from 'vitest'
import { searchableSection } from '../../helpers/searchable-section'
import { tempFolder } from '../../helpers/temp-folder'

const rooms = ['plugins', 'src'].map((name) => path.resolve(name))

afterEach(() => vi.unstubAllEnvs())

const report = vi.fn()

/** The state of the content in which there is one page; without its title, none can be read. */
const stateOf = (pageTitle: string) =>
  ({
    reporter: {
      activityTimer: () => ({ start() {}, end() {}, setStatus() {} }),
      // Gatsby only reports while content is written; it ends a build.
      panicOnBuild: report,
    },
    graphql: () =>
      Promise.resolve(
        pageTitle
          ? {
              data: { allDocPage: { nodes: [{ sections: JSON.stringify([searchableSection(pageTitle)]) }] } },
            }
          : { errors: ['no pages'] },
      ),
  }) as unknown as CreatePagesArgs & { traceId: 'initial-createPages' }

type Answer = (
  request: unknown,
  response: { sendFile(file: string): void; sendStatus(code: number): void },
) => void

/** The index is written by a process of low priority, which waits while two busy cores do all else. */
const PATIENCE = 120_000

it(
  'is of the last save or not to be had, also where one came meanwhile, and never lies where Gatsby serves it unasked',
  { timeout: PATIENCE },
  async () => {
    const folder = tempFolder('develop')
    for (const room of rooms) symlinkSync(room, path.join(folder, path.basename(room)), 'junction')
    const served = path.join(folder, 'public/search_index.json')
    mkdirSync(path.dirname(served))
    writeFileSync(served, 'of an earlier build')
    vi.stubEnv('gatsby_executing_command', 'develop')
    vi.spyOn(process, 'cwd').mockReturnValue(folder)
    const { createPages, onCreateDevServer } = await import('../../../plugins/docs-search/hooks')
    let answer: Answer | undefined
    const app = { get: (_: string, handler: Answer) => (answer = handler) }
    void onCreateDevServer?.({ app } as unknown as CreateDevServerArgs, { plugins: [] }, () => undefined)
    const ask = () =>
      new Promise<string>((resolve, reject) => {
        answer?.({}, { sendFile: (file) => resolve(readFileSync(file, 'utf8')), sendStatus: reject })
      })

    const save = (title: string) => createPages?.(stateOf(title), { plugins: [] }, () => undefined)
    void save('As it was')
    expect(existsSync(served)).toBe(false)
    const early = ask()
    void save('As it is now')
    expect(await early).toContain('As it is now')
    expect(await ask()).toContain('As it is now')
    expect(existsSync(served)).toBe(false)
    expect(report).not.toHaveBeenCalled()

    void save('')
    await expect(ask()).rejects.toBe(503)
    expect(report).toHaveBeenCalledWith(expect.stringContaining('no pages'), expect.any(Error))
  },
)
