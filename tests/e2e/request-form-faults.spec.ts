import { expect, test } from '@playwright/test'
import { alive } from '../helpers/alive'
import { bySeconds, spareData } from '../helpers/loads'
import { buttonOf, callOf, formOf, sampleOf, segments } from '../helpers/request-form'
import { test as siteTest } from '../helpers/site-test'

/** What is fetched ahead, the index of search above all, is no matter here, and a good part of what a page takes. */
test.beforeEach(({ page }) => page.addInitScript(spareData))

/** The form for a request where its code or its file cannot be had, or is not what it should be. */

test.describe('of a wrong shape', () => {
  // A file that the worker answers with does not come by the test.
  test.use({ serviceWorkers: 'block' })

  test('a form that cannot be shown leaves the page as it was', async ({ page }) => {
    await page.route('**/static/requests/*.json', async (route) => {
      const file = (await (await route.fetch()).json()) as { forms: Record<string, object> }
      const forms = { ...file.forms, 'create-segment': { ...file.forms['create-segment'], parameters: null } }
      await route.fulfill({ json: { ...file, forms } })
    })
    await page.goto(segments)
    const call = callOf(page, 'create-segment')
    await alive(page)
    const before = await sampleOf(call).textContent()
    await buttonOf(call).click()
    await expect(buttonOf(call)).toHaveText('Could not be loaded. Try again')
    await expect(buttonOf(call)).toBeFocused()
    await expect(buttonOf(call)).toHaveAttribute('aria-expanded', 'false')
    await expect(formOf(call)).toHaveCount(0)
    expect(await sampleOf(call).textContent()).toBe(before)
    await call.getByRole('tab', { name: 'PHP' }).click()
    await expect(sampleOf(call)).toContainText('curl_init')
  })
})

for (const [what, path] of [
  ['its code', /^\/request-form-/],
  ['the forms of the page', /^\/static\/requests\//],
] as const) {
  siteTest(
    `where ${what} cannot be had, the button says so, and tries again`,
    async ({ page, open, site }) => {
      await page.clock.install()
      await open(segments, [{ path, status: 404 }])
      await alive(page)
      const button = buttonOf(callOf(page, 'create-segment'))
      await button.click()
      await bySeconds(page, async () => {
        await expect(button).toHaveText('Could not be loaded. Try again', { timeout: 500 })
      })
      site.setFaults([])
      await button.click()
      await expect(formOf(callOf(page, 'create-segment'))).toBeVisible()
      await expect(button).toHaveText('Change this request')
    },
  )
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('no button offers it', async ({ page }) => {
    await page.goto(segments)
    await expect(callOf(page, 'create-segment')).toBeVisible()
    await expect(page.locator('.change').filter({ visible: true })).toHaveCount(0)
  })
})
