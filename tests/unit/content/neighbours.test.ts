import { expect, it } from 'vitest'
import type { TreeEntry } from '../../../src/compiler/page/tree-entry'
import { neighbours } from '../../../src/compiler/related/neighbours'
import { parentPath } from '../../../src/shared/slugs'
import { withParents } from '../../helpers/small-tree'

const paths = [
  ...withParents([
    '/en/guides/apps/app-keys/',
    '/en/guides/apps/create-app/',
    '/en/guides/messages/create/',
    '/en/faqs/',
    '/en/sdk/v3/android/implementation/push/',
    '/en/sdk/v2/cordova/android/implementation/push/',
    '/en/sdk/v2/cordova/ios/setup/',
    '/en/sdk/zones/',
  ]),
].sort()

/** A page whose heading says more than its label in the tree. */
const entry = (path: string) =>
  ({ path, page: { frontmatter: { title: `About ${path}`, navTitle: path } } }) as unknown as TreeEntry
const pages = {
  entryOfPath: (path: string) => (paths.includes(path) ? entry(path) : undefined),
  childrenOf: (path: string) => paths.filter((one) => parentPath(one) === path).map(entry),
}
const around = (path: string) => {
  const { previous, next } = neighbours(path, pages)
  return [previous?.path, next?.path]
}

it('leads on in reading order, and ends with the section', () => {
  expect(around('/en/guides/')).toEqual([undefined, '/en/guides/apps/'])
  expect(around('/en/guides/apps/create-app/')).toEqual(['/en/guides/apps/app-keys/', '/en/guides/messages/'])
  expect(around('/en/guides/messages/create/')).toEqual(['/en/guides/messages/', undefined])
  expect(around('/en/sdk/v3/android/')).toEqual([undefined, '/en/sdk/v3/android/implementation/'])
  expect(around('/en/faqs/')).toEqual([undefined, undefined])
  expect(around('/en/')).toEqual([undefined, undefined])
})

it('does not lead into a version, out of one, or from its front into a platform', () => {
  expect(around('/en/sdk/')).toEqual([undefined, '/en/sdk/zones/'])
  expect(around('/en/sdk/zones/')).toEqual(['/en/sdk/', undefined])
  expect(around('/en/sdk/v2/')).toEqual([undefined, undefined])
  expect(around('/en/sdk/v2/cordova/')).toEqual([undefined, '/en/sdk/v2/cordova/android/'])
})

it('calls a page as its heading does, not as the tree', () => {
  expect(neighbours('/en/guides/', pages).next).toEqual({
    path: '/en/guides/apps/',
    title: 'About /en/guides/apps/',
  })
})

it('knows none of a page that is not there', () => {
  expect(around('/en/guides/gone/')).toEqual([undefined, undefined])
})
