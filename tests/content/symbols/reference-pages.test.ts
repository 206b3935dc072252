import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { referenceOf, symbolPath } from '../../../src/compiler/data-pages/reference/addresses'
import { codeName } from '../../../src/compiler/data-pages/reference/group'
import { signatureBlocks } from '../../../src/compiler/data-pages/reference/member'
import { readSymbolLists } from '../../../src/compiler/symbols/read-lists'
import { isType } from '../../../src/compiler/symbols/symbol'
import { bareType } from '../../../src/compiler/symbols/walk'

const { lists } = readSymbolLists(path.resolve('.'))

describe('pages of the reference', () => {
  it.each(lists.map((list) => [`${list.version} ${list.platform}`, list] as const))(
    'of %s have at most 60 members each, and hold every type and member once',
    (_, list) => {
      const { groups } = referenceOf(list)
      const sizes = groups.map(
        ({ slug, parts }) => [slug, parts.reduce((sum, { members }) => sum + members.length, 0)] as const,
      )
      expect(sizes.filter(([, count]) => count > 60)).toEqual([])
      const members = groups.flatMap(({ parts }) => parts.flatMap((part) => part.members.map(({ id }) => id)))
      expect(members.length).toBe(new Set(members).size)
      expect(members.length).toBe(list.symbols.filter(({ owner }) => owner !== undefined).length)
    },
  )

  it.each(lists.map((list) => [`${list.version} ${list.platform}`, list] as const))(
    'of %s have each nested type where its outer one is, and behind it',
    (_, list) => {
      const alone = referenceOf(list).groups.flatMap(({ kind, main, parts }) => {
        const names = parts.map(({ type }) => codeName(type) ?? '')
        return names.filter((name, at) => {
          const outer = name.slice(0, Math.max(0, name.lastIndexOf('.')))
          const isKnown = list.symbols.some((one) => isType(one) && codeName(one) === outer)
          // Between the two stand only others that are nested in the same.
          const [before = ''] = names
            .slice(0, at)
            .filter((one) => !one.startsWith(`${outer}.`))
            .slice(-1)
          return (
            isKnown &&
            kind !== 'errors' &&
            before !== outer &&
            main &&
            ![outer, name].includes(codeName(main) ?? '')
          )
        })
      })
      expect(alone).toEqual([])
    },
  )

  it.each(lists.map((list) => [`${list.version} ${list.platform}`, list] as const))(
    'of %s lead from a signature to the very type that it gives, of several of one name',
    (_, list) => {
      const astray = list.symbols.flatMap((symbol) =>
        [symbol.type, symbol.passes].flatMap((given) => {
          const type = list.symbols.find((one) => one.id === bareType(given ?? '') && isType(one))
          const path = type && symbolPath(type.id, list, 'en')
          const name = type && codeName(type)
          if (!path || name === undefined || type.id === symbol.owner) return []
          const wrong = signatureBlocks(symbol, list, 'en').filter(
            (block) => block.includes(`${name} /`) && !block.includes(`${name} ${path}`),
          )
          return wrong.length ? [`${symbol.id}: ${String(wrong[0])}`] : []
        }),
      )
      expect(astray).toEqual([])
    },
  )

  it('have the addresses that their lists say', () => {
    const said = lists.flatMap((list) =>
      list.symbols.flatMap(({ id, page }) =>
        page ? [`${list.version} ${list.platform} ${id} ${page}`] : [],
      ),
    )
    const made = lists.flatMap((list) =>
      referenceOf(list).groups.map(
        ({ main, slug }) => `${list.version} ${list.platform} ${main?.id ?? ''} ${slug}`,
      ),
    )
    expect(said.filter((one) => !made.includes(one))).toEqual([])
  })
})
