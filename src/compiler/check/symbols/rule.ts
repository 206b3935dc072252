import { readFileSync } from 'node:fs'
import path from 'node:path'
import { CONTENT, walk } from '../../files/content-files'
import type { CompiledPage } from '../../page/compile-page'
import { digest } from '../../page/inputs'
import { placeIn, type SampleText, type SourceText } from '../../page/texts'
import { declaredNames } from '../../symbols/declared'
import { findUses } from '../../symbols/find-uses'
import type { CodePiece, UnknownSymbol } from '../../symbols/uses'
import { pageLists, type PageLists } from '../../symbols/page-lists'
import { readSymbolLists, symbolDigest, SYMBOLS } from '../../symbols/read-lists'
import { tokenize } from '../../symbols/tokens'
import { problemOf, type Place, type Problem } from '../../problems/problem'
import { parseSdkPath } from '../../../shared/sdk'
import type { Rule } from '../rule'

/** Whether each name of the SDK, in samples and in backticks, is in the list of the page's platform. */
export const symbolRule: Rule = {
  name: 'symbol',
  about: "each SDK name in samples and in backticks is in the list of the page's platform",
  check({ root, entries, results }) {
    const { lists } = readSymbolLists(root)
    const listsOf = pageLists(lists)
    const ofApi = apiNames(root)
    const declaredIn = results.about<string[]>('declared-names')
    const unknownOn = results.about<Unknown[]>('symbol', digest([symbolDigest(root), ...[...ofApi].sort()]))
    // A class of the reader's own may be made on one page of a platform and used on the next.
    const declaredByPlatform = new Map<string, Set<string>>()
    for (const { path, page, made } of entries) {
      const names = declaredByPlatform.get(platformOf(path)) ?? new Set<string>()
      declaredByPlatform.set(platformOf(path), names)
      const own = declaredIn.get(made) ?? declaredIn.set(made, declaredOn(page))
      for (const name of own) names.add(name)
    }
    const digests = new Map(
      [...declaredByPlatform].map(([platform, names]) => [platform, digest([...names].sort())] as const),
    )
    return entries.flatMap(({ path, page, made }) => {
      const known = listsOf(path)
      if (!known) return []
      const platform = platformOf(path)
      const key = digest([made, known.key, digests.get(platform) ?? ''])
      const unknown =
        unknownOn.get(key) ??
        unknownOn.set(key, unknownNames(page, known, declaredByPlatform.get(platform) ?? new Set(), ofApi))
      return unknown.flatMap(({ sample, code, offset, message, fix }) => {
        const place = placeOfPiece(page.samples[sample ?? -1] ?? page.codes[code ?? -1], offset)
        return place ? [problemOf('symbol')(place, message, fix)] : []
      })
    })
  },
}

/** A name in a sample or in backticks, by the number of the piece on its page. */
interface Unknown {
  sample?: number
  code?: number
  offset: number
  message: string
  fix: string
}

function unknownNames(
  { samples, codes }: CompiledPage,
  known: PageLists,
  declared: ReadonlySet<string>,
  ofApi: ReadonlySet<string>,
): Unknown[] {
  const unknownIn = (piece: CodePiece): Pick<Unknown, 'offset' | 'message' | 'fix'>[] =>
    findUses(piece, known.indexFor(piece.language), declared)
      .unknown.filter(
        ({ written, owner }) =>
          known.plainNames || owner !== undefined || (/beckon/i.test(written) && !ofApi.has(written)),
      )
      .map((unknown) => ({ offset: unknown.offset, ...worded(unknown, known) }))
  return [
    ...samples.flatMap((piece, sample) => unknownIn(piece).map((found) => ({ ...found, sample }))),
    ...codes.flatMap(({ text }, code) =>
      unknownIn({ text, language: 'inline' }).map((found) => ({ ...found, code })),
    ),
  ]
}

const declaredOn = ({ samples }: CompiledPage): string[] => [
  ...new Set(samples.flatMap(({ text, language }) => declaredNames(tokenize(text, language)))),
]

const placeOfPiece = (piece: SampleText | SourceText | undefined, offset: number): Place | undefined =>
  piece && placeIn({ indent: piece.column, ...piece }, offset)

/** Names such as com.beckon.event.pass.Add that the API has and no SDK: they stand in the descriptions of the API. */
function apiNames(root: string): Set<string> {
  const folders = ['content/api', 'static/api'].map((folder) => path.join(root, folder))
  const files = folders.flatMap((folder) => walk(folder).map((file) => path.join(folder, file)))
  return new Set(
    files.flatMap((file) => readFileSync(file, 'utf8').match(/\bcom\.beckon(?:\.[A-Za-z0-9]+)+/g) ?? []),
  )
}

/** Whether the lists themselves can be read. */
export const symbolListRule: Rule = {
  name: 'symbols',
  about: 'the symbol lists below `content/symbols` are complete and agree with themselves',
  check({ root, entries }) {
    const { lists, problems } = readSymbolLists(root)
    const missing = entries.flatMap(({ path, file }): Problem[] => {
      const at = parseSdkPath(path)
      if (!at || at.topic || at.os) return []
      const { version, platform } = at
      if (lists.some((list) => list.version === version && list.platform === platform)) return []
      const message = `The platform has pages and no symbol list, so nothing holds its samples against the SDK.`
      const fix = `write ${SYMBOLS}/${version}/${platform}.yaml`
      return [problemOf('symbols')({ file: `${CONTENT}/${file}` }, message, fix)]
    })
    // A list that cannot be read was reported already.
    return problems.length ? problems : missing
  },
}

/** Version and platform of a page; pages below no platform stand alone. */
function platformOf(path: string): string {
  const at = parseSdkPath(path)
  return at ? `${at.version}/${at.platform}` : path
}

function worded(
  { written, owner, meant }: UnknownSymbol,
  { name }: PageLists,
): Pick<Problem, 'message' | 'fix'> {
  const what = owner && !owner.startsWith('<') ? `${owner} has no ${written}` : `${written} does not exist`
  const fix = meant
    ? `did you mean ${meant}?`
    : 'use a name of the list below content/symbols, or add it there'
  return { message: `${what} in the ${name}.`, fix }
}
