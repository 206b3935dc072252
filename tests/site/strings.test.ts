import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { keysOf, withoutForm, type Strings } from '../helpers/strings'

/** Strings of the interface, as the built pages show them. */

const dir = path.resolve(process.env.PUBLIC_DIR ?? 'public')
const locales = 'content/locales'

const keys = new Set(
  readdirSync(locales, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .flatMap((file) =>
      keysOf(JSON.parse(readFileSync(path.join(locales, file), 'utf8')) as Strings).map(withoutForm),
    ),
)

/** What a visitor sees or hears of a page; code is no text of the interface. */
const withoutCode = (html: string) => html.replace(/<(script|style|pre|code)\b.*?<\/\1>/gs, '')
const texts = (page: string) => page.split(/<[^>]*>/)
const attributes = (page: string) =>
  [...page.matchAll(/ (?:aria-label|title|placeholder|alt|content)="([^"]*)"/g)].map(([, text = '']) => text)
/** Parts of the interface mostly; a writer's emphasis and links are not among them. */
const labels = (page: string) =>
  [...page.matchAll(/<(button|label|summary|option|h\d|span|p)\b[^>]*>([^<]+)<\/\1>/g)].map(
    ([, , text = '']) => text.trim(),
  )

function keysShown(html: string): string[] {
  const page = withoutCode(html)
  const dotted = [...texts(page), ...attributes(page)].flatMap(
    (text) => text.match(/\b[\w-]+(?:\.[\w-]+)+/g) ?? [],
  )
  // A key of one word is a word of English as well: it has to be all there is.
  const alone = [...labels(page), ...attributes(page)]
  return [...new Set([...dotted, ...alone])].filter((word) => keys.has(word))
}

it('no page shows the key of a string in its place', () => {
  const pages = readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
    .map((entry) => path.join(entry.parentPath, entry.name))
  expect(pages.length).toBeGreaterThan(200)
  expect(keys.size).toBeGreaterThan(100)
  const shown = pages.flatMap((file) => {
    const found = keysShown(readFileSync(file, 'utf8'))
    return found.length ? [`${path.relative(dir, file)}: ${found.join(', ')}`] : []
  })
  expect(shown).toEqual([])
})
