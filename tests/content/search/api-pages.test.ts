import path from 'node:path'
import { expect, it } from 'vitest'
import { workingTree } from '../../../src/compiler/check/routes/base'
import { apiMaker } from '../../../src/compiler/data-pages/api-maker'
import { listContent } from '../../../src/compiler/files/content-files'
import { hasCalls } from '../../../src/search/policy/api-pages'
import { languages } from '../../../src/shared/site'
import { fileToPath } from '../../../src/shared/slugs'

/** Search knows a page by its path: which are made of the API's description stands in its policy. */

const root = path.resolve(import.meta.dirname, '../../..')

it.each(languages)(
  'pages with calls of the API are those that are made of its description: %s',
  (language) => {
    const made = apiMaker.routes(workingTree(root), language, () => true).map(([route]) => route)
    expect(made.length).toBeGreaterThan(20)
    expect(made.filter((route) => !hasCalls(route))).toEqual([])
    const written = listContent(root, [language]).pages.map(fileToPath)
    // Search takes them for lists of calls: enter them in src/search/policy/api-pages.ts.
    expect(written.filter(hasCalls)).toEqual([])
  },
)
