import path from 'node:path'
import { z } from 'zod'
import { sdkOperatingSystems } from '../../../shared/sdk'
import { defaultLanguage, site } from '../../../shared/site'
import { sdkLists, sdkListSchema } from '../../../shared/site-files'
import { walk } from '../../files/content-files'
import { writeMade } from '../../files/write-made'
import { digest } from '../../page/inputs'
import { readSymbolLists } from '../../symbols/read-lists'
import { readSignature } from '../../symbols/signature'
import { isType, signatureLanguages, threads, type SdkSymbol, type SymbolList } from '../../symbols/symbol'
import type { NameGuides } from '../maker'
import { symbolPath } from './addresses'
import { counterparts } from './elsewhere'
import { importsOf } from './imports'
import { signaturesOf } from './member'

const optional = z.string().optional()
const symbol = z.object({
  id: z.string().describe('Unique in the list: the type, a dot, the member'),
  name: z.string(),
  kind: z.string().describe('class, function, property, event, configuration, …'),
  owner: optional.describe('Id of the type that it is a member of'),
  url: z.url().describe('Where the reference describes it'),
  about: optional.describe('What it is or does'),
  signatures: z.partialRecord(z.enum(signatureLanguages), z.string()).optional(),
  parameters: z
    .array(
      z.object({
        name: z.string(),
        type: optional,
        about: optional,
        isOptional: z.literal(true).optional(),
        isNullable: z.literal(true).optional(),
        default: optional,
      }),
    )
    .optional()
    .describe('Those of the first signature'),
  returns: z.object({ type: optional, isNullable: z.literal(true).optional(), about: optional }).optional(),
  form: z
    .enum(['suspend', 'async', 'promise', 'future', 'callback'])
    .optional()
    .describe('How a result comes that does not come at once'),
  errors: z.array(z.object({ name: z.string(), when: optional })).optional(),
  thread: z.enum(threads).optional().describe('Where the result or the event arrives'),
  holds: optional.describe('What a key or a property holds'),
  gives: z.array(z.string()).optional().describe('Types that what an event hands over is, or has in it'),
  default: optional,
  import: optional.describe(
    'By what it is imported: a full name, a package of Dart or npm, a module of Swift',
  ),
  alsoImport: z.array(z.string()).optional().describe('By what other modules bring it'),
  since: optional,
  deprecated: z.object({ version: optional, instead: optional }).optional(),
  removed: optional,
  only: z.enum(sdkOperatingSystems.map(({ id }) => id)).optional(),
  note: optional,
  guides: z
    .array(z.url())
    .optional()
    .describe('Where a guide documents it, as its page says: the section that names it, or the page'),
  counterparts: z
    .array(z.object({ version: z.string(), platform: z.string(), id: z.string() }))
    .optional()
    .describe('The same thing on other platforms of the version, and in other versions of the platform'),
  concept: z.string().describe('The same for the same thing on other platforms and in other versions'),
})

const schema = z.object({
  $schema: z.url().describe('Where this schema is'),
  version: z.string(),
  platform: z.string(),
  symbols: z.array(symbol),
})

const SCHEMA = `${site.url}${sdkListSchema}`

type Listed = z.infer<typeof symbol>

/** The lists as files for tools, by their addresses, and the schema that they fit. */
function symbolFiles(lists: readonly SymbolList[], guides: NameGuides): Map<string, string> {
  const json = (value: unknown) => `${JSON.stringify(value)}\n`
  return new Map([
    [
      sdkListSchema,
      `${JSON.stringify({ $id: SCHEMA, title: 'SDK list', ...z.toJSONSchema(schema) }, null, 2)}\n`,
    ],
    ...lists.map((list): [string, string] => [
      sdkLists(list),
      json(toJson(list, { lists, guides: guides.get(listName(list)) })),
    ]),
  ])
}

/** What a list is written in the light of. */
interface Site {
  lists: readonly SymbolList[]
  guides: ReadonlyMap<string, readonly string[]> | undefined
}

function toJson(list: SymbolList, site: Site): z.infer<typeof schema> {
  return {
    $schema: SCHEMA,
    version: list.version,
    platform: list.platform,
    symbols: list.symbols.map((one) => listed(one, list, site)),
  }
}

function listed(one: SdkSymbol, list: SymbolList, { lists, guides }: Site): Listed {
  const { id, name, kind, concept, owner, about, errors, returns } = one
  const written = signaturesOf(one, list)
  const [from, ...alsoFrom] = importsOf(one, list)
  const guide = guides?.get(id)
  const [first] = written
  const shape = first && !isType(one) ? readSignature(first[1], first[0]) : {}
  const given = {
    ...(shape.returns === undefined ? {} : { type: shape.returns }),
    ...(shape.isNullable ? { isNullable: shape.isNullable } : {}),
    ...(returns === undefined ? {} : { about: returns }),
  }
  const facts = {
    owner,
    about,
    signatures: written.length ? (Object.fromEntries(written) as Listed['signatures']) : undefined,
    parameters: shape.parameters?.map(({ label: _, ...parameter }) => ({
      ...parameter,
      ...(one.parameters?.[parameter.name] ? { about: one.parameters[parameter.name] } : {}),
    })),
    returns: Object.keys(given).length ? given : undefined,
    form: shape.form,
    errors:
      errors && Object.entries(errors).map(([error, when]) => ({ name: error, ...(when ? { when } : {}) })),
    thread: one.thread,
    holds: one.holds,
    gives: one.gives,
    default: one.default,
    import: from,
    alsoImport: alsoFrom.length ? alsoFrom : undefined,
    since: one.since,
    deprecated: one.deprecated,
    removed: one.removed,
    only: one.only,
    note: one.note,
    guides: guide?.map((address) => `${site.url}${address}`),
    counterparts: filled(
      counterparts(one, list, lists).map(({ list: other, symbol: same }) => ({
        version: other.version,
        platform: other.platform,
        id: same.id,
      })),
    ),
  }
  const known = Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined))
  const url = `${site.url}${symbolPath(id, list, defaultLanguage) ?? ''}`
  return { id, name, kind, concept, url, ...known }
}

const filled = <T>(all: T[]): T[] | undefined => (all.length ? all : undefined)

/** How guides call a list. */
export const listName = ({ version, platform }: Pick<SymbolList, 'version' | 'platform'>): string =>
  `${version}/${platform}`

/** Writes them into the folder of the built site. A list that is gone leaves nothing behind. */
export function writeSymbolFiles(root: string, nameGuides: NameGuides): void {
  const { lists, digest: digestOfLists } = readSymbolLists(root)
  const guides = JSON.stringify([...nameGuides].map(([list, ofList]) => [list, [...ofList]]))
  const folder = path.dirname(sdkListSchema)
  writeMade(root, {
    name: 'symbols',
    restsOn: digest([digestOfLists, guides]),
    addresses: walk(path.join(root, 'public', folder)).map((name) => `${folder}/${name}`),
    make: () => symbolFiles(lists, nameGuides),
  })
}
