import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { SourceNodesArgs } from 'gatsby'
import { expect, it, vi } from 'vitest'
import { tempFolder } from '../../helpers/temp-folder'

it('a build that ends for its content leaves no node, of which Gatsby would keep what it forgot to rebuild', async () => {
  const folder = tempFolder('ended-build')
  const pages = path.join(folder, 'content/en')
  mkdirSync(pages, { recursive: true })
  writeFileSync(path.join(pages, 'index.mdx'), '---\ntitle: Home\n---\n\n[Away](/en/nowhere/)\n')
  vi.spyOn(process, 'cwd').mockReturnValue(folder)
  vi.stubEnv('gatsby_executing_command', 'build')
  vi.stubEnv('BECKON_DOCS_CACHE', '')
  const { sourceContent } = await import('../../../plugins/docs-content/gatsby/check-content')
  const createNode = vi.fn()
  const end = () => {
    throw new Error('ended')
  }
  const args = {
    reporter: {
      activityTimer: () => ({ start() {}, end() {}, setStatus() {} }),
      log: vi.fn(),
      panicOnBuild: end,
    },
    actions: { createNode, deleteNode: vi.fn(), touchNode: vi.fn() },
    getNodesByType: () => [],
    getNode: () => undefined,
    createNodeId: String,
    createContentDigest: String,
  } as unknown as SourceNodesArgs
  await expect(sourceContent(args)).rejects.toThrow('ended')
  expect(createNode).not.toHaveBeenCalled()
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})
