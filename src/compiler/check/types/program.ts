import ts from 'typescript'
import { isConvertedByBrowser } from './browser-conversions'
import { SampleCompiler, type AppFiles, type Surroundings } from './compiler'
import { unknownEvents } from './events'
import { VARIABLES } from './exposed'
import { reachesOthers, sampleFiles, type SampleFile } from './files'
import { placeOf } from './libraries'
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

const UNAWAITED = 'A promise is used as if it were what it brings: await it'

/** Errors that are none of a sample's. */
const ignored = new Set([
  // A variable of another classic script, which the files here import.
  2632,
  // The constructor of a piece of a class, which stands in a class that extends another here.
  2377,
])

const NO_OVERLOAD = 2769

/** Messages that say so themselves. */
const notOfTheSample = [
  // JavaScript's compiler takes a function that sets a property of `this` for a constructor.
  /\(Anonymous function\)/,
  // Of all kinds of elements, forms alone have members of any name, which an element of a page cannot have.
  /'ElementOfPage' is not assignable to parameter of type 'HTMLFormElement'/,
]

/** A name or a module; or what the page's HTML or its server left on `window`. */
const MISSING =
  /^(?:Cannot find (?:name|module) '([^']+)'|Property '(\w+)' does not exist on type 'Window & )/

/** Samples of an app that a program may check together with those of other apps. */
interface Part extends AppFiles {
  /** Number of the app among those that were asked for. */
  app: number
  group: SampleGroup
}

/** The samples of an app, with the declarations of the SDK if they are of one. */
export interface App {
  group: SampleGroup
  declarations?: string
}

/**
 * Checks the samples of apps: TypeScript strictly; JavaScript as an editor does that is told to check it, so that what
 * nobody annotated may be anything. A program costs more than the samples of an app do, so apps that run in the same
 * surroundings are checked by one.
 * @returns the errors of each app
 */
export function typeErrors(apps: readonly App[], compiler = new SampleCompiler()): TypeError[][] {
  const found = apps.map((): TypeError[] => [])
  for (const { surroundings, parts } of programsFor(apps)) {
    const program = compiler.programOf(surroundings, parts)
    for (const { app, group, checked } of parts) {
      found[app]?.push(...checked.flatMap((file) => errorsOf(program, file, group, surroundings)))
    }
  }
  return found
}

/** The programs that it takes: as few as see to it that no app makes another one right or wrong. */
function programsFor(apps: readonly App[]): { surroundings: Surroundings; parts: Part[] }[] {
  const programs = new Map<string, { surroundings: Surroundings; parts: Part[] }>()
  for (const [app, { group, declarations }] of apps.entries()) {
    const files = sampleFiles(app, [...group.samples, ...group.context], variablesOf(declarations))
    for (const isTyped of [true, false]) {
      const checked = files.filter(
        ({ sample }) => sample.isTyped === isTyped && group.samples.includes(sample),
      )
      if (!checked.length) continue
      const surroundings: Surroundings = {
        place: placeOf(group),
        isTyped,
        ...(declarations === undefined ? {} : { declarations }),
        ...(isTyped ? {} : handedOver(files, declarations)),
      }
      const isAlone = files.some(reachesOthers)
      const key = JSON.stringify([surroundings, isAlone && [app, isTyped]])
      const program = programs.get(key) ?? { surroundings, parts: [] }
      programs.set(key, program)
      program.parts.push({ app, group, files, checked })
    }
  }
  return [...programs.values()]
}

function errorsOf(
  program: ts.Program,
  file: SampleFile,
  group: SampleGroup,
  { declarations = '', isTyped }: Surroundings,
): TypeError[] {
  const source = program.getSourceFile(file.name)
  if (!source) return []
  const checker = program.getTypeChecker()
  const ofCompiler = program
    .getSemanticDiagnostics(source)
    .filter(({ category, code }) => category === ts.DiagnosticCategory.Error && !ignored.has(code))
    .filter((found) => isTyped || !isConvertedByBrowser(found, source, checker))
  const places = new Set(ofCompiler.map(({ start }) => start))
  const events = unknownEvents(source, checker, declarations).map(({ node, name }) => ({
    start: node.getStart(source),
    file: source,
    messageText: `The SDK has no event '${name}'`,
    code: 0,
  }))
  const promises = unawaitedPromises(source, checker)
    .map((node) => ({ start: node.getStart(source), file: source, messageText: UNAWAITED, code: 0 }))
    .filter(({ start }) => !places.has(start))
  return [...ofCompiler, ...events, ...promises].flatMap((found) => asError(found, file, group))
}

/** Names of variables that pieces may have. */
const variablesOf = (declarations = ''): string[] =>
  [...declarations.matchAll(/^export const (\w+): /gm)].map(([, name = '']) => name)

/**
 * What scripts of a site hand to one another: `window.siteClient = { beckon, registered }`. A customary variable has its type,
 * everything else may be anything.
 */
function handedOver(files: readonly SampleFile[], declarations = ''): Pick<Surroundings, 'window'> {
  const found = files.flatMap(({ text }) => [...text.matchAll(/\bwindow\.(\w+) = (?:\{([\w\s,]+)\})?/g)])
  // A form with members says more than one without.
  const inOrder = [...found].sort(([, , a], [, , b]) => Number(b !== undefined) - Number(a !== undefined))
  const members = inOrder.map(([, name = '', held]) => {
    if (held === undefined) return `${name}: any`
    const known = held.split(/[\s,]+/).filter((one) => declarations.includes(`export const ${one}:`))
    const types = known.map((one) => `${one}: typeof import('${VARIABLES}').${one}`)
    return `${name}: { ${[...types, '[name: string]: any'].join('; ')} }`
  })
  return members.length ? { window: `interface Window {\n${[...new Set(members)].join('\n')}\n}` } : {}
}

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
  const at = source.getLineAndCharacterOfPosition(start)
  const told = ts.flattenDiagnosticMessageText(messageText, '\n').split('\n')
  // That no overload matches says nothing yet of what is wrong.
  const first = (code === NO_OVERLOAD ? told.at(-1)?.trim() : told[0]) ?? ''
  if (notOfTheSample.some((one) => one.test(first))) return []
  // What is said of an app does not hang on the others.
  const message = first.replace(/\/app\/\d+\//g, '/app/')
  const [, name, left] = MISSING.exec(message) ?? []
  const missing = name ?? left
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

/** By its name, or as a file: `../app/session` where the page speaks of the file `session.ts` of the app. */
function isNamed(name: string, named: ReadonlySet<string> | undefined): boolean {
  if (!named) return false
  const file = name.replace(/^(?:\.{1,2}\/)+/, '')
  const ends = [...named].map((one) => one.replace(/\.[jt]sx?$/, ''))
  return named.has(name) || (name !== file && ends.some((one) => one === file || one.endsWith(`/${file}`)))
}
