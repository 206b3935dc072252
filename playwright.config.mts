import { defineConfig } from '@playwright/test'
import { chromiumArgs, findBrowser, needlessArgs } from './scripts/lib/browser.mjs'
import { screensDir } from './scripts/lib/screens.mjs'

const port = Number(process.env.E2E_PORT ?? 9310)
const baseURL = `http://localhost:${port}`

// `npm test` has found the browser already; for a bare `npx playwright test` it is looked for here.
// Playwright loads this file again in every worker: the environment spares them the search.
const executablePath = process.env.PLAYWRIGHT_CHROMIUM_PATH ?? findBrowser()?.path
if (executablePath) process.env.PLAYWRIGHT_CHROMIUM_PATH = executablePath

/**
 * Each test is a tab of its own in a profile of its own, which lives for a second. A process kept ready for the next site, one
 * that only draws, and code made as fast as can be for a page that is soon gone, are a fifth of the processor's time. Threads
 * that clear away and compile beside the page take turns with those of the other worker here, a tenth of what is left.
 */
const tabs = {
  executablePath,
  args: [
    ...chromiumArgs,
    '--renderer-process-limit=1',
    '--in-process-gpu',
    '--js-flags=--no-turbofan --single-threaded',
  ],
  ignoreDefaultArgs: needlessArgs(),
}

const matrix = '**/faults.matrix.spec.ts'

/**
 * Cells are hundreds of tabs: what is out of sight fetches nothing ahead. Most lie behind others, and would be drawn for nobody:
 * without a thread of its own for that, a headless Chromium draws no frame, which is a fifth of the processor's time.
 */
const cells = { browserName: 'chromium', viewport: { width: 1280, height: 240 } } as const
/** The rows, by their titles, whose files are asked for only where a tab is drawn. */
const drawnRows = / picture, /

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/e2e',
  fullyParallel: true,
  workers: 2,
  // A test that passes on the second try hides a fault, of the site or its own: without being asked, there is none. `npm test`
  // asks for one, since a run of a thousand tests on a busy machine must not be refused for one that was too late, and names each
  // that needed it in its summary, so that nobody overlooks it. `--repeat`, which looks for such tests, asks for none.
  retries: Number(process.env.E2E_RETRIES ?? 0),
  forbidOnly: Boolean(process.env.CI),
  reporter: [
    ['list'],
    ['json', { outputFile: process.env.E2E_REPORT ?? 'test-results/e2e.json' }],
    // Pictures that differ, side by side.
    ...(process.env.E2E_SHOW
      ? [['html', { outputFolder: process.env.E2E_SHOW, open: 'never' }] as const]
      : []),
  ],
  use: {
    baseURL,
    // Tracing takes a third of the processor's time of all tests. E2E_TRACE=1 when one fails that is hard to understand.
    trace: process.env.E2E_TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    // Each test is a first visit, and its worker would fetch for later what few tests are about: 53 of them took 37 s of the
    // processor's time with workers, 23 s without. Those that one can have to do with allow it.
    serviceWorkers: 'block',
    launchOptions: tabs,
  },
  // A test runs on the desktop. What says something of width, touch or layout has the tag @phone and runs on a phone as
  // well; `x.phone.spec.ts` runs there alone. `faults.matrix.spec.ts` has projects of its own.
  projects: [
    {
      name: 'desktop',
      testIgnore: ['**/*.phone.spec.ts', matrix],
      use: { browserName: 'chromium', viewport: { width: 1280, height: 800 } },
    },
    {
      name: 'matrix',
      testMatch: matrix,
      grepInvert: drawnRows,
      use: { ...cells, launchOptions: { ...tabs, args: [...tabs.args, '--disable-threaded-compositing'] } },
    },
    {
      name: 'matrix-drawn',
      testMatch: matrix,
      grep: drawnRows,
      use: cells,
    },
    {
      name: 'screens',
      testDir: 'tests/screens',
      snapshotPathTemplate: `${screensDir}/{arg}{ext}`,
      expect: {
        toHaveScreenshot: {
          maxDiffPixelRatio: 0.001,
          stylePath: 'tests/screens/steady.css',
          timeout: 15_000,
        },
      },
      // Twelve pictures and more, of which each is taken until two in a row are the same.
      timeout: 120_000,
      use: {
        browserName: 'chromium',
        timezoneId: 'UTC',
        locale: 'en-GB',
        // Pictures are compared with what this very browser drew.
        launchOptions: { executablePath, args: chromiumArgs },
      },
    },
    {
      name: 'phone',
      // Held against the name of the file, the titles and the tags.
      grep: [/\.phone\.spec\.ts /, /@phone\b/],
      use: { browserName: 'chromium', viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
  webServer: {
    command: `node scripts/serve.mjs --port ${port}`,
    url: `${baseURL}/`,
    timeout: 20_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 2000 },
  },
})
