import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { Language, Parser } from 'web-tree-sitter'

const packages = createRequire(import.meta.url)
const repomix = (name: string) => `@repomix/tree-sitter-wasms/out/tree-sitter-${name}.wasm`
const lumis = (name: string) => `@lumis-sh/wasm-${name}/tree-sitter-${name}.wasm`

/** Where the grammar of each language lies, as tree-sitter publishes it: compiled to WebAssembly. */
const files = {
  kotlin: lumis('kotlin'),
  groovy: lumis('groovy'),
  html: lumis('html'),
  bash: lumis('bash'),
  java: repomix('java'),
  swift: repomix('swift'),
  dart: repomix('dart'),
  typescript: repomix('typescript'),
  tsx: repomix('tsx'),
  javascript: repomix('javascript'),
  php: repomix('php'),
  python: repomix('python'),
  ruby: repomix('ruby'),
  css: repomix('css'),
  objc: 'tree-sitter-objc/tree-sitter-objc.wasm',
} as const

export type Grammar = keyof typeof files

let ready: Promise<void> | undefined
const parsers = new Map<Grammar, Promise<Parser>>()

/** The parser of a grammar; each is loaded once, when the first sample needs it. */
export function parserOf(grammar: Grammar): Promise<Parser> {
  let parser = parsers.get(grammar)
  if (!parser) parsers.set(grammar, (parser = load(grammar)))
  return parser
}

/** Begins to load all grammars: they are compiled beside the main thread. One that fails is reported when it is needed. */
export function loadGrammars(): void {
  for (const grammar of Object.keys(files) as Grammar[]) void parserOf(grammar).catch(() => undefined)
}

/**
 * Code that is compiled once, quickly. To optimise the large functions of grammars takes several times what all samples of
 * a site take, and a process does not end before that is done.
 */
function begin(): Promise<void> {
  for (const flag of ['--no-wasm-tier-up', '--no-wasm-dynamic-tiering']) setFlagsFromString(flag)
  return Parser.init()
}

async function load(grammar: Grammar): Promise<Parser> {
  await (ready ??= begin())
  const parser = new Parser()
  // Packages do not export the file: look where they are looked for.
  const folders = packages.resolve.paths(files[grammar]) ?? []
  const file = folders.map((folder) => path.join(folder, files[grammar])).find((place) => existsSync(place))
  if (!file) throw new Error(`The ${grammar} grammar is not installed: ${files[grammar]}. Run npm ci.`)
  const bytes = await readFile(file)
  return parser.setLanguage(await Language.load(bytes))
}
