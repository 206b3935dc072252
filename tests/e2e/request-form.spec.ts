import { expect, test } from '@playwright/test'
import { alive } from '../helpers/alive'
import { violations } from '../helpers/axe'
import { spareData } from '../helpers/loads'
import { buttonOf, callOf, formOf, openForm, sampleOf, segments } from '../helpers/request-form'

/** What is fetched ahead, the index of search above all, is no matter here, and a good part of what a page takes. */
test.beforeEach(({ page }) => page.addInitScript(spareData))

/** The form for the request of a call of the API: its samples follow, and nothing is sent. */

test(
  'what is typed stands in the samples of all languages, and nothing leaves the page',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto(segments)
    await alive(page)
    await page.waitForLoadState('networkidle')
    const sent: string[] = []
    page.on('request', (request) => {
      const { origin, pathname, search } = new URL(request.url())
      const isOwn = origin === new URL(page.url()).origin
      sent.push([request.method(), isOwn ? '' : origin, pathname, search, request.postData() ?? ''].join(' '))
    })
    const call = await openForm(page, 'create-segment-with-users')
    const form = formOf(call)
    await form.getByLabel('name', { exact: true }).fill('Müller’s "VIP"')
    await form.getByLabel('users 1', { exact: true }).fill('anna')
    await form.getByRole('button', { name: 'Add an item to users' }).click()
    await expect(form.getByLabel('users 2', { exact: true })).toBeFocused()
    await form.getByLabel('users 2', { exact: true }).fill('bob')
    for (const [language, texts] of Object.entries({
      curl: ['"name": "Müller’s \\"VIP\\""', '"anna",', '"bob"'],
      JavaScript: [`name: 'Müller’s "VIP"'`, `users: ['anna', 'bob']`],
      PHP: [`'name' => 'Müller’s "VIP"'`, `'anna',`, `'bob'`],
      Python: ['"name": "Müller’s \\"VIP\\""', '"anna",', '"bob",'],
    })) {
      await call.getByRole('tab', { name: language }).click()
      for (const text of texts) await expect(sampleOf(call)).toContainText(text)
    }
    await form.getByRole('button', { name: 'Remove users 1' }).click()
    await expect(sampleOf(call)).not.toContainText('anna')
    await expect(form.getByLabel('users 1', { exact: true })).toHaveValue('bob')
    const own =
      /^GET {2}\/(request-form[-.][0-9a-f]+\.(js|css)|static\/requests\/segments-[0-9a-f]+\.json) {2}$/
    // Pages that links in view lead to, which the site fetches ahead wherever somebody reads, and what samples under a pointer get.
    const ahead = /^GET {2}\/(page-data\/[\w/.-]+|(component---|tools[-.])[\w.-]+) {2}$/
    expect(sent.filter((one) => !own.test(one) && !ahead.test(one))).toEqual([])
    expect(sent.filter((one) => own.test(one)).length).toBeGreaterThanOrEqual(2)
  },
)

test('what does not fit is told at its field once it is left, and shown as it is', async ({ page }) => {
  await page.goto(segments)
  const call = await openForm(page, 'list-segments')
  const form = formOf(call)
  await form.getByLabel('Add an optional field').selectOption('limit')
  await form.getByRole('button', { name: 'Add', exact: true }).click()
  const limit = form.getByLabel('limit', { exact: true })
  await expect(limit).toBeFocused()
  await expect(limit).toHaveAccessibleDescription('The largest number of entries to return.')
  await limit.fill('ten')
  await expect(sampleOf(call)).toContainText('/usersegment?limit=ten')
  await expect(limit).toHaveAttribute('aria-invalid', 'false')
  await limit.press('Tab')
  await expect(limit).toHaveAttribute('aria-invalid', 'true')
  await expect(limit).toHaveAccessibleDescription(/Enter a whole number, such as 1\./)
  await expect(form.getByRole('status')).toHaveText('limit: Enter a whole number, such as 1.')
  await expect(form.getByText('Values to correct: 1')).toBeVisible()
  await limit.fill('0')
  await expect(form.getByText('Enter 1 or more.')).toBeVisible()
  // What was said of the value before is not what holds now.
  await expect(form.getByRole('status')).toBeEmpty()
  await limit.fill('50')
  await expect(limit).toHaveAttribute('aria-invalid', 'false')
  await expect(form.getByText('Values to correct')).toBeHidden()
  await expect(sampleOf(call)).toContainText('/usersegment?limit=50')
})

test(
  'a button that is pressed while a field is left is pressed, whatever the field says then',
  { tag: '@phone' },
  async ({ page, isMobile }) => {
    await page.goto(segments)
    const call = await openForm(page, 'list-segments')
    const form = formOf(call)
    const add = form.getByRole('button', { name: 'Add', exact: true })
    await form.getByLabel('Add an optional field').selectOption('limit')
    await add.click()
    const limit = form.getByLabel('limit', { exact: true })
    await limit.fill('ten')
    const fields = form.getByRole('group', { name: 'Query parameters' }).getByRole('textbox')
    await expect(fields).toHaveCount(1)
    if (isMobile) {
      await add.tap()
    } else {
      // A press that takes its time.
      await add.hover()
      const before = await add.boundingBox()
      await page.mouse.down()
      await expect(limit).not.toBeFocused()
      expect(await add.boundingBox()).toEqual(before)
      await page.mouse.up()
    }
    await expect(fields).toHaveCount(2)
    await expect(limit).toHaveAccessibleDescription(/Enter a whole number, such as 1\./)
  },
)

test('a value that the call needs is missed', async ({ page }) => {
  await page.goto(segments)
  const call = await openForm(page, 'create-segment')
  const name = formOf(call).getByLabel('name', { exact: true })
  await expect(name).toHaveAttribute('aria-required', 'true')
  await name.fill('')
  await name.press('Tab')
  await expect(name).toHaveAccessibleDescription(/Fill this in: the call needs it\./)
})

test('the documented request is one button away, and as it was', async ({ page }) => {
  await page.goto(segments)
  const before = await sampleOf(callOf(page, 'create-segment')).innerHTML()
  const call = await openForm(page, 'create-segment')
  const name = formOf(call).getByLabel('name', { exact: true })
  await name.fill('Another')
  await expect(sampleOf(call)).toContainText('Another')
  await formOf(call).getByRole('button', { name: 'Reset to the example' }).click()
  await expect(name).toHaveValue('Opened the spring sale')
  await expect(sampleOf(call)).toContainText('Opened the spring sale')
  expect((await sampleOf(call).innerHTML()).replace(/<\/?span>/g, '')).toBe(before)
})

test('the changed sample is copied, with values of the reader’s own', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => {
    sessionStorage.setItem('beckon-own-values', JSON.stringify({ applicationKey: 'my-key-4711' }))
  })
  await page.goto(segments)
  const call = await openForm(page, 'create-segment')
  const name = formOf(call).getByLabel('name', { exact: true })
  await name.fill('Another')
  await expect(sampleOf(call)).toContainText('--user "my-key-4711:$BECKON_MASTER_SECRET"')
  await call.getByRole('tabpanel').getByRole('button', { name: 'Copy' }).filter({ visible: true }).click()
  const copied = () => page.evaluate(() => navigator.clipboard.readText())
  await expect.poll(copied).toMatch(/my-key-4711:[\s\S]*"name":"Another"/)
  await formOf(call).getByRole('button', { name: 'Reset to the example' }).click()
  await expect(sampleOf(call)).toContainText('my-key-4711')
})

test('it is opened, filled in and closed by keyboard', { tag: '@phone' }, async ({ page }) => {
  await page.goto(segments)
  const call = callOf(page, 'list-segments')
  await alive(page)
  await buttonOf(call).focus()
  await page.keyboard.press('Enter')
  const form = formOf(call)
  const list = form.getByLabel('Add an optional field')
  await expect(list).toBeFocused()
  await expect(buttonOf(call)).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(form.getByRole('group', { name: 'Query parameters' }).getByRole('textbox')).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(list).toBeFocused()
  await form.getByRole('button', { name: 'Close' }).focus()
  await page.keyboard.press('Enter')
  await expect(form).toBeHidden()
  await expect(buttonOf(call)).toBeFocused()
  await expect(buttonOf(call)).toHaveAttribute('aria-expanded', 'false')
})

test('a long text is typed in one go, and the sample goes along with it', async ({ page }) => {
  await page.goto(segments)
  const call = await openForm(page, 'create-segment')
  const name = formOf(call).getByLabel('name', { exact: true })
  await name.fill('')
  await page.keyboard.type('x'.repeat(90))
  await expect(name).toBeFocused()
  await expect(name).toHaveValue('x'.repeat(90))
  await page.keyboard.type('END')
  await expect(sampleOf(call)).toContainText('xEND')
  const isSeen = () =>
    sampleOf(call).evaluate((box) => {
      const text = document.evaluate('.//text()[contains(., "END")]', box).iterateNext() as Text
      const range = document.createRange()
      range.setStart(text, text.data.indexOf('END'))
      range.setEnd(text, text.data.indexOf('END') + 3)
      const { left, right } = range.getBoundingClientRect()
      const view = box.getBoundingClientRect()
      return left >= view.left && right <= view.right
    })
  await expect.poll(isSeen).toBe(true)
})

test('what was typed is still there when it is opened again', async ({ page }) => {
  await page.goto(segments)
  const call = await openForm(page, 'create-segment')
  await formOf(call).getByLabel('name', { exact: true }).fill('Another')
  await buttonOf(call).click()
  await expect(formOf(call)).toBeHidden()
  await expect(sampleOf(call)).toContainText('Another')
  await buttonOf(call).click()
  await expect(formOf(call).getByLabel('name', { exact: true })).toHaveValue('Another')
})

test('what may have any key takes new ones, and each goes again', async ({ page }) => {
  await page.goto('/en/api/events/')
  const call = await openForm(page, 'log-custom-event-for-user')
  const data = formOf(call).getByRole('group', { name: 'data' })
  const name = data.getByLabel('Add an entry to data')
  await name.fill('price')
  await expect(name).toHaveAccessibleDescription('Another entry has this name.')
  await name.fill('colour')
  await name.press('Enter')
  await expect(data.getByLabel('colour', { exact: true })).toBeFocused()
  await page.keyboard.type('red')
  await expect(sampleOf(call)).toContainText('"colour": "red"')
  await data.getByRole('button', { name: 'Remove price' }).click()
  await expect(sampleOf(call)).not.toContainText('price')
  await expect(name).toBeFocused()
})

test('one of several kinds is chosen, with its own fields', async ({ page }) => {
  await page.goto('/en/api/exports/')
  const call = await openForm(page, 'export-clicks-on-links')
  const form = formOf(call)
  await form.getByLabel('Kind').selectOption('Of a message')
  await expect(form.getByRole('group', { name: 'Of a message' })).toBeVisible()
  await expect(form.getByText('Values to correct')).toBeHidden()
})

test('a list with too few items says so', async ({ page }) => {
  await page.goto('/en/api/regions/')
  const form = formOf(await openForm(page, 'create-region'))
  const list = form.getByRole('group', { name: 'coordinates' })
  await list.getByRole('button', { name: 'Remove coordinates 2' }).click()
  await expect(list).toHaveAccessibleDescription(/Too few items: at least 2 needed\./)
  await expect(form.getByText('Values to correct: 1')).toBeVisible()
})

test('the samples stay in view beside it', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(segments)
  const call = await openForm(page, 'create-segment-with-users')
  const form = await formOf(call).boundingBox()
  const sample = await sampleOf(call).boundingBox()
  expect(sample?.x).toBeGreaterThan((form?.x ?? 0) + (form?.width ?? 0))
  await expect(sampleOf(call)).toBeInViewport()
})

test('it goes where there is room when the window changes, with what was typed and the focus', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(segments)
  const call = await openForm(page, 'create-segment')
  const name = formOf(call).getByLabel('name', { exact: true })
  await name.fill('Another')
  const isAboveSamples = async () => {
    const [form, sample] = [await formOf(call).boundingBox(), await sampleOf(call).boundingBox()]
    return (form?.y ?? 0) + (form?.height ?? 0) <= (sample?.y ?? 0)
  }
  expect(await isAboveSamples()).toBe(false)
  for (const [width, isAbove] of [
    [900, true],
    [1280, false],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    await expect.poll(isAboveSamples).toBe(isAbove)
    await expect(name).toHaveValue('Another')
    await expect(name).toBeFocused()
  }
})

test('names in its sentences are code, as on the page', async ({ page }) => {
  await page.goto(segments)
  const form = formOf(await openForm(page, 'list-segments'))
  await form.getByLabel('Add an optional field').selectOption('skip')
  await form.getByRole('button', { name: 'Add', exact: true }).click()
  const said = form.getByText('How many entries to leave out')
  await expect(said.locator('code')).toHaveText('limit')
  await expect(said).not.toContainText('`')
})

test('open, it has no violation in either theme', { tag: '@phone' }, async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await page.goto(segments)
  const call = await openForm(page, 'create-segment-with-users')
  const name = formOf(call).getByLabel('name', { exact: true })
  await name.fill('')
  await name.press('Tab')
  await expect(name).toHaveAttribute('aria-invalid', 'true')
  // The call with its samples, which follow; the other calls are what accessibility.spec.ts looks at.
  expect(await violations(page, ['.operation:has(form)'])).toEqual([])
})
