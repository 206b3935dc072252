// @ts-check
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/**
 * Looks for programs where the system puts them.
 * @param {readonly string[]} names the first is wanted most
 * @param {NodeJS.ProcessEnv} [env]
 * @param {readonly string[]} [elsewhere] folders that are not on everybody's PATH
 * @returns {string[]} the files that there are, the one wanted most first
 */
export function findPrograms(names, env = process.env, elsewhere = []) {
  const folders = [...(env.PATH ?? '').split(delimiter).filter(Boolean), ...elsewhere]
  return names
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .filter((file) => existsSync(file))
}
