import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { matchErrors } from '../../src/blocks/errors/match-errors'
import { openIndex } from '../../src/search/setup'
import { makeProject, runGatsby, type GatsbyProject } from '../helpers/gatsby-project'

/**
 * A site in English and Dutch, built by the real Gatsby. Its Dutch strings are the English ones with a mark, so that a
 * string of the other language gives itself away.
 */
const MARK = '~nl'
/** What search engines are told of the site. */
const ABOUT = 'All about a small site.'

type Strings = { [key: string]: string | Strings }
const marked = (strings: Strings): Strings =>
  Object.fromEntries(
    Object.entries(strings).map(([key, text]) => [
      key,
      typeof text === 'string' ? `${text}${MARK}` : marked(text),
    ]),
  )

const page = (title: string, body: string, keys = '') =>
  `---\ntitle: ${title}\ndescription: ${title}, one of the pages of a site that a test builds in two languages.\n${keys}---\n\n${body}\n`

const api = path.resolve(import.meta.dirname, '../fixtures/api/content/api')

const errors = `<ErrorFinder />

## Sms-berichten

<ErrorEntry title="Nummer onbekend" status="400" meaning="Het nummer bestaat niet." cause="Een tikfout.">

Verbeter het nummer.

</ErrorEntry>

## De REST-API

<ErrorEntry title="HTTP 400" status="400" meaning="De aanvraag kan niet worden uitgevoerd.">

Lees de tekst.

</ErrorEntry>`

function furnish({ read, write }: GatsbyProject): void {
  write(
    'languages.json',
    JSON.stringify([
      { id: 'en', name: 'English' },
      { id: 'nl', name: 'Nederlands', site: 'Beckon-documentatie' },
    ]),
  )
  for (const name of readdirSync(path.resolve(import.meta.dirname, '../../content/locales/en'))) {
    const english = JSON.parse(read(`locales/en/${name}`)) as Strings
    write(`locales/nl/${name}`, JSON.stringify(marked(english)))
  }
  const english = JSON.parse(read('locales/en/translation.json')) as { gate: Strings }
  write(
    'locales/en/translation.json',
    JSON.stringify({ ...english, gate: { ...english.gate, description: ABOUT } }),
  )
  write('redirects.json', '[{ "from": "/nl/oud/", "to": "/nl/guides/" }]')
  write('nl/index.mdx', page('Klein', '## Begin hier\n\nLees de [gidsen](/nl/guides/).', 'template: home\n'))
  write('nl/guides/index.mdx', page('Gidsen', 'Kies er een.'))
  write('nl/guides/alleen.mdx', page('Alleen hier', 'Een handleiding over boterhammen.'))
  write('nl/guides/fouten.mdx', page('Fouten', errors))
  // The API and the symbols are described in English, for the pages of all languages.
  write(
    'nl/api/index.mdx',
    page('API', '## Aanmelden {/* #authentication */}\n\nMet een sleutel.', 'template: api\n'),
  )
  for (const name of readdirSync(api, { recursive: true, encoding: 'utf8' })) {
    if (name.endsWith('.yaml')) write(`api/${name}`, readFileSync(path.join(api, name), 'utf8'))
  }
  for (const folder of ['sdk', 'sdk/v3', 'sdk/v3/android']) {
    write(`nl/${folder}/index.mdx`, page(`Over ${folder}`, 'Kies er een.'))
  }
  write(
    'symbols/v3/android.yaml',
    'types: { Beckon: { kind: object, members: { push: { kind: function, note: what it gives } } } }\n',
  )
  write('glossary.yaml', '- { term: device, is: What a person carries. }\n')
  write('glossary.nl.yaml', '- { term: apparaat, is: Wat iemand bij zich draagt. }\n')
}

describe('a site in two languages', () => {
  let project: GatsbyProject
  const file = (name: string) => path.join(project.dir, 'public', name)
  const html = (route: string) => readFileSync(file(`${route.slice(1)}index.html`), 'utf8')
  const pageData = (route: string) =>
    JSON.parse(readFileSync(file(`page-data${route}page-data.json`), 'utf8')) as {
      staticQueryHashes: string[]
    }
  /** What a page loads besides its own data. */
  const shared = (route: string) =>
    pageData(route)
      .staticQueryHashes.map((hash) => readFileSync(file(`page-data/sq/d/${hash}.json`), 'utf8'))
      .join('\n')
  const alternates = (route: string) =>
    Object.fromEntries<string | undefined>(
      [...html(route).matchAll(/<link [^>]*rel="alternate"[^>]*>/g)].map(([link]) => [
        /hreflang="([^"]+)"/i.exec(link)?.[1] ?? '',
        /href="https:\/\/[^/]+([^"]+)"/.exec(link)?.[1],
      ]),
    )

  beforeAll(async () => {
    project = makeProject()
    furnish(project)
    const gatsby = runGatsby(project.dir, ['build'])
    await gatsby.succeeded()
  }, 300_000)
  afterAll(() => {
    project.remove()
  })

  it('has pages of each, those made of data among them, in their language', () => {
    for (const [route, lang, title] of [
      ['/en/guides/', 'en', 'Guides'],
      ['/nl/guides/', 'nl', 'Gidsen'],
      ['/en/guides/glossary/', 'en', 'Glossary'],
      ['/nl/guides/glossary/', 'nl', `Glossary${MARK}`],
    ] as const) {
      expect(html(route), route).toMatch(new RegExp(`<html [^>]*lang="${lang}"`))
      expect(html(route), route).toMatch(new RegExp(`<h1[^>]*>${title}<`))
    }
  })

  it('loads with a page the tree and the strings of its language, once for all of them, and no other', () => {
    const [en, nl] = [shared('/en/guides/'), shared('/nl/guides/')]
    expect(en).toContain('Other guide')
    expect(en).not.toContain('Alleen hier')
    expect(en).not.toContain(MARK)
    expect(nl).toContain('Alleen hier')
    expect(nl).not.toContain('Other guide')
    expect(nl).toContain(MARK)
    // Words of pages of data are in the pages.
    expect(en).not.toContain('Shared schemas')
    expect(pageData('/nl/').staticQueryHashes).toEqual(pageData('/nl/guides/').staticQueryHashes)
    const scripts = readdirSync(file('.')).filter((name) => name.endsWith('.js'))
    expect(scripts.filter((name) => readFileSync(file(name), 'utf8').includes(MARK))).toEqual([])
  })

  it('names the site and the page in the head in the language of the page', () => {
    const head = (route: string) => html(route).split('</head>')[0] ?? ''
    const titleOf = (route: string) => /<title[^>]*>([^<]*)</.exec(head(route))?.[1]
    expect(titleOf('/en/guides/')).toBe('Guides · Beckon documentation')
    expect(titleOf('/en/404/')).toBe('Not found · Beckon documentation')
    expect(titleOf('/en/500/')).toBe('Error · Beckon documentation')
    expect(titleOf('/nl/guides/')).toBe('Gidsen · Beckon-documentatie')
    expect(titleOf('/nl/guides/other/')).toBe('Other guide · Beckon-documentatie')
    expect(titleOf('/nl/oud/')).toBe('Beckon-documentatie')
    expect(titleOf('/nl/404/')).toBe(`Not found${MARK} · Beckon-documentatie`)
    expect(titleOf('/nl/500/')).toBe(`Error${MARK} · Beckon-documentatie`)
    for (const route of ['/nl/', '/nl/guides/', '/nl/guides/glossary/']) {
      expect(head(route), route).toMatch(/<meta [^>]*og:site_name"[^>]* content="Beckon-documentatie"/)
      expect(head(route), route).not.toContain('Beckon documentation')
    }
    expect(head('/')).toMatch(new RegExp(`<meta [^>]*name="description"[^>]* content="${ABOUT}"`))
    const manifest = JSON.parse(readFileSync(file('manifest.webmanifest'), 'utf8')) as object
    expect(manifest).toMatchObject({ lang: 'en', name: 'Beckon documentation', description: ABOUT })
  })

  it('says which pages are the same, in the head and in the header', () => {
    expect(alternates('/nl/guides/')).toEqual({
      en: '/en/guides/',
      nl: '/nl/guides/',
      'x-default': '/en/guides/',
    })
    expect(alternates('/en/guides/other/')).toEqual({})
    expect(html('/nl/guides/')).toMatch(/<a [^>]*href="\/en\/guides\/"[^>]*>EN<\/a>/)
    expect(html('/en/guides/other/')).toMatch(/<a [^>]*href="\/nl\/guides\/other\/"[^>]*>NL<\/a>/)
  })

  it('says of a page that one language lacks where it is, whichever lacks it', () => {
    const lacking = html('/nl/guides/other/')
    expect(lacking).toContain('noindex')
    expect(lacking).toContain(MARK)
    expect(lacking).toMatch(/<a [^>]*href="\/en\/guides\/other\/"[^>]*>Other guide<\/a>/)
    expect(alternates('/nl/guides/other/')).toEqual({ en: '/en/guides/other/' })
    expect(html('/en/guides/alleen/')).toMatch(/<a [^>]*href="\/nl\/guides\/alleen\/"[^>]*>Alleen hier<\/a>/)
  })

  it('marks on Dutch pages what is English everywhere, and nothing else', () => {
    const resource = html('/nl/api/segments/')
    expect(resource).toMatch(/<h1[^>]* lang="en"[^>]*>Segments</)
    expect(resource).toMatch(/<a [^>]*href="#create-segment"[^>]* lang="en"[^>]*>Create a segment</)
    expect(resource).toMatch(/<a [^>]*lang="en"[^>]* href="\/nl\/api\/uploads\/"[^>]*>Uploads</)
    for (const text of ['Create a segment', 'What people see.', 'The credentials are wrong.']) {
      expect(resource).toContain(`<span lang="en">${text}</span>`)
    }
    expect(html('/nl/sdk/v3/android/symbols/other-types/')).toContain('<span lang="en">what it gives</span>')
    const marked = (route: string) =>
      html(route).match(/<(?!html|a [^>]*hreflang)[a-z][^>]* lang="[^"]*"[^>]*>[^<]*/gi) ?? []
    expect(
      marked('/nl/api/segments/').filter((one) => !one.includes(' lang="en"') || one.includes(MARK)),
    ).toEqual([])
    expect(marked('/nl/guides/')).toEqual([])
  })

  it('finds errors in a Dutch catalogue', () => {
    const catalogue = html('/nl/guides/fouten/')
    for (const text of ['Find an error', 'All errors', 'Cause']) expect(catalogue).toContain(`${text}${MARK}`)
    const textOf = (text: string) => text.replace(/<[^>]*>/g, ' ').trim()
    const entries = catalogue.split(/(?=<h2)/).flatMap((part) => {
      const group = textOf(/<h2.*?<\/h2>/s.exec(part)?.[0] ?? '')
      return [
        ...part.matchAll(/<section [^>]*data-error="([^"]+)" data-status="([^"]*)".*?<\/section>/gs),
      ].map(([text, id = '', status = '']) => ({
        id,
        group,
        codes: [],
        statuses: [status],
        text: textOf(text),
      }))
    })
    expect(entries.map(({ id }) => id)).toEqual(['nummer-onbekend', 'http-400'])
    expect(matchErrors('SMS: 400', entries)).toEqual(['nummer-onbekend'])
    expect(matchErrors('aanvraag uitgevoerd', entries)).toEqual(['http-400'])
  })

  it('speaks all languages where any address may lead, and the language of the address elsewhere', () => {
    const all = shared('/404/')
    expect(all).toContain('Alleen hier')
    expect(all).toContain('Other guide')
    expect(html('/')).toMatch(/<a [^>]*href="\/nl\/"[^>]*>Nederlands<\/a>/)
  })

  it('finds in each language what stands there', () => {
    const index = JSON.parse(readFileSync(file('search_index.json'), 'utf8')) as Record<
      string,
      Parameters<typeof openIndex>[0]
    >
    const found = (language: string, text: string) =>
      openIndex(index[language]!, language)
        .search(text, { path: `/${language}/`, language })
        .groups.map(({ path: at }) => at)
    expect(found('nl', 'boterhammen')).toEqual(['/nl/guides/alleen/'])
    expect(found('en', 'boterhammen')).toEqual([])
    expect(Object.keys(index.nl?.store ?? {}).filter((at) => !at.startsWith('/nl/'))).toEqual([])
    expect(existsSync(file('nl/guides/other/index.html'))).toBe(true)
  })
})
