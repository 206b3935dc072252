import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { declarations } from '../../../src/compiler/check/types/declarations'
import { declarationErrors } from '../../../src/compiler/check/types/compiler'
import { placeOf } from '../../../src/compiler/check/types/libraries'
import { readSymbolLists } from '../../../src/compiler/symbols/read-lists'

const scripted = readSymbolLists(path.resolve('.')).lists.filter(({ platform }) =>
  ['react-native', 'cordova', 'ionic-native', 'html5', 'wordpress'].includes(platform),
)

describe('declarations of the lists of JavaScript', () => {
  it('are there', () => {
    expect(scripted.length).toBeGreaterThanOrEqual(11)
  })

  it.each(scripted.map((list) => [`${list.version} ${list.platform}`, list] as const))(
    'of %s are TypeScript, and name no type that nobody declares',
    (_, list) => {
      expect(declarationErrors(declarations(list), placeOf({ isOfServer: false, ...list }))).toEqual([])
    },
  )
})
