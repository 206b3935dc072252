import { mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import ts from 'typescript'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mayHoldQuery } from '../../../src/gatsby/may-hold-query'
import { pageComponent, templates, type Template } from '../../../src/gatsby/page-components'

/** The components are text until Gatsby bundles them: nothing else in the project sees what they import. */
const project = process.cwd()
const names = Object.keys(templates) as Template[]

let folder = ''
beforeAll(() => {
  folder = realpathSync(mkdtempSync(path.join(os.tmpdir(), 'components-')))
  process.chdir(folder)
})
afterAll(() => {
  process.chdir(project)
  rmSync(folder, { recursive: true })
})

const parsed = (file: string): ts.SourceFile =>
  ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)

/** The names of what a module exports. */
function exportsOf(file: string): string[] {
  return parsed(file).statements.flatMap((statement) => {
    const modifiers = ts.canHaveModifiers(statement) ? (ts.getModifiers(statement) ?? []) : []
    const has = (kind: ts.SyntaxKind) => modifiers.some((one) => one.kind === kind)
    if (!has(ts.SyntaxKind.ExportKeyword)) return []
    if (has(ts.SyntaxKind.DefaultKeyword)) return ['default']
    if (ts.isVariableStatement(statement)) {
      return statement.declarationList.declarations.map((one) => one.name.getText())
    }
    return ts.isFunctionDeclaration(statement) ? [statement.name?.text ?? ''] : []
  })
}

/** What a module imports from other files: file without ending, and names. */
function importsOf(file: string): [file: string, names: string[]][] {
  return parsed(file).statements.flatMap((statement) => {
    if (!ts.isImportDeclaration(statement)) return []
    const from = (statement.moduleSpecifier as ts.StringLiteral).text
    if (!from.startsWith('.')) return []
    const { name, namedBindings } = statement.importClause!
    const named = namedBindings && ts.isNamedImports(namedBindings) ? namedBindings.elements : []
    const all = [...(name ? ['default'] : []), ...named.map((one) => (one.propertyName ?? one.name).text)]
    return [[path.resolve(path.dirname(file), from), all]]
  })
}

/** Where it is: files of src are the project's, the others were written beside the component. */
function found(base: string): string | undefined {
  const here = path.relative(folder, base)
  const files = here.startsWith('src/')
    ? ['.ts', '.tsx'].map((end) => path.join(project, here + end))
    : [`${base}.js`]
  return files.find((file) => readdirSync(path.dirname(file)).includes(path.basename(file)))
}

describe('the component of a template', () => {
  it.each(names)('%s imports only what is there', (template) => {
    const imports = importsOf(pageComponent(template, ['en']))
    expect(imports.map(([base]) => path.relative(folder, base))).toEqual([
      `src/templates/${template}`,
      `src/templates/${templates[template].heads}`,
      'src/runtime/language-data',
      '.cache/fragments/language-en',
    ])
    for (const [base, wanted] of imports) {
      const file = found(base)
      expect(file, base).toBeDefined()
      expect(exportsOf(file!)).toEqual(expect.arrayContaining(wanted))
    }
  })

  it('brings the components of references along where the page has any, and nowhere else', () => {
    const plain = importsOf(pageComponent('article', ['en']))
    const file = pageComponent('article', ['en'], true)
    expect(file).not.toBe(pageComponent('article', ['en']))
    const [[base, wanted] = ['', []], ...others] = importsOf(file).filter(
      ([one]) => !plain.some(([other]) => other === one),
    )
    expect(others).toEqual([])
    expect(path.relative(folder, base)).toBe('src/blocks/ReferenceBlocks')
    expect(exportsOf(found(base)!)).toEqual(expect.arrayContaining(wanted))
  })

  it.each(names)('%s is read by Gatsby when it looks for queries', (template) => {
    expect(mayHoldQuery(readFileSync(pageComponent(template, ['en']), 'utf8'))).toBe(true)
  })

  it('is there for every template', () => {
    const folderOfTemplates = path.join(project, 'src/templates')
    const files = readdirSync(folderOfTemplates).filter((name) => name.endsWith('.tsx'))
    const pages = files.filter((name) => exportsOf(path.join(folderOfTemplates, name)).includes('default'))
    expect(pages.map((name) => name.replace('.tsx', '')).sort()).toEqual([...names].sort())
  })

  it('has one of the heads, and each head is of one of them', () => {
    const heads = new Set(names.map((name) => templates[name].head))
    const there = ['doc-head', 'heads'].flatMap((name) =>
      exportsOf(path.join(project, `src/templates/${name}.tsx`)),
    )
    expect(there.sort()).toEqual([...heads].sort())
  })
})
