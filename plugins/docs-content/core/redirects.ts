import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import type { Problem } from '../../../src/shared/problems'
import { faultAt, jsonFault } from './json-fault'

/** Where pages that moved went, from the project's root: the one list of all redirects. */
export const REDIRECTS = 'content/redirects.json'

const address = (pattern: RegExp, form: string) =>
  z.string().regex(pattern, `write a site path such as ${form}`)

const schema = z
  .object({
    /** The address that was. */
    from: address(/^\/[a-z]{2}\/(?:[a-z0-9-]+\/)+$/, '/en/guides/old/'),
    /** The page that says it now, perhaps with an #anchor. */
    to: address(/^\/[a-z]{2}\/(?:[a-z0-9-]+\/)*(?:#\S+)?$/, '/en/guides/new/'),
  })
  .strict()

export type Redirect = z.infer<typeof schema>

/** An entry with the place of its `from` in the file. */
export interface PlacedRedirect extends Redirect {
  offset: number
}

/** Reads the list; what is no list and what is no entry is told with its line and left out. */
export function readRedirects(root: string): {
  redirects: PlacedRedirect[]
  problems: Problem[]
  text: string
} {
  const file = path.join(root, REDIRECTS)
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '[]'
  let written: unknown
  try {
    written = JSON.parse(text)
  } catch (error) {
    return { redirects: [], problems: [jsonFault(REDIRECTS, text, error, 'redirect')], text }
  }
  const redirects: PlacedRedirect[] = []
  const problems: Problem[] = []
  let searched = 0
  for (const entry of Array.isArray(written) ? (written as unknown[]) : [written]) {
    const offset = Math.max(0, text.indexOf('{', searched))
    const result = schema.safeParse(entry)
    searched = Math.max(offset + 1, text.indexOf('}', offset))
    if (result.success) redirects.push({ ...result.data, offset })
    else {
      const [issue] = result.error.issues
      problems.push(
        faultAt(REDIRECTS, text, offset, {
          rule: 'redirect',
          message: `The entry is wrong: ${issue?.path.join('.') ?? ''} ${issue?.message ?? ''}.`.replace(
            / {2,}/g,
            ' ',
          ),
          mend: 'write { "from": "/en/old/", "to": "/en/new/" }',
        }),
      )
    }
  }
  return { redirects, problems, text }
}
