import { stringify } from 'yaml'
import { site } from '../../shared/site'
import { apiDownloads } from '../../shared/site-files'
import { languageOf, withLanguage } from '../../shared/slugs'
import { isRecord } from '../../text/records'
import { writeMade } from '../files/write-made'
import { descriptionDigest, readDescription, type Description } from './read-description'

/**
 * The description as files for tools, by their addresses: each surface of the API as one document, as JSON and as YAML.
 * Without a description there are none.
 */
export function apiFiles(root: string): Map<string, string> {
  const { description } = readDescription(root)
  return new Map(
    description
      ? apiDownloads.map((address) => {
          const document = forTools(description, address.includes('/cloud/') ? 'cloud' : 'server')
          const text = address.endsWith('.json')
            ? `${JSON.stringify(document, null, 2)}\n`
            : // Most readers of YAML are still of 1.1, where on, off and Yes are booleans.
              stringify(document, { aliasDuplicateObjects: false, compat: 'yaml-1.1' })
          return [address, text]
        })
      : [],
  )
}

/** Writes them into the folder of the built site: making them takes a second. */
export function writeApiFiles(root: string): void {
  const restsOn = descriptionDigest(root)
  writeMade(root, { name: 'api', restsOn, addresses: apiDownloads, make: () => apiFiles(root) })
}

function forTools(description: Description, surface: 'server' | 'cloud'): unknown {
  const { document } = description[surface]
  // The two surfaces count their versions apart.
  const { 'x-cloud-version': cloudVersion, ...info } = document.info ?? {}
  return withFullLinks({
    ...document,
    info:
      surface === 'cloud'
        ? { ...info, title: 'Beckon Cloud API', version: cloudVersion ?? info.version }
        : info,
    externalDocs: document.externalDocs ?? {
      description: 'The reference for people',
      url: `${site.url}${withLanguage('/api/')}`,
    },
  })
}

/** Elsewhere a path of this site leads nowhere. */
function withFullLinks(value: unknown): unknown {
  if (typeof value === 'string') {
    return value.replace(/(\]\()(\/[^\s)]*)/g, (link, start: string, path: string) =>
      languageOf(path) ? `${start}${site.url}${path}` : link,
    )
  }
  if (Array.isArray(value)) return value.map(withFullLinks)
  if (!isRecord(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withFullLinks(inner)]))
}
