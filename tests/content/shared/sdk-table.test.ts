import { describe, expect, it } from 'vitest'
import {
  currentVersion,
  isHybrid,
  platformsOf,
  platformsUnder,
  sdkPlatforms,
  sdkVersions,
} from '../../../src/shared/sdk'

describe('the table of versions', () => {
  it('has one current version, the first', () => {
    const current = sdkVersions.filter(({ status }) => status === 'current').map(({ id }) => id)
    expect(current).toEqual([sdkVersions[0].id])
    expect(currentVersion).toBe(sdkVersions[0].id)
  })

  it('has the platforms of each version in the one order, and splits only what it has', () => {
    for (const { id, platforms, splitByOs } of sdkVersions) {
      const ordered = sdkPlatforms.map((one) => one.id).filter((one) => platformsOf(id).includes(one))
      expect(platforms).toEqual(ordered)
      expect(ordered).toEqual(expect.arrayContaining([...splitByOs]))
    }
  })

  it('names only platforms as what runs underneath', () => {
    const ids: string[] = sdkPlatforms.map(({ id }) => id)
    for (const platform of sdkPlatforms) {
      const named: readonly string[] = 'underneath' in platform ? platform.underneath : []
      expect(ids).toEqual(expect.arrayContaining([...named]))
      expect([...platformsUnder(platform.id)].sort()).toEqual([...named].sort())
    }
    const hybrids = sdkPlatforms.map(({ id }) => id).filter(isHybrid)
    expect(hybrids).toEqual(['flutter', 'react-native', 'cordova', 'ionic-native'])
  })
})
