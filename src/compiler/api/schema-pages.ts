import { inEnglish } from '../page/in-english'
import type { Chunk } from './chunk'
import { fieldItems, fieldText } from './fields'
import { resolve, schemaAnchor } from './openapi'
import type { Description } from './read-description'
import { sentNames } from './sent-names'
import { apiPath, SHARED } from './slugs'
import type { PageParts } from './to-page'
import { limitWords, mdx, typeWords, type Reader } from './words'

/** Which page has a schema: that of its file. */
function schemaHomes({ resources, shared }: Description): Map<string, string> {
  return new Map([
    ...resources.flatMap(({ slug, schemas }) => schemas.map((name) => [name, slug] as const)),
    ...shared.map((name) => [name, SHARED] as const),
  ])
}

/** What the texts of a page are made with, by its slug. Throws where what calls take leads round in a circle. */
export function readersOf(
  description: Description,
  { language, words }: Pick<Reader, 'language' | 'words'>,
): (slug: string) => Reader {
  const homes = schemaHomes(description)
  let sent: ReadonlySet<string> | undefined
  return (slug) => ({
    // All components: the document of the server API has them all.
    document: description.server.document,
    language,
    words,
    sent: (sent ??= sentNames(description)),
    linkTo(name) {
      const home = homes.get(name)
      if (!home) return undefined
      return home === slug ? `#${schemaAnchor(name)}` : `${apiPath(language, home)}#${schemaAnchor(name)}`
    },
  })
}

/** The schemas of a resource, below its operations. */
export function schemaSections(
  schemas: readonly string[],
  description: Description,
  reader: Reader,
): Chunk[] {
  if (!schemas.length) return []
  return [
    {
      text: `## ${reader.words('api.schemas')} {/* #schemas */}`,
      from: description.server.placeOf(['components', 'schemas', schemas[0] ?? '']),
    },
    ...schemas.flatMap((name) => schemaSection(name, '###', description, reader)),
  ]
}

function schemaSection(name: string, mark: string, { server }: Description, reader: Reader): Chunk[] {
  const place = (steps: readonly string[]) => server.placeOf(['components', 'schemas', ...steps])
  const from = place([name])
  const schema = reader.document.components?.schemas?.[name]
  if (!schema) return []
  const own = resolve(reader.document, schema) ?? schema
  const items = fieldItems(own, { ...reader, opened: [name], isAnswer: !reader.sent.has(name) })
  // Without fields, what it is and what it may be is all there is to say.
  const text = items.length
    ? inEnglish(mdx(own.description ?? ''), reader.language)
    : [`_${typeWords(own, reader)}_`, fieldText(own, reader)].join('. ').replace(/\. $/, '')
  const limits = items.length ? limitWords({ ...own, enum: undefined }, reader).join(' ') : ''
  return [
    { text: `${mark} ${mdx(name)} {/* #${schemaAnchor(name)} */}`, from },
    ...(text || limits ? [{ text: [text, limits].filter(Boolean).join(' '), from }] : []),
    ...(items.length ? [{ text: '<Fields>', from }] : []),
    ...items.map(({ field, text: item }) => ({
      text: item,
      from: field ? place([name, 'properties', field]) : from,
    })),
    ...(items.length ? [{ text: '</Fields>', from }] : []),
  ]
}

/** The page of the schemas that stand in the main file. */
export function sharedPage(description: Description, reader: Reader): Omit<PageParts, 'group'> {
  const { main, shared, server } = description
  const { language, words } = reader
  return {
    path: apiPath(language, SHARED),
    source: main,
    facts: {
      title: words('api.shared.title'),
      navTitle: undefined,
      description: words('api.shared.description'),
      order: 900,
      template: 'api-resource',
    },
    chunks: [
      {
        text: words('api.shared.intro'),
        from: server.placeOf(['components']),
      },
      ...[...shared]
        .sort((a, b) => a.localeCompare(b, 'en'))
        .flatMap((name) => schemaSection(name, '##', description, reader)),
    ],
  }
}
