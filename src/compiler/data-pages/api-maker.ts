import { existsSync } from 'node:fs'
import path from 'node:path'
import { apiDownloads } from '../../shared/site-files'
import { writeApiFiles } from '../api/download'
import { writeFormFiles } from '../api/form-files'
import { apiPages } from '../api/pages'
import { apiRestsOn } from '../api/rests-on'
import { API, apiPath, apiSlugs, MAIN } from '../api/slugs'
import { keptMade } from './kept-made'
import type { Maker } from './maker'

/** The reference of the REST API: a page a resource, and one of the schemas that several of them use. */
export const apiMaker: Maker = {
  name: 'api',
  data: { file: () => MAIN, rule: 'openapi' },
  isProse: true,
  // Of an operation, which has names, its parameters.
  excerpt: { letters: () => 160, of: (names) => names !== undefined },
  downloads: {
    has: (root, address) => apiDownloads.some((one) => one === address) && existsSync(path.join(root, API)),
    write: (root) => {
      writeApiFiles(root)
      writeFormFiles(root)
    },
  },
  routes: (content, language, has) =>
    has(apiPath(language)) ? apiSlugs(content).map(([slug, file]) => [apiPath(language, slug), file]) : [],
  needs: 'none',
  *make({ root, language, has }) {
    if (!has(apiPath(language))) return
    const restsOn = apiRestsOn(root, language)
    yield keptMade({ root, language, name: 'api', restsOn }, () => apiPages(root, language))
  },
}
