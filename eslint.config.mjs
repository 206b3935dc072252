import { readdirSync } from 'node:fs'
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript'
import importX from 'eslint-plugin-import-x'
import jsxA11y from 'eslint-plugin-jsx-a11y'
import reactHooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'

/** Every room of src/ but shared and gatsby runs in the reader's browser. */
const browserRooms = [
  'runtime',
  'search',
  'layout',
  'blocks',
  'templates',
  'pages',
  'navigation',
  'language',
  'styles',
]

/** The house's inner walls: which folder may not import from which. Said in full in the architecture notes. */
const zones = [
  {
    target: './src/shared',
    from: ['./src', './plugins', './scripts', './tests'],
    except: ['./shared'],
    message: 'src/shared is pure and imports nothing of ours: others import it.',
  },
  ...browserRooms.map((room) => ({
    target: `./src/${room}`,
    from: ['./src/gatsby', './plugins', './scripts', './tests'],
    message: 'This room runs in the browser; what both sides need belongs in src/shared.',
  })),
  {
    target: './plugins',
    from: ['./src', './scripts', './tests'],
    except: ['./shared'],
    message: 'Plugins import only src/shared.',
  },
  ...readdirSync(new URL('plugins', import.meta.url)).map((plugin) => ({
    target: `./plugins/${plugin}`,
    from: './plugins',
    except: [`./${plugin}`],
    message: 'Plugins meet in Gatsby nodes and in src/shared, not in each other.',
  })),
  {
    target: './src/gatsby',
    from: ['./scripts', './tests'],
    message: 'The site does not depend on its tools and tests.',
  },
]

/** Where Gatsby or a tool asks for a default export. */
const defaultExportFiles = [
  'gatsby-*.{ts,tsx}',
  'plugins/*/gatsby-*.{ts,tsx}',
  'src/pages/**',
  'src/templates/**',
  'src/gatsby/config.ts',
  '**/*.d.ts',
  // Loaded by file name.
  'scripts/figures/stories/**',
  '*.config.{ts,mts,mjs}',
]

export default tseslint.config(
  {
    ignores: [
      'public',
      '.cache',
      'node_modules',
      'coverage',
      'test-results',
      'playwright-report',
      'tests/fixtures',
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    files: ['**/*.{ts,tsx,mts,mjs}'],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    plugins: { 'import-x': importX },
    languageOptions: {
      parserOptions: {
        projectService: { allowDefaultProject: ['eslint.config.mjs'] },
        tsconfigRootDir: import.meta.dirname,
      },
    },
    settings: { 'import-x/resolver-next': [createTypeScriptImportResolver()] },
    rules: {
      'max-lines': ['error', { max: 300, skipBlankLines: true }],
      eqeqeq: 'error',
      'no-console': 'off',
      'import-x/no-restricted-paths': ['error', { basePath: import.meta.dirname, zones }],
      'import-x/no-default-export': 'error',
      'import-x/no-duplicates': ['error', { 'prefer-inline': true }],
      // Local plugins have a package.json of their own, which only names them.
      'import-x/no-extraneous-dependencies': ['error', { packageDir: import.meta.dirname }],
      'import-x/no-cycle': ['error', { maxDepth: 4 }],
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
    files: [`src/{${browserRooms.join(',')},shared}/**`],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            { regex: '^node:|^(fs|path|url|os|crypto)$', message: 'There is no Node in the browser.' },
          ],
        },
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
