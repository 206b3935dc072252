import { describe, expect, it } from 'vitest'
import { literalRule } from '../../../src/compiler/check/files/literal'
import { runCheck } from '../../../src/compiler/check/run'
import { formatProblem } from '../../../src/compiler/problems/problem'
import { makeTree } from '../content/compile'
import { page } from './page'

const facts = JSON.stringify({
  sdk: { version: '3.10.0', first: '3.10.0' },
  hosts: { api: 'https://api.beckon.example', path: 'https://api.beckon.example/path' },
})

/** What is found in a body, which begins in line 8. */
async function found(body: string): Promise<string[]> {
  const root = makeTree({ 'content/facts.json': facts, 'content/en/index.mdx': page('Home', body) })
  const { findings } = await runCheck(root, [literalRule])
  return findings.map((problem) => formatProblem(problem).replace(/^[^:]+:(\S+) .*→ write /, '$1 '))
}

describe('what stands in the facts and is written out', () => {
  it('is found wherever it stands on a line, however often', async () => {
    const api = '%{hosts.api}'
    expect(await found('From https://api.beckon.example to https://api.beckon.example, and back.')).toEqual([
      `8:6 ${api}`,
      `8:36 ${api}`,
    ])
    expect(await found('Not xhttps://api.beckon.example, but https://api.beckon.example')).toEqual([
      `8:38 ${api}`,
    ])
  })

  it('is the longest that fits, and any of those that say the same', async () => {
    expect(await found('See https://api.beckon.example/path for more.')).toEqual(['8:5 %{hosts.path}'])
    expect(await found('```text\n3.10.0 3.10.0\n```')).toEqual([
      '9:1 %{sdk.version} or %{sdk.first}',
      '9:8 %{sdk.version} or %{sdk.first}',
    ])
  })

  it('is no part of something else, and a version in a sentence is history', async () => {
    expect(await found('Since 3.10.0.\n\n```text\n13.10.0 3.10.01 2.3.10.0\n```')).toEqual([])
  })
})
