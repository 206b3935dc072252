import { existsSync, renameSync } from 'node:fs'
import path from 'node:path'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { apiDownloads } from '../../../src/shared/site-files'
import { described } from './fixture'

const readers = async () => (await import('../../../src/compiler/api/download')).writeApiFiles

/** The downloads that lie in the built site. */
const downloads = (root: string) =>
  apiDownloads.filter((address) => existsSync(path.join(root, 'public', address)))

// What was written last is kept as long as a process runs: each test is a process of its own.
beforeEach(() => vi.resetModules())

describe('the downloads of a description that is removed', () => {
  it('go while content is being written', async () => {
    const root = described()
    const write = await readers()
    write(root)
    expect(downloads(root)).toEqual(apiDownloads)
    renameSync(path.join(root, 'content/api'), path.join(root, 'removed'))
    write(root)
    expect(downloads(root)).toEqual([])
  })

  it('go with the next build over what the last one left', async () => {
    const root = described()
    ;(await readers())(root)
    renameSync(path.join(root, 'content/api'), path.join(root, 'removed'))
    vi.resetModules()
    ;(await readers())(root)
    expect(downloads(root)).toEqual([])
  })
})
