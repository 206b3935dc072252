import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const second = 1000
/** How long a test, and what a file prepares for its tests, may take where two busy cores do all the work. */
const timeouts = {
  unit: { testTimeout: 20 * second, hookTimeout: 20 * second },
  // The check of all content, a PHP and a Python as WebAssembly, a dozen commits.
  content: { testTimeout: 60 * second, hookTimeout: 480 * second },
  // Hundreds of files of public/ for a test; those that build say themselves how long that may take.
  site: { testTimeout: 30 * second },
  // A browser that starts, and pages that load.
  engines: { testTimeout: 90 * second, hookTimeout: 90 * second },
}

/** Files that take longest: they begin first, so that no core waits for them alone at the end. */
const longest = [
  'tests/site/warm-build.test.ts',
  'tests/site/reproducible.test.ts',
  'tests/site/bad-input-develop.test.ts',
  'tests/site/languages.test.ts',
  'tests/content/check/seeded-mistakes.test.ts',
  'tests/content/search/quality.test.ts',
  'tests/content/check/generated-mistakes.test.ts',
  'tests/content/api/executed/executed-samples.test.ts',
  'tests/content/search/identifiers.test.ts',
  'tests/unit/check/cached-results.test.ts',
].map((file) => path.resolve(import.meta.dirname, file))
const gone = longest.filter((file) => !existsSync(file))
if (gone.length) throw new Error(`The list of long tests has files that are gone: ${gone.join(', ')}.`)

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const placeOf = ({ moduleId }: TestSpecification) => {
      const place = longest.indexOf(path.resolve(moduleId))
      return place < 0 ? longest.length : place
    }
    return (await super.sort(files)).sort((one, other) => placeOf(one) - placeOf(other))
  }
}

export default defineConfig({
  test: {
    // Vitest leaves one core to itself, and only waits: where there are two, that is half of the machine.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    sequence: { sequencer: LongestFirst },
    projects: [
      // Pure rooms: no page of content/, nothing built, no browser, no network.
      {
        // Gatsby's page loader as src/gatsby gives it to src/runtime, and what Gatsby's webpack puts into it.
        resolve: {
          alias: {
            'gatsby-loader': path.resolve(import.meta.dirname, 'node_modules/gatsby/cache-dir/loader.js'),
            // Of src/shared/sdk.ts: a version that begins is no matter of theirs.
            './sdk-table': path.resolve(import.meta.dirname, 'tests/helpers/sdk-table.ts'),
          },
        },
        define: { __PATH_PREFIX__: '""', __BASE_PATH__: '""' },
        test: {
          name: 'unit',
          server: { deps: { inline: [/gatsby\/cache-dir/] } },
          include: ['tests/unit/**/*.test.{ts,tsx}'],
          environment: 'node',
          setupFiles: 'tests/helpers/no-content.ts',
          ...timeouts.unit,
        },
      },
      // The content as it is, and what runs git or the samples of pages.
      {
        test: {
          name: 'content',
          include: ['tests/content/**/*.test.ts'],
          environment: 'node',
          ...timeouts.content,
        },
      },
      // Assertions on the built site.
      {
        test: {
          name: 'site',
          include: ['tests/site/**/*.test.ts'],
          environment: 'node',
          ...timeouts.site,
        },
      },
      // The real nginx with what deploy/ and the build have for it.
      {
        test: {
          name: 'deploy',
          maxWorkers: 1,
          include: ['tests/deploy/**/*.test.ts'],
          environment: 'node',
          ...timeouts.site,
        },
      },
      // The built site in other engines than Chromium's.
      {
        test: {
          name: 'engines',
          maxWorkers: 1,
          include: ['tests/engines/**/*.test.ts'],
          environment: 'node',
          // Firefox is spoken to by WebSocket, which Node 20 has behind this flag and Node 22 without.
          execArgv: typeof WebSocket === 'undefined' ? ['--experimental-websocket'] : [],
          ...timeouts.engines,
        },
      },
    ],
  },
})
