import { expect, it } from 'vitest'
import { packageFolders } from '../../../src/gatsby/shipped-packages'

it('the packages of a bundle are those of its modules, joined ones and nested ones too', () => {
  expect(
    packageFolders([
      { resource: '/x/node_modules/react/index.js' },
      { resource: '/x/src/a.ts' },
      {
        modules: [
          { resource: '/x/node_modules/@mdx-js/react/lib/index.js' },
          { resource: '/x/node_modules/a/node_modules/@b/c/d.js' },
        ],
      },
      {},
    ]),
  ).toEqual(['node_modules/@mdx-js/react', 'node_modules/a/node_modules/@b/c', 'node_modules/react'])
})
