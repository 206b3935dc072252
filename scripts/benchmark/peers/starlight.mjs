// @ts-check
import { plainPage } from './plain-pages.mjs'

/** In a site of Starlight's, and no folder of ours. */
const content = ['src', 'content']

/** @type {import('./peer.mjs').Peer} */
export const starlight = {
  name: 'Starlight',
  packages: { astro: '^5.18.2', '@astrojs/starlight': '~0.36.3' },
  content: [...content, 'docs'].join('/'),
  page: (page) =>
    plainPage(page, {
      callout: (text) => `:::note\n\n${text}\n\n:::`,
      order: (order) => `sidebar:\n  order: ${order}\n`,
    }),
  files: () => ({
    'astro.config.mjs': `import starlight from '@astrojs/starlight'
import { defineConfig } from 'astro/config'
export default defineConfig({
  site: 'https://docs.beckon.example',
  integrations: [starlight({ title: 'Benchmark' })],
})
`,
    [`${content.join('/')}.config.ts`]: `import { docsLoader } from '@astrojs/starlight/loaders'
import { docsSchema } from '@astrojs/starlight/schema'
import { defineCollection } from 'astro:content'
export const collections = { docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }) }
`,
    'tsconfig.json': '{ "extends": "astro/tsconfigs/strict" }\n',
  }),
  build: ['astro/astro.js', 'build'],
  output: 'dist',
  caches: ['.astro', 'dist', 'node_modules/.astro', 'node_modules/.vite'],
  most: 800,
  note: 'Pagefind indexes the built pages; the sidebar of each page lists all others',
}
