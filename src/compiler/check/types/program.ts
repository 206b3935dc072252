import { readdirSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import { VARIABLES } from './exposed'
import { importedSample, sampleFiles, type SampleFile } from './files'
import { unawaitedPromises } from './promises'
import type { SampleGroup } from './typed-samples'

/** What the compiler says of a sample, at a place in it. */
export interface TypeError {
  /** Number of the sample in its group. */
  sample: number
  /** From 1, in the sample. */
  line: number
  column: number
  message: string
  code: number
}

/** Where the packages lie; the content that is checked may lie elsewhere. */
const ROOT = path.resolve(import.meta.dirname, '../../../..')
const LIBRARIES = path.join(import.meta.dirname, 'libraries')
const DECLARATIONS = '/sdk/declarations.d.ts'
const WINDOW = '/sdk/window.d.ts'

const common: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  moduleDetection: ts.ModuleDetectionKind.Force,
  jsx: ts.JsxEmit.ReactJSX,
  types: ['node'],
  esModuleInterop: true,
  experimentalDecorators: true,
  skipLibCheck: true,
  noEmit: true,
  allowJs: true,
  checkJs: true,
}

const UNAWAITED = 'A promise is used as if it were what it brings: await it'

/** Errors that are none of a sample's. */
const ignored = new Set([
  // A variable of another classic script, which the files here import.
  2632,
  // The constructor of a piece of a class, which stands in a class that extends another here.
  2377,
])

/**
 * Checks the samples of an app: TypeScript strictly; JavaScript as an editor does that is told to check it, so that what
 * nobody annotated may be anything.
 * @param declarations of the SDK, if they are of one
 */
export function typeErrors(group: SampleGroup, declarations?: string): TypeError[] {
  const files = sampleFiles([...group.samples, ...group.context], variablesOf(declarations))
  return [true, false].flatMap((isTyped) => {
    const checked = files.filter(({ sample }) => sample.isTyped === isTyped && group.samples.includes(sample))
    if (!checked.length) return []
    const place = group.isOfServer ? 'server' : isTyped ? 'app' : 'page'
    const program = programOf(files, checked, declarations, place)
    return checked.flatMap((file) => {
      const source = program.getSourceFile(file.name)
      if (!source) return []
      const ofCompiler = program
        .getSemanticDiagnostics(source)
        .filter(({ category, code }) => category === ts.DiagnosticCategory.Error && !ignored.has(code))
      const places = new Set(ofCompiler.map(({ start }) => start))
      const promises = unawaitedPromises(source, program.getTypeChecker())
        .map((node) => ({ start: node.getStart(source), file: source, messageText: UNAWAITED, code: 0 }))
        .filter(({ start }) => !places.has(start))
      return [...ofCompiler, ...promises].flatMap((found) => asError(found, file, group))
    })
  })
}

/** What is wrong with the declarations themselves. */
export function declarationErrors(declarations: string): string[] {
  const program = programOf([], [], declarations, 'app')
  const own = program
    .getSourceFiles()
    .filter(({ fileName }) => fileName === DECLARATIONS || isLibrary(fileName))
  return own
    .flatMap((source) => [
      ...program.getSyntacticDiagnostics(source),
      ...program.getSemanticDiagnostics(source),
    ])
    .map(
      ({ file, start = 0, messageText }) =>
        `${path.basename(file?.fileName ?? '')}:${(file?.getLineAndCharacterOfPosition(start).line ?? 0) + 1} ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
    )
}

/** Where samples run: an app of TypeScript, a page or an app of plain JavaScript, a server. */
type Place = 'app' | 'page' | 'server'

const isLibrary = (name: string): boolean => path.dirname(name) === LIBRARIES

function programOf(
  files: readonly SampleFile[],
  checked: readonly SampleFile[],
  declarations: string | undefined,
  place: Place,
): ts.Program {
  const isStrict = place === 'app'
  const options: ts.CompilerOptions = {
    ...common,
    strict: isStrict,
    // Where a list does not say what comes back, it is anything.
    noImplicitAny: isStrict && checked.length > 0,
    ...(place === 'server' ? { lib: ['lib.es2023.d.ts'] } : {}),
    skipLibCheck: checked.length > 0,
    typeRoots: [path.join(ROOT, 'node_modules/@types')],
  }
  const virtual = new Map<string, string>(files.map(({ name, text }) => [name, text]))
  if (declarations !== undefined) {
    virtual.set(DECLARATIONS, declarations)
    if (place === 'page') virtual.set(WINDOW, handedOver(files, declarations))
  }
  const byName = new Map(files.map((file) => [file.name, file]))
  const host = ts.createCompilerHost(options)
  const onDisk = ts.createCompilerHost(options)
  // Packages that are really there are found from the project, not from the app that is not.
  const within = path.join(ROOT, 'app.ts')
  host.getCurrentDirectory = () => ROOT
  host.fileExists = (name) => virtual.has(name) || onDisk.fileExists(name)
  host.readFile = (name) => virtual.get(name) ?? onDisk.readFile(name)
  host.getSourceFile = (name, target, ...rest) => {
    const text = virtual.get(name)
    if (text !== undefined) return ts.createSourceFile(name, text, target, true)
    if (!name.includes('node_modules')) return onDisk.getSourceFile(name, target, ...rest)
    const kept = shared.get(name) ?? onDisk.getSourceFile(name, target, ...rest)
    if (kept) shared.set(name, kept)
    return kept
  }
  host.resolveModuleNameLiterals = (literals, containing) =>
    literals.map(({ text }) => {
      const importer = byName.get(containing)
      const own = virtual.has(text) ? text : undefined
      const target =
        own ?? (importer && /^\.{1,2}\//.test(text) ? importedSample(text, importer, files)?.name : undefined)
      if (target) return { resolvedModule: { resolvedFileName: target, extension: path.extname(target) } }
      if (!importer || text.startsWith('.')) return ts.resolveModuleName(text, containing, options, host)
      return ts.resolveModuleName(text, within, options, host)
    })
  const libraries = readdirSync(LIBRARIES)
    .filter((name) =>
      place === 'server'
        ? name === 'server.d.ts'
        : // What a page may hold is not asked in TypeScript, which has casts.
          name !== 'server.d.ts' && (place === 'page' || name !== 'untyped-page.d.ts'),
    )
    .map((name) => path.join(LIBRARIES, name))
  const own = [...virtual.keys()].filter((name) => name.startsWith('/sdk/'))
  const roots = [...libraries, ...own, ...checked.map(({ name }) => name)]
  return ts.createProgram({ rootNames: roots, options, host })
}

/** Names of variables that pieces may have. */
const variablesOf = (declarations = ''): string[] =>
  [...declarations.matchAll(/^export const (\w+): /gm)].map(([, name = '']) => name)

/**
 * What scripts of a site hand to one another: `window.siteClient = { beckon, registered }`. A customary variable has its type,
 * everything else may be anything.
 */
function handedOver(files: readonly SampleFile[], declarations: string): string {
  const found = files.flatMap(({ text }) => [...text.matchAll(/\bwindow\.(\w+) = \{([\w\s,]+)\}/g)])
  const members = found.map(([, name = '', held = '']) => {
    const known = held.split(/[\s,]+/).filter((one) => declarations.includes(`export const ${one}:`))
    const types = known.map((one) => `${one}: typeof import('${VARIABLES}').${one}`)
    return `${name}: { ${[...types, '[name: string]: any'].join('; ')} }`
  })
  return `interface Window {\n${[...new Set(members)].join('\n')}\n}`
}

/** The libraries are the same for each app. */
const shared = new Map<string, ts.SourceFile>()

function asError(
  {
    start = 0,
    file: source,
    messageText,
    code,
  }: Pick<ts.Diagnostic, 'start' | 'file' | 'messageText' | 'code'>,
  { sample, lines }: SampleFile,
  { samples, named }: SampleGroup,
): TypeError[] {
  if (!source) return []
  // JavaScript's compiler takes a function that sets a property of `this` for a constructor.
  if (typeof messageText === 'string' && messageText.includes("'(Anonymous function)'")) return []
  const at = source.getLineAndCharacterOfPosition(start)
  const message = ts.flattenDiagnosticMessageText(messageText, '\n').split('\n')[0] ?? ''
  const missing = /^Cannot find (?:name|module) '([^']+)'/.exec(message)?.[1]
  // What the page tells of is in the reader's app.
  if (missing !== undefined && isNamed(missing, named.get(sample.page))) return []
  const line = at.line - lines + 1
  const count = sample.text.split('\n').length
  if (line < 1 || line > count) return []
  // A page that is loaded when somebody goes to it is the reader's own.
  const [text] = sample.text.split('\n').slice(line - 1)
  if (code === 2307 && missing?.startsWith('.') && text?.includes(`import('${missing}')`)) return []
  return [{ sample: samples.indexOf(sample), line, column: at.character + 1, message, code }]
}

/** By its name, or as a file: `../app/session` where the page speaks of `src/app/session.ts`. */
function isNamed(name: string, named: ReadonlySet<string> | undefined): boolean {
  if (!named) return false
  const file = name.replace(/^(?:\.{1,2}\/)+/, '')
  const ends = [...named].map((one) => one.replace(/\.[jt]sx?$/, ''))
  return named.has(name) || (name !== file && ends.some((one) => one === file || one.endsWith(`/${file}`)))
}
