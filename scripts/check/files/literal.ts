import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { listContent, readFacts } from '../../../plugins/docs-content/core/content-files'
import type { Problem } from '../../../src/shared/problems'
import { languages } from '../../../src/shared/site'
import type { Rule } from '../rule'

/** A release such as 3.10.0 may be history in a sentence; in a sample it is what readers paste. */
const VERSION = /^\d+(?:\.\d+){2,3}$/
const ADDRESS = /^https?:\/\//

/** What content/facts.json holds is drawn from there, so that one line changes every page. */
export const literalRule: Rule = {
  name: 'literal',
  about: 'versions in samples, and addresses everywhere, are drawn from content/facts.json by name',
  check({ root }) {
    const { facts } = readFacts(root)
    const known = [...facts].filter(([, value]) => VERSION.test(value) || ADDRESS.test(value))
    const { pages, partials } = listContent(root, languages)
    return [...pages, ...partials].flatMap((name) => {
      const file = `content/${name}`
      const full = path.join(root, file)
      return existsSync(full) ? literalsIn(readFileSync(full, 'utf8'), file, known) : []
    })
  },
}

function literalsIn(text: string, file: string, facts: readonly (readonly [string, string])[]): Problem[] {
  let inSample = false
  return text.split('\n').flatMap((line, index) => {
    if (/^\s*(?:```|~~~)/.test(line)) {
      inSample = !inSample
      return []
    }
    // Of several facts with one value the writer chooses; the first place is enough to say it.
    const found = new Map<number, { value: string; names: string[] }>()
    for (const [name, value] of facts) {
      if (VERSION.test(value) && !inSample) continue
      const at = indexOfWhole(line, value)
      if (at < 0) continue
      const same = found.get(at)
      if (same && same.value.length > value.length) continue
      found.set(at, { value, names: same?.value === value ? [...same.names, name] : [name] })
    }
    return [...found].map(([at, { value, names }]) => ({
      file,
      line: index + 1,
      column: at + 1,
      rule: 'literal',
      message: `"${value}" is written out, and would stay when it changes.`,
      mend: `write ${names.map((name) => `%{${name}}`).join(' or ')}`,
    }))
  })
}

function indexOfWhole(line: string, value: string): number {
  const at = line.indexOf(value)
  const [before, after] = [line[at - 1] ?? '', line[at + value.length] ?? '']
  return at >= 0 && !/[\w.]/.test(before) && !/[\w]/.test(after) ? at : -1
}
