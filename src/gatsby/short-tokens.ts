import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Configuration } from 'webpack'
import { walk } from '../compiler/files/content-files'
import { rememberedApart } from './remembered-apart'

const DECLARED = /(?<![\w-])(--[a-z][\w-]*)\s*:\s*([^;{}]*);/g
const IN_VAR = /(?<=var\(\s*)--[a-z][\w-]*/g
const NAME = /(?<![\w-])--[a-z][\w-]*/g
const COMMENT = /\/\*[\s\S]*?\*\//g

/** A value longer than this costs more at each place than its name does. */
const LONGEST = 24

/** What becomes of the names in the file of tokens. */
export interface Tokens {
  /** Those that never change, with their value, which stands where their name stood. */
  constants: Record<string, string>
  /** The others, with the name that visitors get. */
  names: Record<string, string>
}

/**
 * Says what becomes of each token. One that is declared once, in all style sheets, never changes.
 * @param tokens the style sheet that declares the tokens
 * @param others all other style sheets
 */
export function tokensOf(tokens: string, others: readonly string[]): Tokens {
  const declared = [tokens, ...others]
    .flatMap((css) => [...css.replace(COMMENT, '').matchAll(DECLARED)])
    .map(([, name = '', value = '']) => ({ name, value: value.trim() }))
  const own = new Set([...tokens.replace(COMMENT, '').matchAll(DECLARED)].map(([, name = '']) => name))
  const result: Tokens = { constants: {}, names: {} }
  for (const name of own) {
    const values = declared.filter((one) => one.name === name)
    const [{ value } = { value: '' }] = values
    if (values.length === 1 && value.length <= LONGEST && !value.includes('var('))
      result.constants[name] = value
    else result.names[name] = shortName(Object.keys(result.names).length)
  }
  return result
}

/** --a, --b, … --z, --a1, --b1, …: no name that somebody writes ends in a figure without a hyphen before it. */
function shortName(at: number): string {
  const letter = String.fromCharCode('a'.charCodeAt(0) + (at % 26))
  return `--${letter}${Math.floor(at / 26) || ''}`
}

/**
 * A style sheet, or a script, as visitors get it. In scripts only what stands in `var()` is a token.
 * @returns the text; throws where a token that never changes is given another value in case it is missing
 */
export function withTokens(text: string, { constants, names }: Tokens, isScript: boolean): string {
  const put = text
    .replace(/var\(\s*(--[a-z][\w-]*)\s*\)/g, (all, name: string) => constants[name] ?? all)
    .replace(isScript ? IN_VAR : NAME, (name) => names[name] ?? name)
  if (isScript) return put
  return put
    .replace(COMMENT, '')
    .replace(DECLARED, (all, name: string) => (name in constants ? '' : all))
    .replace(NAME, (name) => {
      if (name in constants) throw new Error(`${name} never changes: it stands in var() by itself.`)
      return name
    })
}

/** Webpack's loader of the files that have tokens. */
// That is what webpack takes for the loader of a file.
// eslint-disable-next-line import-x/no-default-export
export default function shortTokens(this: Loader, text: string): string {
  return withTokens(text, this.getOptions(), !this.resourcePath.endsWith('.css'))
}

interface Loader {
  resourcePath: string
  getOptions: () => Tokens
}

/**
 * Puts the values of tokens that never change where their names stand, and gives the others short names: sizes and
 * distances were a thirtieth of what the styles of a page weigh, the names of colours as much.
 * @param root the folder with the style sheets and scripts
 */
export function withShortTokens(config: Configuration, root = path.resolve('src')): Configuration {
  const file = path.join(root, 'styles/tokens.css')
  const others = walk(root)
    .map((name) => path.join(root, name))
    .filter((name) => name.endsWith('.css') && name !== file)
  const tokens = tokensOf(
    readFileSync(file, 'utf8'),
    others.map((name) => readFileSync(name, 'utf8')),
  )
  const { module } = config
  return {
    // What webpack remembers of a file was made with the tokens of then.
    ...rememberedApart(config, tokens),
    module: {
      ...module,
      rules: [
        ...(module?.rules ?? []),
        {
          test: /\.(css|tsx?)$/,
          include: root,
          enforce: 'pre',
          use: { loader: path.resolve('src/gatsby/short-tokens-loader.mjs'), options: tokens },
        },
      ],
    },
  }
}
