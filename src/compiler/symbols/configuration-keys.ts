import type { SymbolIndex } from './look-up'
import { tokenize } from './tokens'
import type { CodePiece } from './uses'

/** A name that a file of the SDK gives to a value, or a pod that a Podfile asks for. */
interface Named {
  written: string
  offset: number
}

/** The files whose keys are all the SDK's. */
const KEYED = /(?:^|\/)(?:beckon-services\.json|beckonconfig\.properties|config\.json)$/
const PROPERTY = /^[ \t]*([A-Za-z][\w.-]*)[ \t]*[=:]/gm
/** `pod 'Beckon/BeckonPushKit'`; pods of others have no name of ours in them. */
const POD = /^[ \t]*pod[ \t]+(['"])([^'"\n]*beckon[^'"\n]*)\1/gim

/**
 * What a sample of one of the SDK's own files, or of a Podfile, names: keys of values, with those of the objects around them
 * before them, and pods.
 * @returns those that the lists do not have
 */
export function unknownKeys({ text, language, title = '' }: CodePiece, index: SymbolIndex): Named[] {
  const isKnown = (name: string) => index.top(name) !== undefined || index.family(name) !== undefined
  if (language === 'ruby') {
    return [...text.matchAll(POD)].flatMap(({ 0: all, 2: written = '', index: at }) =>
      // A subspec has the name of the framework that it brings.
      isKnown(written) || isKnown(written.replace(/^.*\//, ''))
        ? []
        : [{ written, offset: at + all.indexOf(written) }],
    )
  }
  const [file] = KEYED.exec(title) ?? []
  // `config.json` is the SDK's on the web alone.
  if (!file || (file.endsWith('config.json') && !index.top('config.json'))) return []
  if (language === 'properties') {
    return [...text.matchAll(PROPERTY)].flatMap(({ 0: all, 1: written = '', index: at }) =>
      isKnown(written) ? [] : [{ written, offset: at + all.indexOf(written) }],
    )
  }
  return language === 'json'
    ? keysOf(text).filter(({ path }) => !path.some((_, to) => isKnown(path.slice(0, to + 1).join('.'))))
    : []
}

/** The keys of JSON that have a value which is no object, each with the keys around it. */
function keysOf(text: string): (Named & { path: string[] })[] {
  const tokens = tokenize(text, 'json')
  const around: string[] = []
  return tokens.flatMap(({ kind, text: written, offset }, at) => {
    if (written === '}') around.pop()
    if (kind !== 'string' || tokens[at + 1]?.text !== ':') return []
    const key = written.slice(1, -1)
    if (tokens[at + 2]?.text !== '{') return [{ written: key, offset: offset + 1, path: [...around, key] }]
    around.push(key)
    return []
  })
}
