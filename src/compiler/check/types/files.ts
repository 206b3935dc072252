import path from 'node:path'
import ts from 'typescript'
import { SDK, VARIABLES } from './exposed'
import { contexts, wrap, type Context } from '../samples/contexts'
import type { TypedSample } from './typed-samples'

/** A sample as the compiler reads it. */
export interface SampleFile {
  /** Unique, in the folder that its title names, so that relative imports hold. */
  name: string
  sample: TypedSample
  text: string
  /** How many of its lines stand before the sample's first. */
  lines: number
  /** Names that it declares at its top, where it is a classic script: others of the app see them. */
  shared: ReadonlySet<string>
}

/** Where an app lies, and below that each of several by its number. */
const APP = '/app/'

/**
 * The samples of an app as files; those that do not parse are left out, which the rule `sample` reports.
 * @param app its number, which names tell apart from those of other apps
 */
export function sampleFiles(
  app: number,
  samples: readonly TypedSample[],
  variables: readonly string[],
): SampleFile[] {
  const parsed = samples.flatMap((sample, number) => asParsed(app, sample, number) ?? [])
  return parsed.map((file) => (file.isScript ? joined(file, parsed, variables) : file))
}

interface ParsedFile extends SampleFile {
  isScript: boolean
}

function asParsed(app: number, sample: TypedSample, number: number): ParsedFile | undefined {
  const extension = sample.isTyped
    ? sample.language.endsWith('x')
      ? 'tsx'
      : 'ts'
    : sample.path.endsWith('.mjs')
      ? 'mjs'
      : 'jsx'
  // From its root upwards there is nothing but that root.
  const folder = path.posix.join('/', path.posix.dirname(sample.path))
  const file = `${path.posix.basename(sample.path).replace(/\W+/g, '-')}.${number}.${extension}`
  const name = path.posix.join(APP, String(app), folder, file)
  for (const context of contexts[extension === 'tsx' || extension === 'jsx' ? 'tsx' : 'typescript']) {
    const { text, lines } = wrap(
      sample.isTyped ? sample.text : withEventNames(sample.text),
      'typescript',
      ofSomething(context),
    )
    const source = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true)
    // The compiler keeps what it could not read here, and gives it to whoever has a program.
    if ((source as unknown as { parseDiagnostics: unknown[] }).parseDiagnostics.length) continue
    const isScript =
      !ts.isExternalModule(source) && !sample.isTyped && !/\b(?:require\(|module\.exports\b)/.test(text)
    return { name, sample, text, lines, isScript, shared: new Set(isScript ? declaredIn(source) : []) }
  }
  return undefined
}

/**
 * A function of plain JavaScript that hands its first parameter on as the name of an event takes names of events, which
 * JavaScript could say in a comment alone; so it is put there. Lines stay what they are.
 */
const withEventNames = (text: string): string =>
  text.replace(
    /(\bfunction \w+\()(?=(\w+), \w+\) \{\s*(?:return )?\w+\.(?:addListener|on)\(\2,)/g,
    `$1/** @type {import('${SDK}').BeckonEventName} */ `,
  )

/** A piece of a class has the members that the rest of the class has, which nobody knows. */
const ofSomething = ({ before, after }: Context): Context => ({
  before: before.replace('class C {', 'class C extends (undefined as any) {'),
  after,
})

function declaredIn(source: ts.SourceFile): string[] {
  const names = (name: ts.BindingName): string[] =>
    ts.isIdentifier(name)
      ? [name.text]
      : name.elements.flatMap((element) => (ts.isBindingElement(element) ? names(element.name) : []))
  return source.statements.flatMap((statement) => {
    if (ts.isVariableStatement(statement))
      return statement.declarationList.declarations.flatMap((one) => names(one.name))
    const isNamed = ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement)
    return isNamed && statement.name ? [statement.name.text] : []
  })
}

const isPiece = ({ path: name }: TypedSample): boolean => name.startsWith('sample-')

/**
 * A classic script sees what other scripts of the app declare. As a module it imports them, in its last line, which moves
 * no other; of several scripts that declare a name, that of its own page counts, then the first. A piece of a file, be it
 * that another sample is that file or that it has no name, has the customary variables as well.
 */
function joined(file: ParsedFile, all: readonly ParsedFile[], variables: readonly string[]): SampleFile {
  const words = new Set(file.text.match(/[\w$]+/g))
  const { page } = file.sample
  const others = all.filter(
    (other) => other !== file && other.isScript && (!isPiece(other.sample) || other.sample.page === page),
  )
  const inOrder = [...others.filter(({ sample }) => sample.page === page), ...others]
  const from = new Map<string, string>()
  for (const { name, shared } of inOrder) {
    for (const one of shared) {
      if (words.has(one) && !file.shared.has(one) && !from.has(one)) from.set(one, name)
    }
  }
  const hasVariables =
    isPiece(file.sample) ||
    all.some(({ sample }) => sample !== file.sample && sample.path === file.sample.path)
  for (const one of hasVariables ? variables : []) {
    const isOwn = new RegExp(`(?:const|let|var|function) +(?:\\{[^}]*\\b)?${one}\\b`).test(file.text)
    if (words.has(one) && !isOwn && !from.has(one)) from.set(one, VARIABLES)
  }
  const imports = [...from].map(([one, name]) => `import { ${one} } from '${name}';`)
  return { ...file, text: `${file.text}\n${imports.join(' ')} export { ${[...file.shared].join(', ')} };` }
}

/** The sample that a relative import means: of the same page first, then the first of the app. */
export function importedSample(
  specifier: string,
  importer: SampleFile,
  files: readonly SampleFile[],
): SampleFile | undefined {
  const folder = path.posix.join(APP, path.posix.dirname(importer.sample.path))
  const bare = (name: string) => name.replace(/(?:\.(?:android|ios))?\.(?:[cm]?[jt]s|[jt]sx)$/, '')
  const target = bare(path.posix.join(folder, specifier))
  // Nobody knows where a piece without a name stands.
  const end = isPiece(importer.sample) ? bare(specifier.replace(/^(?:\.{1,2}\/)+/, '/')) : undefined
  const fits = files.filter(({ sample }) => {
    const own = bare(path.posix.join(APP, sample.path))
    return own === target || own === `${target}/index` || (end !== undefined && own.endsWith(end))
  })
  return fits.find(({ sample }) => sample.page === importer.sample.page) ?? fits[0]
}

/**
 * Whether a sample may declare what samples of other apps see: types of the whole program, or, in JavaScript, members of what
 * is not its own.
 */
export const reachesOthers = ({ sample, text }: SampleFile): boolean =>
  /\bdeclare\b/.test(text) ||
  (!sample.isTyped && /[\w$](?:\.[\w$]+|\[[^\]\n]*\]) *=(?![=>])|\bdefineProperty\b/.test(text))
