// @ts-check
import { plainPage } from './plain-pages.mjs'

/** @type {import('./peer.mjs').Peer} */
export const vitepress = {
  name: 'VitePress',
  packages: { vitepress: '~1.6.4' },
  content: '.',
  page: (page) => plainPage(page, { callout: (text) => `::: info\n\n${text}\n\n:::` }),
  files: () => ({
    '.vitepress/config.mjs': `export default {
  title: 'Benchmark',
  lang: 'en',
  // Links end with a slash, pages lie in files.
  ignoreDeadLinks: true,
  themeConfig: { search: { provider: 'local' }, sidebar: { '/en/': [] } },
}
`,
    'index.md': '# Benchmark\n',
  }),
  build: ['vitepress/bin/vitepress.js', 'build'],
  output: '.vitepress/dist',
  caches: ['.vitepress/cache', '.vitepress/dist'],
  most: 800,
  note: 'its sidebar is empty here, since it makes none of a tree; local search (MiniSearch) is on',
}
