// @ts-check
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import { eachInComments, importsInComments } from './comment-imports.mjs'

/**
 * An ESLint rule for what `import-x/no-cycle` leaves out: files that know each other's types in a cycle. Such a cycle
 * costs nothing at run time, and ties files together all the same: none of them can be read, moved or tested alone.
 */

const source = /(?<!\.d)\.(?:m?ts|tsx|mjs)$/

/** @param {string} folder @returns {string[]} */
const filesBelow = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && source.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))

/** @type {Map<string, Map<string, string[]>>} by root: file → files it imports */
const graphs = new Map()

/** @param {string} root */
function graphOf(root) {
  const known = graphs.get(root)
  if (known) return known
  const files = ['src', 'plugins', 'scripts', 'tests'].flatMap((folder) =>
    filesBelow(path.join(root, folder)),
  )
  const all = new Set(files)
  /** @param {string} from @param {string} to */
  const resolve = (from, to) => {
    const base = path.resolve(path.dirname(from), to)
    return ['', '.ts', '.tsx', '.mts', '.mjs', '/index.ts']
      .map((end) => base + end)
      .find((file) => all.has(file))
  }
  const graph = new Map(
    files.map((file) => {
      const text = readFileSync(file, 'utf8')
      const { importedFiles } = ts.preProcessFile(text, true, true)
      const named = [...importedFiles.map(({ fileName }) => fileName), ...importsInComments(text)]
      const targets = named.flatMap((name) => (name.startsWith('.') ? (resolve(file, name) ?? []) : []))
      return /** @type {const} */ ([file, targets])
    }),
  )
  graphs.set(root, graph)
  return graph
}

/**
 * The way back from one file to another, shortest first; undefined when there is none.
 * @param {Map<string, string[]>} graph @param {string} from @param {string} to
 */
function wayBack(graph, from, to) {
  const ways = [[from]]
  const seen = new Set([from])
  for (const way of ways) {
    const last = way.at(-1) ?? ''
    if (last === to) return way
    for (const next of graph.get(last) ?? []) {
      if (!seen.has(next)) {
        seen.add(next)
        ways.push([...way, next])
      }
    }
  }
  return undefined
}

/** @type {import('eslint').Rule.RuleModule} */
export const noTypeCycle = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: { cycle: 'The import closes a cycle of types: {{way}}.' },
  },
  create(context) {
    const graph = graphOf(context.cwd)
    /** @param {string} target @param {{ node: import('eslint').Rule.Node } | { loc: import('eslint').AST.SourceLocation }} where */
    const check = (target, where) => {
      if (!target.startsWith('.')) return
      const base = path.resolve(path.dirname(context.filename), target)
      const direct = (graph.get(context.filename) ?? []).find(
        (file) => file === base || file.replace(source, '') === base || file === `${base}/index.ts`,
      )
      const way = direct && wayBack(graph, direct, context.filename)
      if (way) {
        const names = [context.filename, ...way].map((file) => path.relative(context.cwd, file))
        context.report({ ...where, messageId: 'cycle', data: { way: names.join(' → ') } })
      }
    }
    /** @param {import('eslint').Rule.Node & { source?: unknown }} node */
    const ofNode = (node) => {
      const { value } = /** @type {{ value?: unknown }} */ (node.source ?? {})
      check(String(value ?? ''), { node })
    }
    return {
      ImportDeclaration: ofNode,
      ExportNamedDeclaration: ofNode,
      ExportAllDeclaration: ofNode,
      // A type that is named in place.
      TSImportType: ofNode,
      ...eachInComments(context, (target, loc) => check(target, { loc })),
    }
  },
}
