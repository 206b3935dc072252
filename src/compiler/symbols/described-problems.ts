import type { SdkPlatform, SdkVersion } from '../../shared/sdk'
import type { Problem } from '../problems/problem'
import { problemAt, type ReadFile } from './list-file'
import { parametersOf } from './described'
import { isNeutral } from './neutral-types'
import { signatureLanguagesOf } from './signature-languages'
import type { SdkSymbol, SignatureLanguage, SymbolList } from './symbol'
import { bareType } from './walk'

/** A name of an error of the SDK; those of the system and of libraries are in no list. */
const OF_THE_SDK = /^Beckon\w+/

/** What a list says of its symbols has to fit: parameters the signature, errors and types the list. */
export function describedProblems(
  own: ReadFile,
  { symbols }: Pick<SymbolList, 'symbols'>,
  at: { version: SdkVersion; platform: SdkPlatform },
): Problem[] {
  const known = new Set(symbols.flatMap(({ id, named }) => [id, ...(named ? [named] : [])]))
  const languages = signatureLanguagesOf(at.version, at.platform)
  return symbols.flatMap((symbol) => {
    const keys = keysOf(symbol, own)
    if (!keys) return []
    const problem = (message: string, fix: string) => problemAt(own, keys, message, fix)
    const unknownErrors = Object.keys(symbol.errors ?? {}).flatMap((name) =>
      OF_THE_SDK.test(name) && !known.has(name)
        ? problem(
            `${symbol.id} ends with ${name}, which the list lacks.`,
            'add the error to the list, or correct its name',
          )
        : [],
    )
    const { holds } = symbol
    const bare = bareType(holds?.replace(/\?$/, '') ?? '')
    const unknownHeld =
      holds && symbol.owner && !isNeutral(bare) && !known.has(bare)
        ? [
            problem(
              `${symbol.id} holds ${holds}, which is no type.`,
              'write string, int, double, boolean, date, map, any or a type of the list',
            ),
          ]
        : []
    return [...unknownErrors, ...unknownHeld, ...unfitSignatures(symbol, languages, problem)]
  })
}

function unfitSignatures(
  { id, name, kind, signatures = {}, parameters = {} }: SdkSymbol,
  [language = 'js']: readonly SignatureLanguage[],
  problem: (message: string, fix: string) => Problem,
): Problem[] {
  const names = new Set(parametersOf({ signatures }))
  const unknown = Object.keys(parameters)
    .filter((parameter) => !names.has(parameter))
    .map((parameter) =>
      problem(
        `${id} describes "${parameter}", which its signature lacks.`,
        'name parameters as the signature does',
      ),
    )
  const first = signatures[language]
  const plain = name.replace(/\(.*/, '')
  const isForeign =
    first !== undefined &&
    kind === 'function' &&
    /^[\w$]+$/.test(plain) &&
    !['objc', 'swift'].includes(language) &&
    !new RegExp(`(?<![\\w$])${plain.replaceAll('$', '\\$')}(?![\\w$])`).test(first)
  return isForeign
    ? [...unknown, problem(`The signature of ${id} does not name it.`, `write "${plain}" in it`)]
    : unknown
}

/** Where the file says it; undefined for what it has from another list. */
function keysOf({ id, owner, name }: SdkSymbol, { value }: ReadFile): (string | number)[] | undefined {
  if (owner)
    return value.types[owner]?.members[name] === undefined ? undefined : ['types', owner, 'members', name]
  if (value.types[id]) return ['types', id]
  if (value.functions[id] !== undefined) return ['functions', id]
  return value.names[id] === undefined ? undefined : ['names', id]
}
