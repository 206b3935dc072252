import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

/** ESLint's max-lines counts scripts; style sheets hold to the same limit. */
const most = 300

it('no style sheet is longer than a script may be', () => {
  const sheets = ['src', 'scripts'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.css'))
      .map((file) => path.join(folder, file)),
  )
  expect(sheets.length).toBeGreaterThan(40)
  const lines = (file: string) => readFileSync(file, 'utf8').trimEnd().split('\n').length
  expect(sheets.filter((file) => lines(file) > most)).toEqual([])
})
