import path from 'node:path'
import ts from 'typescript'
import { importedSample, type SampleFile } from './files'
import { librariesOf, OWN_LIBRARIES, type Place } from './libraries'

/** Where the packages lie; the content that is checked may lie elsewhere. */
const ROOT = path.resolve(import.meta.dirname, '../../../..')
/** Comments in declarations say nothing that types do not. */
const UNREAD = ts.JSDocParsingMode.ParseNone
const DECLARATIONS = '/sdk/declarations.d.ts'
const WINDOW = '/sdk/window.d.ts'

/** What is around the samples of a program. */
export interface Surroundings {
  place: Place
  /** Whether they are TypeScript, which is checked strictly. */
  isTyped: boolean
  /** Of the SDK, if they are of one. */
  declarations?: string
  /** Declarations of what the scripts of a site hand to one another. */
  window?: string
}

/** The files of an app, which find one another, and those of them that are looked at. */
export interface AppFiles {
  files: readonly SampleFile[]
  checked: readonly SampleFile[]
}

const common: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  moduleDetection: ts.ModuleDetectionKind.Force,
  jsx: ts.JsxEmit.ReactJSX,
  esModuleInterop: true,
  experimentalDecorators: true,
  skipLibCheck: true,
  noEmit: true,
  allowJs: true,
  checkJs: true,
  // Packages with types of their own are among those that programs name.
  typeRoots: ['node_modules/@types', 'node_modules'].map((folder) => path.join(ROOT, folder)),
}

/**
 * TypeScript's compiler, for one program after another. What lies on the disk, its own libraries above all, is read and
 * parsed once for all of them, and looked for once.
 */
export class SampleCompiler {
  private readonly disk = ts.createCompilerHost(common)
  private readonly sources = new Map<string, ts.SourceFile | undefined>()
  // Where a package lies hangs on none of the options in which programs differ.
  private readonly places = ts.createModuleResolutionCache(ROOT, (name) => name, common)
  private madePrograms = 0
  private parsedFiles = 0

  /** How much it did: programs made, and files of the disk parsed for them. */
  get work(): { programs: number; parsed: number } {
    return { programs: this.madePrograms, parsed: this.parsedFiles }
  }

  /** A program that checks the samples of apps in the same surroundings; without any, the surroundings themselves. */
  programOf({ place, isTyped, declarations, window }: Surroundings, apps: readonly AppFiles[]): ts.Program {
    this.madePrograms++
    const { lib, types, own: libraries } = librariesOf(place, isTyped)
    const options: ts.CompilerOptions = {
      ...common,
      lib: [...lib],
      types: [...types],
      strict: isTyped,
      // Where a list does not say what comes back, it is anything.
      noImplicitAny: isTyped && apps.length > 0,
      skipLibCheck: apps.length > 0,
    }
    const own = new Map<string, string>()
    if (declarations !== undefined) own.set(DECLARATIONS, declarations)
    if (window !== undefined) own.set(WINDOW, window)
    const checked = apps.flatMap((app) => app.checked.map(({ name }) => name))
    return ts.createProgram({
      rootNames: [...libraries, ...own.keys(), ...checked],
      options,
      host: this.hostOf(own, apps, options),
    })
  }

  private hostOf(
    own: ReadonlyMap<string, string>,
    apps: readonly AppFiles[],
    options: ts.CompilerOptions,
  ): ts.CompilerHost {
    const { disk } = this
    const texts = new Map(own)
    const samples = new Map<string, { file: SampleFile; files: readonly SampleFile[] }>()
    for (const { files } of apps) {
      for (const file of files) {
        texts.set(file.name, file.text)
        samples.set(file.name, { file, files })
      }
    }
    // Packages that are really there are found from the project, not from the app that is not.
    const within = path.join(ROOT, 'app.ts')
    return {
      ...disk,
      getCurrentDirectory: () => ROOT,
      fileExists: (name) => texts.has(name) || disk.fileExists(name),
      readFile: (name) => texts.get(name) ?? disk.readFile(name),
      getSourceFile: (name, target, ...rest) => {
        const text = texts.get(name)
        if (text !== undefined) return ts.createSourceFile(name, text, target, true)
        const options = typeof target === 'object' ? target : { languageVersion: target }
        return this.sourceOf(name, () =>
          disk.getSourceFile(name, { ...options, jsDocParsingMode: UNREAD }, ...rest),
        )
      },
      resolveModuleNameLiterals: (literals, containing) =>
        literals.map(({ text }) => {
          const importer = samples.get(containing)
          const sample =
            importer && /^\.{1,2}\//.test(text)
              ? importedSample(text, importer.file, importer.files)?.name
              : undefined
          const target = texts.has(text) ? text : sample
          if (target) return { resolvedModule: { resolvedFileName: target, extension: path.extname(target) } }
          const isOfDisk = !importer && !own.has(containing)
          const from = isOfDisk || text.startsWith('.') ? containing : within
          return ts.resolveModuleName(text, from, options, disk, this.places)
        }),
    }
  }

  private sourceOf(name: string, parse: () => ts.SourceFile | undefined): ts.SourceFile | undefined {
    if (!this.sources.has(name)) {
      this.parsedFiles++
      this.sources.set(name, parse())
    }
    return this.sources.get(name)
  }
}

/** What is wrong with the declarations themselves, and with those of the libraries. */
export function declarationErrors(
  declarations: string,
  place: Place,
  compiler = new SampleCompiler(),
): string[] {
  const program = compiler.programOf({ place, isTyped: true, declarations }, [])
  const own = program
    .getSourceFiles()
    .filter(({ fileName }) => fileName === DECLARATIONS || path.dirname(fileName) === OWN_LIBRARIES)
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
