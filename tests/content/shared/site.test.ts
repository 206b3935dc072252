import { existsSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { families, languages } from '../../../src/shared/site'
import { pathToFiles } from '../../../src/shared/slugs'

const root = path.resolve(import.meta.dirname, '../../..')

it('has a page of content for each part of the site, in every language', () => {
  const isThere = (file: string) => existsSync(path.join(root, 'content', file))
  const missing = languages
    .flatMap((language) => families.map(({ segment }) => `/${language}/${segment}/`))
    .filter((route) => !pathToFiles(route).some(isThere))
  expect(missing).toEqual([])
})
