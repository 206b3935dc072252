import type { GatsbyConfig } from 'gatsby'
import { wordsOf } from '../compiler/files/words'
import { isDeveloping } from '../compiler/site/developing'
import { defaultLanguage, languages, manifest, site, siteTitle } from '../shared/site'

const iconSizes = [48, 72, 96, 144, 192, 256, 384, 512]

const config: GatsbyConfig = {
  siteMetadata: { title: siteTitle(), siteUrl: site.url },
  trailingSlash: 'always',
  graphqlTypegen: false,
  jsxRuntime: 'automatic',
  plugins: [
    // It says which file was saved. In a build nobody asks for the nodes of 1,500 files.
    ...(isDeveloping()
      ? [
          {
            resolve: 'gatsby-source-filesystem',
            options: { name: 'content', path: 'content', ignore: ['**/locales/**'] },
          },
        ]
      : []),
    { resolve: 'gatsby-source-filesystem', options: { name: 'locales', path: 'content/locales' } },
    // Before gatsby-plugin-mdx, which cannot take frontmatter that is not YAML.
    'docs-content',
    'gatsby-plugin-mdx',
    'gatsby-plugin-sharp',
    'docs-pictures',
    {
      resolve: 'gatsby-plugin-react-i18next',
      options: {
        localeJsonSourceName: 'locales',
        languages: [...languages],
        defaultLanguage,
        generateDefaultLanguagePage: true,
        siteUrl: site.url,
        // The redirect of unprefixed paths is ours (src/language): the plugin only knows other languages.
        redirect: false,
        i18nextOptions: { interpolation: { escapeValue: false }, keySeparator: '.', nsSeparator: ':' },
      },
    },
    'gatsby-plugin-catch-links',
    {
      resolve: 'gatsby-plugin-manifest',
      options: {
        name: siteTitle(),
        short_name: manifest.shortName,
        description: wordsOf('.', defaultLanguage, 'translation')('gate.description'),
        start_url: '/',
        lang: defaultLanguage,
        background_color: manifest.ink,
        theme_color: manifest.ink,
        display: 'standalone',
        icons: [
          ...iconSizes.map((size) => ({
            src: `/icons/icon-${size}.png`,
            sizes: `${size}x${size}`,
            type: 'image/png',
          })),
          ...[192, 512].map((size) => ({
            src: `/icons/icon-maskable-${size}.png`,
            sizes: `${size}x${size}`,
            type: 'image/png',
            purpose: 'maskable',
          })),
        ],
        legacy: false,
        include_favicon: false,
        // src/app/render-body.tsx has it.
        theme_color_in_head: false,
      },
    },
    'docs-search',
    'docs-markdown',
    // Last of all: it packs what the others have written.
    'docs-offline',
  ],
}

export default config
