import { readFileSync } from 'node:fs'
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript'
import compat from 'eslint-plugin-compat'
import esX from 'eslint-plugin-es-x'
import importX from 'eslint-plugin-import-x'
import jsxA11y from 'eslint-plugin-jsx-a11y'
import reactHooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'
import { closedPackages, laterImports, unreadName } from './scripts/house/packages.mjs'
import { browserPaths, mismatches, readerPaths, zones } from './scripts/house/walls.mjs'
import { noTypeCycle } from './scripts/house/no-type-cycle.mjs'
import { wallsInComments } from './scripts/house/walls-in-comments.mjs'

/** @type {{ compilerOptions: { target: string } }} */
const { compilerOptions } = JSON.parse(readFileSync(new URL('tsconfig.json', import.meta.url), 'utf8'))
const edition = compilerOptions.target.toLowerCase()

const wrong = mismatches(import.meta.dirname)
if (wrong.length) throw new Error(`scripts/house/layers.mjs and the folders disagree: ${wrong.join('; ')}.`)

/** Where Gatsby or a tool asks for a default export. */
const defaultExportFiles = [
  'gatsby-*.{ts,tsx,mjs}',
  'src/templates/**',
  'src/gatsby/config.ts',
  '**/*.d.ts',
  // Loaded by file name.
  'scripts/figures/stories/**',
  '*.config.{ts,mts,mjs}',
]

const lazyOfReact = {
  name: 'react',
  // What has them all has `lazy` as well.
  importNames: ['lazy', 'default'],
  message: 'A chunk that fails would take the page down: lazyPart of src/lazy keeps it.',
}

const lateImport = {
  selector: 'ImportExpression:not(CallExpression[callee.name=/^(createPart|lazyPart)$/] ImportExpression)',
  message: 'It may fail: createPart of src/runtime or lazyPart of src/lazy tries again and never rejects.',
}

/** What browsers are given is made of these. */
const written = '**/*.{ts,tsx,mts,mjs}'

export default tseslint.config(
  {
    ignores: [
      'public',
      '.cache',
      'node_modules',
      'coverage',
      'test-results',
      'release',
      'playwright-report',
      'tests/fixtures',
      // Read as texts by the check of samples: ambient modules of other projects.
      'src/compiler/check/types/libraries/*.d.ts',
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    files: ['**/*.{ts,tsx,mts,mjs}'],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    plugins: {
      'import-x': importX,
      house: { rules: { 'no-type-cycle': noTypeCycle, 'walls-in-comments': wallsInComments } },
    },
    languageOptions: {
      parserOptions: {
        projectService: { allowDefaultProject: ['eslint.config.mjs', 'stylelint.config.mjs'] },
        tsconfigRootDir: import.meta.dirname,
      },
    },
    settings: {
      'import-x/resolver-next': [createTypeScriptImportResolver()],
      // Without these the rules that read other modules, such as no-cycle, take TypeScript for something else and pass.
      'import-x/extensions': ['.ts', '.tsx', '.mts', '.mjs'],
      'import-x/parsers': { '@typescript-eslint/parser': ['.ts', '.tsx', '.mts'] },
    },
    rules: {
      'max-lines': ['error', 300],
      eqeqeq: 'error',
      'no-console': 'off',
      'import-x/no-restricted-paths': ['error', { basePath: import.meta.dirname, zones: zones() }],
      'import-x/no-default-export': 'error',
      'import-x/no-duplicates': ['error', { 'prefer-inline': true }],
      // Local plugins have a package.json of their own, which only names them.
      'import-x/no-extraneous-dependencies': ['error', { packageDir: import.meta.dirname }],
      'import-x/no-cycle': ['error', { ignoreExternal: true }],
      'house/no-type-cycle': 'error',
      'house/walls-in-comments': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // Numbers read well in a template; everything else keeps the strict rule.
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // `return say('…')` and `match` are plain enough.
      '@typescript-eslint/no-confusing-void-expression': 'off',
      '@typescript-eslint/prefer-regexp-exec': 'off',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      // Both spellings say the same; the compiler already rejects what could go wrong with either.
      '@typescript-eslint/consistent-type-definitions': 'off',
      '@typescript-eslint/prefer-nullish-coalescing': ['error', { ignorePrimitives: { string: true } }],
      '@typescript-eslint/no-invalid-void-type': 'off',
    },
  },
  {
    files: ['src/**/*.tsx', 'gatsby-*.tsx'],
    extends: [jsxA11y.flatConfigs.recommended, reactHooks.configs['recommended-latest']],
  },
  {
    files: ['src/**/*.ts'],
    extends: [reactHooks.configs['recommended-latest']],
  },
  {
    // What runs in the reader's browser holds to package.json's browserslist: the bundler fills no gap in it. All of its
    // browsers know the edition of tsconfig.json and no later one in full; `compat` reads the list itself, for what is no
    // JavaScript.
    files: [...browserPaths.map((path) => `${path}/${written}`), 'gatsby-browser.tsx'],
    extends: [esX.configs[`flat/restrict-to-${edition}`], compat.configs['flat/recommended']],
    settings: { lintAllEsApis: true },
  },
  ...closedPackages.map(({ path, closed, hasReact }) => ({
    files: [`${path}/**`],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: closed,
          paths: hasReact ? [lazyOfReact] : [],
        },
      ],
      'no-restricted-syntax': [
        'error',
        ...(browserPaths.includes(path) ? [lateImport] : []),
        unreadName,
        ...laterImports(closed),
        ...(hasReact ? [] : [{ selector: 'JSXElement, JSXFragment', message: `${path} knows no React.` }]),
      ],
    },
  })),
  {
    files: readerPaths.map((path) => `${path}/${written}`),
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: '^zod$|/shared/(components|frontmatter)(/|$)',
              allowTypeImports: true,
              message: 'Only its types: a reader need not load schemas and what is written for writers.',
            },
          ],
        },
      ],
    },
  },
  {
    // Gatsby asks for an index.js in a plugin; there, and wherever else such a file lay, neither walls nor types would stand.
    files: ['**/*.{js,jsx,cjs,cts}'],
    rules: {
      'no-restricted-syntax': [
        'error',
        { selector: 'Program > *', message: 'Code lies in files of TypeScript, or of .mjs.' },
      ],
    },
  },
  { files: defaultExportFiles, rules: { 'import-x/no-default-export': 'off' } },
  {
    files: ['**/*.mjs'],
    rules: {
      // Plain JavaScript: what has types has them in JSDoc, where tsc checks them (`// @ts-check`).
      ...tseslint.configs.disableTypeChecked.rules,
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': 'error',
      '@typescript-eslint/await-thenable': 'error',
    },
  },
  {
    files: ['tests/**'],
    rules: {
      // A test may be sure of what it has just set up.
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-empty-function': 'off',
    },
  },
)
