import { expect, test, type Page } from '@playwright/test'
import { startSite } from '../helpers/site'

test.use({ serviceWorkers: 'allow' })

/** The headers that nginx sends as well (tests/deploy) hold in a browser: nothing of the site breaks, nothing else runs. */

interface Violation {
  directive: string
  blocked: string
  sample: string
}

declare global {
  interface Window {
    violations: Violation[]
    injected?: number
  }
}

const kinds = [
  '/en/',
  '/en/sdk/',
  '/en/sdk/v1/android/',
  '/en/sdk/v3/android/implementation/push/',
  '/en/sdk/v3/ios/symbols/',
  '/en/api/',
  '/en/api/messages/',
  '/en/api/live/',
  '/en/faqs/',
  '/en/quick-wins/',
  '/en/guides/',
  '/en/guides/errors/',
  '/en/guides/glossary/',
  '/en/guides/apps/create-app/',
  '/en/nope/',
  '/500.html',
]

/** Notes what the policy refused, and every request that leaves the site. */
async function watch(page: Page) {
  const elsewhere: string[] = []
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url())
    if (!/^(data|blob):$/.test(protocol) && hostname !== 'localhost') elsewhere.push(request.url())
  })
  const refused: string[] = []
  page.on('console', (message) => {
    if (/Content Security Policy|Trusted|Permissions-Policy|Refused/.test(message.text()))
      refused.push(message.text())
  })
  page.on('pageerror', (error) => refused.push(String(error)))
  await page.addInitScript(() => {
    window.violations = []
    document.addEventListener('securitypolicyviolation', (event) => {
      window.violations.push({
        directive: event.effectiveDirective,
        blocked: event.blockedURI,
        sample: event.sample,
      })
    })
  })
  return { elsewhere, refused, violations: () => page.evaluate(() => window.violations) }
}

for (const path of kinds) {
  test(`${path} asks for nothing that its policy refuses, and for nothing from elsewhere`, async ({
    page,
  }) => {
    const { elsewhere, refused, violations } = await watch(page)
    const answer = await page.goto(path)
    expect(answer?.headers()['content-security-policy']).toContain(`require-trusted-types-for 'script'`)
    await page.waitForLoadState('networkidle')
    // Pictures, and parts that come with them.
    await page.mouse.wheel(0, 4000)
    await page.waitForLoadState('networkidle')
    expect(await page.evaluate(() => typeof (window as { ___loader?: unknown }).___loader)).toBe('object')
    expect(await violations()).toEqual([])
    expect(refused).toEqual([])
    expect(elsewhere).toEqual([])
  })
}

test('moving between kinds of pages, search and its worker break no rule', async ({ page }) => {
  const { elsewhere, refused, violations } = await watch(page)
  await page.goto('/en/')
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  const loads = await page.evaluate(() => performance.timeOrigin)
  for (const path of kinds.slice(1, -2)) {
    await page.evaluate(
      (to) => (window as unknown as { ___navigate: (to: string) => void }).___navigate(to),
      path,
    )
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  const field = page.getByRole('combobox', { name: 'Search the documentation' })
  // The address is the new page's a moment before the page is; search that opens over the old one goes with it.
  await expect(async () => {
    await page.keyboard.press('Control+k')
    await expect(field).toBeVisible({ timeout: 1000 })
  }).toPass()
  await field.fill('push notification')
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await page.waitForLoadState('networkidle')
  // All of it in one document, or violations of the earlier ones would be forgotten.
  expect(await page.evaluate(() => performance.timeOrigin)).toBe(loads)
  expect(await violations()).toEqual([])
  expect(refused).toEqual([])
  expect(elsewhere).toEqual([])
})

test('a script that got into the HTML does not run', async ({ page }) => {
  const { violations } = await watch(page)
  await page.route('**/en/faqs/', async (route) => {
    const answer = await route.fetch()
    const body = (await answer.text()).replace(
      '</main>',
      '<script>window.injected = 1</script><img src="/nope.png" onerror="window.injected = 2">' +
        '<script src="https://elsewhere.example/x.js"></script>' +
        '<a id="link" href="javascript:window.injected=3">link</a></main>',
    )
    expect(body).toContain('window.injected = 1')
    await route.fulfill({ response: answer, body })
  })
  await page.goto('/en/faqs/')
  await page.evaluate(() => document.getElementById('link')?.click())
  await expect
    .poll(async () => (await violations()).map(({ directive }) => directive).sort())
    .toEqual(
      expect.arrayContaining(['script-src-attr', 'script-src-elem', 'script-src-elem', 'script-src-elem']),
    )
  expect(await page.evaluate(() => window.injected)).toBeUndefined()
})

test('HTML that a script puts into the page runs nothing either', async ({ page }) => {
  await page.goto('/en/faqs/')
  await page.waitForLoadState('networkidle')
  const thrown = await page.evaluate(() =>
    [
      '<img src=x onerror="window.injected=1">',
      '<script>window.injected=1</script>',
      '<iframe srcdoc="x"></iframe>',
    ].map((html) => {
      try {
        document.createElement('div').innerHTML = html
        return 'taken'
      } catch (error) {
        return (error as Error).name
      }
    }),
  )
  expect(thrown).toEqual(['TypeError', 'TypeError', 'TypeError'])
  const script = await page.evaluate(() => {
    try {
      document.createElement('script').src = 'https://elsewhere.example/x.js'
      return 'taken'
    } catch (error) {
      return (error as Error).name
    }
  })
  expect(script).toBe('TypeError')
  expect(await page.evaluate(() => window.injected)).toBeUndefined()
})

test('no other site may frame a page', async ({ page }) => {
  const site = await startSite()
  // From a page without a policy of its own, as another site would do it.
  await page.goto('about:blank')
  await page.setContent(`<iframe src="${site.url}/en/faqs/"></iframe>`)
  await expect.poll(() => page.frames()[1]?.url()).toMatch(/^chrome-error:/)
  await site.close()
})
