import { readFileSync } from 'node:fs'
import path from 'node:path'
import { CONTENT, walk } from '../../files/content-files'
import { placeIn } from '../../page/texts'
import { declaredNames } from '../../symbols/declared'
import { findUses } from '../../symbols/find-uses'
import type { UnknownSymbol } from '../../symbols/uses'
import { pageLists, type PageLists } from '../../symbols/page-lists'
import { readSymbolLists, SYMBOLS } from '../../symbols/read-lists'
import { tokenize } from '../../symbols/tokens'
import { problemOf, type Place, type Problem } from '../../problems/problem'
import { parseSdkPath } from '../../../shared/sdk'
import type { Rule } from '../rule'

/** Whether each name of the SDK, in samples and in backticks, is in the list of the page's platform. */
export const symbolRule: Rule = {
  name: 'symbol',
  about: "each SDK name in samples and in backticks is in the list of the page's platform",
  check({ root, entries }) {
    const { lists } = readSymbolLists(root)
    const listsOf = pageLists(lists)
    const ofApi = apiNames(root)
    // A class of the reader's own may be made on one page of a platform and used on the next.
    const declaredByPlatform = new Map<string, Set<string>>()
    for (const { path, page } of entries) {
      const names = declaredByPlatform.get(platformOf(path)) ?? new Set<string>()
      declaredByPlatform.set(platformOf(path), names)
      for (const { text, language } of page.samples) {
        for (const name of declaredNames(tokenize(text, language))) names.add(name)
      }
    }
    const declaredOn = (platform: string) => declaredByPlatform.get(platform) ?? new Set<string>()
    return entries.flatMap(({ path, page }) => {
      const known = listsOf(path)
      if (!known) return []
      const declared = declaredOn(platformOf(path))
      const concerns = ({ written, owner }: UnknownSymbol) =>
        known.plainNames || owner !== undefined || (/beckon/i.test(written) && !ofApi.has(written))
      const inSamples = page.samples.flatMap((sample) =>
        findUses(sample, known.indexFor(sample.language), declared)
          .unknown.filter(concerns)
          .map((unknown) =>
            toProblem(unknown, known, placeIn({ ...sample, indent: sample.column }, unknown.offset)),
          ),
      )
      const inCodes = page.codes.flatMap((code) =>
        findUses({ text: code.text, language: 'inline' }, known.indexFor('inline'), declared)
          .unknown.filter(concerns)
          .map((unknown) => toProblem(unknown, known, placeIn(code, unknown.offset))),
      )
      return [...inSamples, ...inCodes]
    })
  },
}

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

function toProblem({ written, owner, meant }: UnknownSymbol, { name }: PageLists, place: Place): Problem {
  const what = owner && !owner.startsWith('<') ? `${owner} has no ${written}` : `${written} does not exist`
  const fix = meant
    ? `did you mean ${meant}?`
    : 'use a name of the list below content/symbols, or add it there'
  return problemOf('symbol')(place, `${what} in the ${name}.`, fix)
}
