import { expect, test, type Page } from '@playwright/test'
import { alive } from '../helpers/alive'
import { spareData } from '../helpers/loads'
import { formOf, openForm, sampleOf } from '../helpers/request-form'
import { test as siteTest } from '../helpers/site-test'

/** What is fetched ahead, the index of search above all, is no matter here, and a good part of what a page takes. */
test.beforeEach(({ page }) => page.addInitScript(spareData))

/** What a reader puts in place of the placeholders of samples. */

const setUp = '/en/sdk/v2/html5/setup/application/'
const segments = '/en/api/segments/'
const KEY = 'my-key-4711'
const SECRET = 'my-secret-0815'

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Your values in samples' })
const samples = (page: Page) => page.locator('pre').filter({ visible: true })

async function openDialog(page: Page): Promise<void> {
  await alive(page)
  await page.getByRole('button', { name: 'Your values' }).first().click()
  await expect(dialog(page)).toBeVisible()
}

/** Every request with all that it says. */
function watchRequests(page: Page): string[] {
  const sent: string[] = []
  page.on('request', (request) => {
    sent.push([request.url(), request.postData() ?? '', JSON.stringify(request.headers())].join('\n'))
  })
  return sent
}

test(
  'are typed once, stand in samples of the API and of the set-up, and nothing is sent',
  { tag: '@phone' },
  async ({ page }) => {
    const sent = watchRequests(page)
    const refused: string[] = []
    page.on('console', (message) => {
      if (/Content Security Policy|Trusted|Refused/.test(message.text())) refused.push(message.text())
    })
    await page.goto(segments)
    await openDialog(page)
    await dialog(page).getByLabel('Application key').fill(KEY)
    await dialog(page).getByLabel('Master secret').fill(SECRET)
    await expect(dialog(page).getByText('never put it into an app or a web page')).toBeVisible()
    await dialog(page).getByRole('button', { name: 'Done' }).click()
    await expect(dialog(page)).toBeHidden()
    await expect(samples(page).first()).toContainText(`--user "${KEY}:${SECRET}"`)
    await page.goto(setUp)
    await expect(samples(page).filter({ hasText: KEY }).first()).toBeVisible()
    await expect(samples(page).filter({ hasText: 'YOUR_APPLICATION_KEY' })).toHaveCount(0)
    expect(sent.filter((text) => text.includes(KEY) || text.includes(SECRET))).toEqual([])
    expect(refused).toEqual([])
  },
)

test('are copied with the sample, as each language writes a text', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(segments)
  await openDialog(page)
  await dialog(page).getByLabel('Application key').fill(KEY)
  await page.keyboard.press('Escape')
  for (const [tab, text] of [
    ['Python', `user = "${KEY}"\n`],
    ['PHP', `CURLOPT_USERPWD => '${KEY}'\n    . ':' . getenv('BECKON_MASTER_SECRET'),`],
    ['JavaScript', `\`${KEY}:\${process.env.BECKON_MASTER_SECRET}\``],
  ] as const) {
    await page.getByRole('tab', { name: tab }).first().click()
    const panel = page.getByRole('tabpanel', { name: tab }).first()
    await panel.getByRole('button', { name: 'Copy' }).click()
    await expect(panel.getByRole('button', { name: 'Copied' })).toBeVisible()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(copied).toBe(await panel.locator('pre').textContent())
    expect(copied).toContain(text)
  }
})

test('follow to a page that is moved to, and go out of it with one button', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(segments)
  await openDialog(page)
  await dialog(page).getByLabel('API host').fill('push.mine.example')
  await page.keyboard.press('Escape')
  await page
    .getByRole('navigation', { name: 'Pages of this section' })
    .getByRole('link', { name: 'Devices' })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Devices')
  await expect(samples(page).first()).toContainText('https://push.mine.example/device')
  const address = page.locator('.endpoint').filter({ visible: true }).first()
  await expect(address.locator('code')).toHaveText('https://push.mine.example/device')
  await address.getByRole('button', { name: 'Copy' }).click()
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toBe('https://push.mine.example/device')
  await openDialog(page)
  await expect(dialog(page).getByLabel('API host')).toHaveValue('push.mine.example')
  await dialog(page).getByRole('button', { name: 'Remove all' }).click()
  await expect(dialog(page).getByText('All values are removed.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(samples(page).first()).toContainText('https://push.beckon.example/device')
  await expect(address.locator('code')).toHaveText('https://push.beckon.example/device')
  await page.reload()
  await alive(page)
  await expect(samples(page).first()).toContainText('https://push.beckon.example/device')
  const kept = await page.evaluate(() => JSON.stringify([sessionStorage, localStorage]))
  expect(kept).not.toContain('mine')
})

test('go with their tab, unless the reader keeps them', async ({ page, context }) => {
  await page.goto(segments)
  await openDialog(page)
  await dialog(page).getByLabel('Application key').fill(KEY)
  await page.keyboard.press('Escape')
  await page.reload()
  await expect(samples(page).first()).toContainText(KEY)
  const other = await context.newPage()
  await other.goto(segments)
  await alive(other)
  await expect(samples(other).first()).toContainText('$BECKON_APPLICATION_KEY')
  await openDialog(page)
  await dialog(page).getByLabel('Keep them in this browser').check()
  await other.reload()
  await expect(samples(other).first()).toContainText(KEY)
})

test('ids of a user and of a device stand in each sample and form that has an example of one', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => {
    sessionStorage.setItem('beckon-own-values', JSON.stringify({ userId: 'a+b', deviceId: 'DEV1' }))
  })
  for (const path of ['devices', 'users', 'cloud', 'messages-push', 'live']) {
    await page.goto(`/en/api/${path}/`)
    await expect(page.locator('var[data-own=deviceId], var[data-own=userId]').first()).toHaveText(
      /^(DEV1|a\+b)$/,
    )
    const left = await page
      .locator('pre')
      .evaluateAll(
        (all) => all.filter((one) => /\bDEVICE_ID\b|\bUSER_ID\b|user-1234/.test(one.textContent)).length,
      )
    expect(left, path).toBe(0)
  }
  // In a query a plus sign is a space.
  await page.goto('/en/api/events/')
  await expect(page.locator('pre', { hasText: '&userID=a%2Bb' }).first()).toBeAttached()
  await page.goto('/en/api/users/')
  const panel = page.getByRole('tabpanel').filter({ visible: true, hasText: '/user/foruserid/' }).first()
  await panel.getByRole('button', { name: 'Copy' }).click()
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toContain('/user/foruserid/a+b')
})

test('the form for a request begins with them, and follows while the example is not changed', async ({
  page,
}) => {
  await page.addInitScript(() => {
    sessionStorage.setItem('beckon-own-values', JSON.stringify({ deviceId: 'DEV1' }))
  })
  await page.goto('/en/api/devices/')
  const call = await openForm(page, 'get-device')
  const field = formOf(call).getByLabel('deviceID', { exact: true })
  await expect(field).toHaveValue('DEV1')
  await openDialog(page)
  await dialog(page).getByLabel('Device id').fill('DEV2')
  await page.keyboard.press('Escape')
  await expect(field).toHaveValue('DEV2')
  await expect(sampleOf(call)).toContainText('/device/DEV2')
  await field.fill('typed')
  await openDialog(page)
  await dialog(page).getByLabel('Device id').fill('DEV3')
  await page.keyboard.press('Escape')
  await expect(field).toHaveValue('typed')
  await expect(sampleOf(call)).toContainText('/device/typed')
  await formOf(call).getByRole('button', { name: 'Reset to the example' }).click()
  await expect(field).toHaveValue('DEV3')
  await expect(sampleOf(call)).toContainText('/device/DEV3')
})

test('that another tab removes go out of this one as well', async ({ page, context }) => {
  await page.goto(segments)
  await openDialog(page)
  await dialog(page).getByLabel('Application key').fill(KEY)
  await dialog(page).getByLabel('Keep them in this browser').check()
  await page.keyboard.press('Escape')
  const other = await context.newPage()
  await other.goto(segments)
  await expect(samples(other).first()).toContainText(KEY)
  await openDialog(other)
  await openDialog(page)
  await dialog(page).getByRole('button', { name: 'Remove all' }).click()
  await expect(samples(other).first()).toContainText('$BECKON_APPLICATION_KEY')
  await expect(dialog(other).getByLabel('Application key')).toHaveValue('')
})

test('that would be code are told so, and stand in no sample', async ({ page }) => {
  const hostile = `"; rm -rf ~ <img src=x onerror="window.ran=1">`
  await page.addInitScript((value) => {
    sessionStorage.setItem(
      'beckon-own-values',
      JSON.stringify({ applicationKey: value, constructor: value, userId: 7 }),
    )
  }, hostile)
  await page.goto(segments)
  await openDialog(page)
  const field = dialog(page).getByLabel('Application key')
  await expect(field).toHaveValue(hostile)
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expect(dialog(page).getByText('Letters, digits, - and _ only.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(samples(page).first()).toContainText('$BECKON_APPLICATION_KEY')
  expect(await page.evaluate(() => 'ran' in window)).toBe(false)
})

test('that do not fit are told of, and keep the form open', { tag: '@phone' }, async ({ page }) => {
  await page.goto(segments)
  await openDialog(page)
  const host = dialog(page).getByLabel('API host')
  await dialog(page).getByLabel('Application key').fill(KEY)
  await host.fill('https://push.mine.example/')
  await dialog(page).getByRole('button', { name: 'Done' }).click()
  await expect(dialog(page)).toBeVisible()
  await expect(host).toBeFocused()
  await expect(host).toHaveAccessibleDescription(/A host name only/)
  await expect(samples(page).first()).toContainText(KEY)
  await expect(samples(page).first()).toContainText('https://push.beckon.example/')
  await host.fill('push.mine.example')
  await host.press('Enter')
  await expect(dialog(page)).toBeHidden()
  await expect(samples(page).first()).toContainText('https://push.mine.example/')
})

test('count for the page where the browser keeps nothing', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await page.goto(segments)
  await openDialog(page)
  await dialog(page).getByLabel('Application key').fill(KEY)
  await expect(dialog(page).getByRole('status')).toContainText('Your browser keeps nothing')
  await page.keyboard.press('Escape')
  await expect(samples(page).first()).toContainText(KEY)
})

siteTest('whose code does not come leave the samples as they are', async ({ page, open }) => {
  await page.addInitScript((value) => {
    sessionStorage.setItem('beckon-own-values', JSON.stringify({ applicationKey: value }))
  }, KEY)
  const asked = page.waitForRequest(/own-values-[^/]*\.js/)
  await open(segments, [{ path: /own-values-/, status: 404 }])
  await asked
  await alive(page)
  await expect(samples(page).first()).toContainText('$BECKON_APPLICATION_KEY')
})

test('cost nothing to who has none: their code is fetched when it is asked for', async ({ page }) => {
  const sent = watchRequests(page)
  await page.goto(setUp)
  await alive(page)
  await page.waitForLoadState('networkidle')
  expect(sent.filter((text) => /own-values-[^/]*\.js/.test(text))).toEqual([])
  await openDialog(page)
  expect(sent.some((text) => /own-values-[^/]*\.js/.test(text))).toBe(true)
})

test('a selection that is dragged out of a field leaves the form open', async ({ page }) => {
  await page.goto(segments)
  await openDialog(page)
  const field = dialog(page).getByLabel('Application key')
  await field.fill(KEY)
  const box = await field.boundingBox()
  if (!box) throw new Error('The field is not to be seen.')
  await page.mouse.move(box.x + 20, box.y + 10)
  await page.mouse.down()
  await page.mouse.move(5, box.y + 10, { steps: 4 })
  await page.mouse.up()
  await expect(dialog(page)).toBeVisible()
  await page.mouse.click(5, box.y + 10)
  await expect(dialog(page)).toBeHidden()
})
