// @ts-check
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import { knownTo, roomOf } from './walls.mjs'

/**
 * Imports are not the only way into a room: a process is started by the path of its script, a bundle begins with that of a
 * module, a worker with `new URL('./worker.ts', import.meta.url)`. ESLint's walls do not see these.
 */

const houses = ['src', 'plugins', 'scripts']
/** A path from the project's root, with or without the way up to it, in a text of its own or within one. */
const PATH = new RegExp(`(?:^|[\\s'"])(?:\\.\\.?/)*((?:${houses.join('|')})/[\\w./-]*)`, 'g')

/**
 * @param {string} file from the project's root
 * @param {string} text
 * @returns {string[]} the paths that its texts name, but for what it imports
 */
function pathsIn(file, text) {
  const kind = /\.tsx$/.test(file)
    ? ts.ScriptKind.TSX
    : /js$/.test(file)
      ? ts.ScriptKind.JS
      : ts.ScriptKind.TS
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false, kind)
  /** @type {string[]} */
  const found = []
  /** @param {ts.Node} node */
  const visit = (node) => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isImportTypeNode(node)) return
    if (ts.isNewExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === 'URL') {
      const [relative, base] = node.arguments ?? []
      const isHere = base && ts.isPropertyAccessExpression(base) && base.name.text === 'url'
      if (relative && isHere && ts.isStringLiteralLike(relative) && relative.text.startsWith('.')) {
        found.push(path.posix.join(path.posix.dirname(file), relative.text))
        return
      }
    }
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)) {
      for (const [, one = ''] of node.text.matchAll(PATH)) found.push(one)
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found.filter((one) => houses.some((house) => one.startsWith(`${house}/`)))
}

/**
 * The rooms that a file may not import and names by a path all the same.
 * @param {string} file from the project's root
 * @param {string} text
 * @returns {string[]}
 */
export function reachedBy(file, text) {
  const own = roomOf(file)
  const open = [own, ...knownTo(own)]
  return [...new Set(pathsIn(file, text).map(roomOf))].filter((room) => !open.includes(room))
}

/**
 * What every room reaches by path, as `byPath` in the list of layers has it.
 * @param {string} root
 * @returns {Record<string, string[]>} rooms that reach others, with those, sorted
 */
export function roomsByPath(root) {
  /** @type {Record<string, Set<string>>} */
  const found = {}
  const files = houses.flatMap((house) =>
    readdirSync(path.join(root, house), { recursive: true, encoding: 'utf8' })
      .map((file) => `${house}/${file.split(path.sep).join('/')}`)
      .filter((file) => /\.(?:tsx?|mts|mjs)$/.test(file) && !/\.d\.ts$|^scripts\/house\//.test(file)),
  )
  for (const file of files) {
    for (const room of reachedBy(file, readFileSync(path.join(root, file), 'utf8'))) {
      ;(found[roomOf(file)] ??= new Set()).add(room)
    }
  }
  return Object.fromEntries(Object.entries(found).map(([room, others]) => [room, [...others].sort()]))
}
