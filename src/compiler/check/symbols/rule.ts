import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { CONTENT, walk } from '../../files/content-files'
import type { CompiledPage } from '../../page/compile-page'
import { digest } from '../../page/inputs'
import type { SampleText } from '../../page/texts'
import { calledNames, declaredNames, madeTypes } from '../../symbols/declared'
import { findUses } from '../../symbols/find-uses'
import type { SymbolIndex } from '../../symbols/look-up'
import type { UnknownSymbol, Uses } from '../../symbols/uses'
import { missingImports } from '../../symbols/missing-imports'
import { pageLists, type PageLists } from '../../symbols/page-lists'
import { readSymbolLists, SYMBOLS } from '../../symbols/read-lists'
import { tokenize } from '../../symbols/tokens'
import { problemOf, type Problem } from '../../problems/problem'
import { parseSdkPath, type SdkOs } from '../../../shared/sdk'
import { problemsOfPieces, type WrongPiece } from '../pages/wrong-pieces'
import type { Rule } from '../rule'
import { misspeltEvents } from './compared-events'
import { fileBefore } from './named-file'
import { unknownNamesInText } from './names-in-text'
import { unknownInBackticks } from './in-backticks'
import { otherSystemInSample, otherSystemInText } from './other-system'
import type { PageNames } from './page-names'

/** From the project's root. */
const OTHER_CALLS = 'content/calls.txt'

/** Whether each name of the SDK, in samples and in backticks, is in the list of the page's platform. */
export const symbolRule: Rule = {
  name: 'symbol',
  about:
    "each SDK name in samples and in backticks is in the list of the page's platform, and is called with as many arguments as it takes; a sample that imports anything imports all it uses",
  check({ root, entries, results }) {
    const { lists, digest: digestOfLists } = readSymbolLists(root)
    const listsOf = pageLists(lists)
    const ofApi = apiNames(root)
    const namesIn = results.about<OwnNames>('own-names')
    const others = otherCalls(root)
    const basis = digest([digestOfLists, ...[...ofApi].sort(), '', ...others])
    const unknownOn = results.about<WrongPiece[]>('symbol', basis)
    // A class of the reader's own may be made on one page of a platform and used on the next.
    const byPlatform = new Map<string, PlatformNames>()
    for (const { path, page, made } of entries) {
      const platform = platformOf(path)
      const names = byPlatform.get(platform) ?? noNames()
      byPlatform.set(platform, names)
      const own = namesIn.get(made) ?? namesIn.set(made, ownNames(page))
      for (const name of own.declared) names.declared.add(name)
      for (const name of own.called) names.called.add(name)
      for (const name of own.made) names.made.add(name)
    }
    const digests = new Map(
      [...byPlatform].map(([platform, { declared, called, made }]) => {
        return [
          platform,
          digest([declared, called, made].flatMap((all) => [...[...all].sort(), ''])),
        ] as const
      }),
    )
    const namesOf = (platform: string) => byPlatform.get(platform) ?? noNames()
    return entries.flatMap(({ path, page, made }) => {
      const known = listsOf(path)
      if (!known) return []
      const platform = platformOf(path)
      const os = parseSdkPath(path)?.os
      const key = digest([made, known.key, os ?? '', digests.get(platform) ?? ''])
      const unknown =
        unknownOn.get(key) ??
        unknownOn.set(
          key,
          unknownNames(page, { ...known, ...(os ? { os } : {}) }, { ...namesOf(platform), others }, ofApi),
        )
      return problemsOfPieces('symbol', page, unknown)
    })
  },
}

function unknownNames(
  page: Pick<CompiledPage, 'samples' | 'codes' | 'texts'>,
  known: PageLists & { os?: SdkOs },
  names: PageNames & PlatformNames,
  ofApi: ReadonlySet<string>,
): WrongPiece[] {
  const { os } = known
  const isOurs = ({ written, owner }: UnknownSymbol) =>
    known.plainNames || owner !== undefined || (/beckon/i.test(written) && !ofApi.has(written))
  const unknownIn = (sample: SampleText): Pick<WrongPiece, 'offset' | 'message' | 'fix'>[] => {
    const index = known.indexFor(sample.language)
    const title = sample.title ?? fileBefore(sample, page.texts)
    const piece = title === undefined ? sample : { ...sample, title }
    const { uses, unknown } = findUses(piece, index, names.declared)
    const events = known.plainNames ? misspeltEvents(sample, index) : []
    return [
      ...[
        ...unknown.filter(isOurs),
        ...events.filter(({ written }) => !isOwn(written)),
        ...(os ? otherSystemInSample(piece, uses, index, os) : []),
      ].map((one) => ({
        offset: one.offset,
        ...worded(one, known),
      })),
      ...removedNames(uses, index),
      ...missingImports(piece, uses, index, names.declared, names.made).map(({ name, offset, from }) => {
        const message = `${name} is used without its import.`
        return { offset, message, fix: from ? `import ${from}` : 'import it above the sample' }
      }),
    ]
  }
  const ownIndex = known.own?.() ?? known.indexFor('inline')
  const isOwn = (name: string) => names.declared.has(name) || names.called.has(name) || names.others.has(name)
  return [
    ...page.samples.flatMap((piece, sample) => unknownIn(piece).map((found) => ({ ...found, sample }))),
    ...[
      ...(known.plainNames ? unknownNamesInText(page, known.indexFor('inline'), ownIndex, isOwn) : []),
      ...(os && known.own ? otherSystemInText(page.texts, known.own(), os) : []),
    ].map((one) => ({
      offset: one.offset,
      ...worded(one, known),
      code: one.code,
    })),
    ...page.codes.flatMap(({ text }, code) =>
      unknownInBackticks(text, known, names)
        .filter(isOurs)
        .map((unknown) => ({ offset: unknown.offset, ...worded(unknown, known), code })),
    ),
  ]
}

/** What the SDK had once, and no version that a page is about has any more. */
function removedNames(
  uses: Uses['uses'],
  index: SymbolIndex,
): Pick<WrongPiece, 'offset' | 'message' | 'fix'>[] {
  return uses.flatMap(({ id, offset }) => {
    const all = index.variants(id)
    const [one] = all
    // A build file may show what to take out.
    if (!one?.removed || one.kind === 'artifact' || all.some(({ removed }) => !removed)) return []
    const message = `${id.replace(/^<.*>\./, '')} is gone since version ${one.removed}.`
    return [{ offset, message, fix: 'show what takes its place' }]
  })
}

/** The same of all pages of a platform. */
interface PlatformNames {
  declared: Set<string>
  called: Set<string>
  made: Set<string>
}

const noNames = (): PlatformNames => ({ declared: new Set(), called: new Set(), made: new Set() })

/** What the samples of a page declare, which types they make, and what they call. */
interface OwnNames {
  declared: string[]
  called: string[]
  made: string[]
}

function ownNames({ samples }: Pick<CompiledPage, 'samples'>): OwnNames {
  const read = samples.map(({ text, language }) => ({ language, tokens: tokenize(text, language) }))
  const tokens = read.map((one) => one.tokens)
  return {
    declared: [...new Set(read.flatMap((one) => declaredNames(one.tokens, one.language)))],
    made: [...new Set(tokens.flatMap(madeTypes))],
    called: [...new Set(read.flatMap((one) => calledNames(one.tokens, one.language)))],
  }
}

/** Names such as com.beckon.event.pass.Add that the API has and no SDK: they stand in the descriptions of the API. */
function apiNames(root: string): Set<string> {
  const folders = ['content/api', 'static/api'].map((folder) => path.join(root, folder))
  const files = folders.flatMap((folder) => walk(folder).map((file) => path.join(folder, file)))
  return new Set(
    files.flatMap((file) => readFileSync(file, 'utf8').match(/\bcom\.beckon(?:\.[A-Za-z0-9]+)+/g) ?? []),
  )
}

/** Calls of other libraries that pages name in backticks, one a line. */
function otherCalls(root: string): Set<string> {
  const file = path.join(root, OTHER_CALLS)
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []
  return new Set(lines.flatMap((line) => (/^[A-Za-z_]\w*$/.test(line.trim()) ? [line.trim()] : [])))
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
  { written, owner, meant, wrong, fix: remedy }: UnknownSymbol,
  { name }: PageLists,
): Pick<Problem, 'message' | 'fix'> {
  if (wrong) {
    const member = owner && !owner.startsWith('<') ? `${owner}.${written}` : written
    const fix = remedy ?? 'call it as its signature below content/symbols says, or correct the signature'
    return { message: `${member} ${wrong} in the ${name}.`, fix }
  }
  const what = owner && !owner.startsWith('<') ? `${owner} has no ${written}` : `${written} does not exist`
  const fix = meant
    ? `did you mean ${meant}?`
    : owner
      ? 'use a name of the list below content/symbols, or add it there'
      : 'use a name of the list below content/symbols, or add it there; the call of another library goes into content/calls.txt'
  return { message: `${what} in the ${name}.`, fix }
}
