import { expect } from 'vitest'
import { reference } from '../data-pages/reference'

/** The row "Guide" of a member in a reference; undefined where it has none. */
export async function guide(
  list: string,
  types: string,
  pages: Record<string, string>,
  slug: string,
  member: string,
): Promise<string | undefined> {
  const paths = Object.entries(pages).map(([path, body]) => [`/en/sdk/${list}/${path}/`, body])
  const { text } = await reference(
    { [list]: `types:\n${types}` },
    Object.fromEntries(paths) as Record<string, string>,
  )
  const page = text(list, slug) ?? ''
  const block = page
    .split(/(?=<(?:Member|Field) title=)/)
    .find((one) => one.includes(` title="${member}"`) || one.includes(` name="${member}"`))
  expect(block).toBeDefined()
  const link = /- \*\*Guide\*\* \[[^\]]*\]\(([^)]*)\)/.exec(block ?? '')?.[1]
  return link?.replace(`/en/sdk/${list}/`, '')
}

/** The page of its type. */
export const slugOf = (member: string) => member.slice(0, member.indexOf('.')).toLowerCase()
export const lines = (...all: string[]) => all.join('\n\n')
export const fence = (language: string, text: string, title = '') =>
  `\`\`\`${language}${title && ` title="${title}"`}\n${text}\n\`\`\``

/** Types of an Android list. */
export const android = `  Beckon:
    kind: class
    topic: implementation/inbox
    members:
      find: { kind: function, signature: 'void find(Query query)' }
      'find(since)': { kind: function, signature: 'void find(Query query, Date since)' }
      client: { kind: function, type: BeckonClient }
      wipe: { kind: function, signature: void wipe() }
      elsewhere: { kind: function, topic: implementation/push }
  BeckonClient: { kind: class, topic: implementation/inbox, members: { add: function, drop: function, send: function } }
  BeckonTime:
    kind: class
    topic: implementation/inbox
    members:
      BeckonTime: { kind: constructor, signature: 'BeckonTime(int hour, int minute)' }
      'BeckonTime(String)': { kind: constructor, signature: BeckonTime(String text) }
      hour: { kind: property, signature: int hour }
`
