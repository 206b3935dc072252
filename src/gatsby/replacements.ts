import { realpathSync } from 'node:fs'
import path from 'node:path'
import { languages } from '../shared/site'

/**
 * What bundles for visitors have in the place of libraries: a small part of our own that does what is used of them, or
 * nothing. Pages are rendered, and `gatsby develop` runs, with the libraries themselves.
 * @param root the project
 * @returns aliases for webpack: requests and files, and what takes their place
 */
export function replacements(root: string): Record<string, string | false> {
  const ours = (file: string) => path.join(root, 'src', file)
  const file = (name: string) => `${path.join(root, name)}$`
  return {
    'react-i18next$': ours('language/browser/react-i18next.ts'),
    'prop-types$': ours('runtime/no-prop-types.ts'),
    'escape-string-regexp$': ours('runtime/escape-string-regexp.ts'),
    invariant$: ours('runtime/invariant.ts'),
    // Gatsby's <Script> for third-party scripts, which this site has none of.
    'gatsby-script$': ours('runtime/no-exports.ts'),
    '@builder.io/partytown/integration$': false,
    ...inPackages(root, {
      // Its own file, of which webpack can tell what nobody uses: the ways into React that are older than 18.
      'react-dom': path.join(root, 'node_modules/react-dom/cjs/react-dom.production.min.js'),
      'react-dom/client': ours('app/react-dom-client.ts'),
      'gatsby-plugin-react-i18next/gatsby-browser.js': ours('language/browser/wrap-page.ts'),
      'gatsby/dist/internal-plugins/partytown/gatsby-browser.js': false,
      // For a manifest in several languages; it asks for all of Gatsby at once, of which nothing could be left out then.
      'gatsby-plugin-manifest/gatsby-browser.js': false,
      // A hook for elements that scroll by themselves, which nothing here uses. It would take the whole router along.
      'gatsby-react-router-scroll/use-scroll-restoration': false,
      'gatsby-react-router-scroll/scroll-handler': ours('app/scroll-handler.ts'),
    }),
    // Gatsby's <PageRenderer> and <Slice>, which this site has none of; exactly these files, for what is beside them is used.
    [file('.cache/public-page-renderer')]: false,
    [file('.cache/slice')]: false,
    [file('.cache/redirect-utils.js')]: ours('runtime/no-redirects.ts'),
    [file('.cache/static-query.js')]: ours('app/static-query.ts'),
    [file('.cache/head/components/head-components')]: ours('app/head-context.ts'),
    ...(languages.length > 1 ? {} : { [file('src/layout/LanguageSwitch')]: false }),
  }
}

/** Exactly these files of packages. Where node_modules is a link, Gatsby names plugins by where they really lie. */
const inPackages = (root: string, byFile: Record<string, string | false>) => {
  const folder = path.join(root, 'node_modules')
  return Object.fromEntries(
    [folder, realpathSync(folder)].flatMap((packages) =>
      Object.entries(byFile).map(([file, by]) => [`${path.join(packages, file)}$`, by] as const),
    ),
  )
}
