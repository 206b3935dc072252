import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { compileFunction } from 'node:vm'
import ts from 'typescript'

const requireFrom = createRequire(path.resolve('package.json')) as (name: string) => unknown

/**
 * Runs a file of Gatsby's as it is shipped, besides what the test gives in the place of what it imports.
 * @param file below node_modules
 * @param modules by the names that the file has for them; what is not among them is the module itself
 * @param globals in the place of the browser's, or of Node's
 * @returns what it exports
 */
export function runGatsbyFile(
  file: string,
  modules: Record<string, unknown>,
  globals: Record<string, unknown> = {},
): Record<string, unknown> {
  const { outputText } = ts.transpileModule(readFileSync(path.resolve('node_modules', file), 'utf8'), {
    compilerOptions: { module: ts.ModuleKind.CommonJS, jsx: ts.JsxEmit.React, esModuleInterop: true },
  })
  const exported: Record<string, unknown> = {}
  const all = { __PATH_PREFIX__: '', __BASE_PATH__: '', ...globals }
  const run = compileFunction(outputText, ['exports', 'require', ...Object.keys(all)]) as (
    ...given: unknown[]
  ) => void
  run(exported, (name: string) => modules[name] ?? requireFrom(name), ...Object.values(all))
  return exported
}
