import { describe, expect, it } from 'vitest'
import { pageLists } from '../../../src/compiler/symbols/page-lists'
import { readSymbolLists } from '../../../src/compiler/symbols/read-lists'

describe('the lists that the names of a page are held against', () => {
  const lists = pageLists(readSymbolLists(process.cwd()).lists)
  const nameFor = (path: string) => lists(path)?.name

  it('are those of its platform', () => {
    expect(nameFor('/en/sdk/v2/android/implementation/push/')).toBe('Android SDK v2')
  })

  it('are all of a version on its front', () => {
    expect(nameFor('/en/sdk/v2/')).toBe('SDK v2')
    expect(nameFor('/en/sdk/v3/')).toBe('SDK v3')
  })

  it('are the newest of each platform elsewhere', () => {
    expect(nameFor('/en/guides/apps/')).toBe('newest SDK of any platform')
    expect(nameFor('/en/sdk/compatibility/')).toBe('newest SDK of any platform')
  })
})
