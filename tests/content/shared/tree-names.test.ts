import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { parse } from 'yaml'

const guides = path.resolve(import.meta.dirname, '../../../content/en/guides')

interface Names {
  title: string
  navTitle?: string
}

const namesIn = (file: string): Names => {
  const [, frontmatter = ''] = readFileSync(path.join(guides, file), 'utf8').split(/^---$/m)
  return parse(frontmatter) as Names
}

/** Their beginnings, since a tree says "Import" or "Archive" where a title says "imports" or "archived". */
const beginnings = (text: string): string[] =>
  // "E-mail" is "email" as well, and "geo-triggers" are triggers.
  (`${text} ${text.replaceAll('-', '')}`.toLowerCase().match(/\p{L}+/gu) ?? []).map((word) =>
    word.slice(0, 5),
  )

/** A service keeps the name that the dashboard gives it, which is its address too. */
const service = (file: string): string =>
  /^apps\/services\/(?<name>[\w-]+)\.mdx$/.exec(file)?.groups?.name ?? ''

/** POIs are points of interest. */
const initials = ({ title }: Names): string =>
  (title.match(/\p{L}+/gu) ?? []).map((word) => word.charAt(0)).join('')

it('a guide is called in the tree by words of its title: under another name, readers take it for another page', () => {
  const files = readdirSync(guides, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.mdx'),
  )
  const named = files.map((file) => ({ file, ...namesIn(file) })).filter(({ navTitle }) => navTitle)
  expect(named.length).toBeGreaterThan(30)
  const strangers = named.filter(({ file, title, navTitle = '' }) => {
    const words = beginnings(`${title} ${service(file)}`)
    const short = beginnings(navTitle)
    return (
      !short.some((word) => words.includes(word)) &&
      !initials({ title }).includes(navTitle.replace(/s$/, '').toLowerCase())
    )
  })
  expect(strangers.map(({ file, title, navTitle }) => `${file}: ${navTitle} for "${title}"`)).toEqual([])
})
