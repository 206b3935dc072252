import { tokenize, type Token } from './tokens'

/** An option that an app config of Expo gives to one of the SDK's plugins. */
interface PluginOption {
  written: string
  offset: number
  /** `ios.mode`: the keys around it and its own. */
  path: string
}

const SCRIPT = /^(?:tsx?|jsx?|typescript|javascript|json)$/
const PLUGIN = /^['"]react-native-beckon[\w-]*['"]$/

/** The options of `['react-native-beckon-push', { ios: { mode: 'production' } }]`, wherever a sample has such a pair. */
export function pluginOptions(text: string, language: string): PluginOption[] {
  if (!SCRIPT.test(language) || !text.includes('react-native-beckon')) return []
  const tokens = tokenize(text, language)
  return tokens.flatMap((token, at) => {
    const isPair =
      PLUGIN.test(token.text) &&
      tokens[at - 1]?.text === '[' &&
      tokens[at + 1]?.text === ',' &&
      tokens[at + 2]?.text === '{'
    return isPair ? optionsIn(tokens, at + 2) : []
  })
}

/** The keys of the object that opens at an index, and of those in it. */
function optionsIn(tokens: readonly Token[], open: number): PluginOption[] {
  const found: PluginOption[] = []
  /** Each open bracket with the key that it is the value of; undefined for what is no object of options. */
  const around: (string | undefined)[] = []
  for (let at = open; at < tokens.length; at++) {
    const { kind, text, offset } = tokens[at] ?? { kind: 'mark', text: '', offset: 0 }
    if (kind === 'mark' && /^[{[(]$/.test(text)) around.push(at === open ? '' : keyBefore(tokens, at, text))
    else if (kind === 'mark' && /^[}\])]$/.test(text)) {
      around.pop()
      if (!around.length) break
    } else if (isKey(tokens, at) && around.every((one) => one !== undefined)) {
      const isQuoted = kind === 'string'
      const written = isQuoted ? text.slice(1, -1) : text
      const path = [...around.slice(1), written].join('.')
      found.push({ written, offset: offset + Number(isQuoted), path })
    }
  }
  return found
}

/** `key: {` has a key; what stands in a list, a call or a condition is none of the plugin's options. */
function keyBefore(tokens: readonly Token[], at: number, bracket: string): string | undefined {
  const key = tokens[at - 2]
  if (bracket !== '{' || tokens[at - 1]?.text !== ':' || !key || !isKey(tokens, at - 2)) return undefined
  return key.kind === 'string' ? key.text.slice(1, -1) : key.text
}

/** `key:` and `{ key }` of an object. */
function isKey(tokens: readonly Token[], at: number): boolean {
  const [before, token, behind] = [tokens[at - 1]?.text ?? '', tokens[at], tokens[at + 1]?.text ?? '']
  if (!token || token.kind === 'mark' || !/^[{,]$/.test(before)) return false
  return behind === ':' || (token.kind === 'name' && /^[,}]$/.test(behind))
}
