import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

export interface Redirect {
  from: string
  to: string
}

/** The redirects of content/redirects.json; the content check has judged them. */
export function redirects(): Redirect[] {
  const file = path.resolve('content/redirects.json')
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Redirect[]) : []
}

/** The same for nginx, whose map takes lines such as `"/en/old/" "/en/new/";`. */
export const redirectMap = (list: readonly Redirect[]): string =>
  list.map(({ from, to }) => `${JSON.stringify(from)} ${JSON.stringify(to)};\n`).join('')
