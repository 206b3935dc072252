import { describe, expect, test } from 'vitest'
import { addTo, remembered } from '../../../src/text/maps'

describe('remembered', () => {
  test('finds what a key stands for once, also when that is nothing', () => {
    const known = new Map<string, string | undefined>()
    let searches = 0
    const find = (): undefined => {
      searches++
      return undefined
    }
    expect(remembered(known, 'push', find)).toBeUndefined()
    expect(remembered(known, 'push', find)).toBeUndefined()
    expect(searches).toBe(1)
  })
})

describe('addTo', () => {
  test('begins the list of a key and goes on with it', () => {
    const lists = new Map<string, number[]>()
    addTo(lists, 'push', 1)
    addTo(lists, 'push', 2, 3)
    addTo(lists, 'tags', 4)
    expect([...lists]).toEqual([
      ['push', [1, 2, 3]],
      ['tags', [4]],
    ])
  })
})
