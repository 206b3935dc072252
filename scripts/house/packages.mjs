// @ts-check
import { builtinModules } from 'node:module'
import { layers } from './layers.mjs'

/** @type {Record<import('./layer.mjs').Packages, string>} what is meant, as patterns of import sources */
const patterns = {
  react: '^(react|react-dom|react-i18next|@mdx-js/react)(/|$)',
  gatsby: '^gatsby([-/]|$)',
  node: `^node:|^(${builtinModules.filter((name) => !name.startsWith('_')).join('|')})(/|$)`,
}

/** Each room with those of the packages above that it may not import, as `no-restricted-imports` has them. */
export const closedPackages = layers.flatMap(({ rooms, packages: ofLayer }) =>
  rooms.map(({ path, packages = ofLayer }) => ({
    path,
    /** Without React there is no JSX either: it imports React where nobody sees it. */
    hasReact: packages.includes('react'),
    closed: Object.entries(patterns)
      .filter(([name]) => !packages.some((one) => one === name))
      .map(([name, regex]) => ({
        regex,
        message: `${path} knows no ${title(name)}; what a room may import is in scripts/house/layers.mjs.`,
      })),
  })),
)

/**
 * Selectors of `no-restricted-syntax` for the imports that `no-restricted-imports` does not see: those that come later, and
 * types named in place.
 * @param {{ regex: string, message: string }[]} closed
 */
export const laterImports = (closed) =>
  closed.map(({ regex, message }) => ({
    // A pattern of a selector ends at its first slash.
    selector: `:matches(ImportExpression, TSImportType)[source.value=/${regex.replaceAll('/', '\\u002f')}/]`,
    message,
  }))

/**
 * Names of modules in backticks, which no rule about imports reads.
 * @type {{ selector: string, message: string }}
 */
export const unreadName = {
  selector: [
    'ImportExpression > TemplateLiteral.source[quasis.length=1]',
    'CallExpression[callee.name="require"] > TemplateLiteral.arguments[quasis.length=1]',
  ].join(', '),
  message: 'Write the name of a module in quotes: the walls read no other.',
}

/** @param {string} name */
function title(name) {
  return name.charAt(0).toUpperCase() + name.slice(1)
}
