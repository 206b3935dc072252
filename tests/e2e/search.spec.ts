import { expect, test, type Page } from '@playwright/test'
import { openSearch, searchField as field, searchOptions as options } from '../helpers/search'
import { startSite } from '../helpers/site'

const androidPush = '/en/sdk/v3/android/implementation/push/'

const active = (page: Page) => page.locator('[role="option"][aria-selected="true"]')

test.describe('search', () => {
  test(
    'finds the push page of the platform that the reader is on, while typing',
    { tag: '@phone' },
    async ({ page }) => {
      await page.goto('/en/sdk/v3/android/')
      await openSearch(page)
      await field(page).pressSequentially('pus')
      await expect(options(page).first()).toHaveAttribute('href', androidPush)
      await field(page).pressSequentially('h notif')
      await expect(options(page).first()).toHaveAttribute('href', androidPush)
      await expect(options(page).first().locator('mark').first()).toBeVisible()
      await expect(page.getByRole('status').filter({ hasText: /pages? found/ })).toHaveText(
        /^\d+ pages? found$/,
      )
    },
  )

  test('gives an iOS reader the iOS page for the same words, and Android beside it', async ({ page }) => {
    await page.goto('/en/sdk/v3/ios/')
    await openSearch(page)
    await field(page).fill('push notifications')
    await expect(options(page).first()).toHaveAttribute('href', '/en/sdk/v3/ios/implementation/push/')
    await expect(
      page
        .getByRole('listbox')
        .getByRole('option', { name: /Android$/ })
        .first(),
    ).toHaveAttribute('href', androidPush)
  })

  test('finds an identifier as a whole and by its parts', async ({ page }) => {
    await page.goto('/en/sdk/v3/android/')
    await openSearch(page)
    for (const text of ['enableRemoteNotifications', 'enable remote notif']) {
      await field(page).fill(text)
      await expect(
        page.getByRole('listbox').getByRole('option').filter({ hasText: 'Push' }).first(),
      ).toBeVisible()
    }
  })

  test('goes by keyboard from opening to the page', async ({ page }) => {
    await page.goto('/en/sdk/v3/android/')
    await openSearch(page)
    await field(page).fill('push')
    await expect(options(page).first()).toHaveAttribute('href', androidPush)
    const first = await active(page).getAttribute('id')
    await page.keyboard.press('ArrowDown')
    await expect(active(page)).not.toHaveAttribute('id', first ?? '')
    await expect(active(page)).toHaveCount(1)
    await expect(field(page)).toHaveAttribute(
      'aria-activedescendant',
      (await active(page).getAttribute('id')) ?? '',
    )
    await page.keyboard.press('Home')
    await expect(active(page)).toHaveAttribute('id', first ?? '')
    await page.keyboard.press('End')
    await expect(active(page)).not.toHaveAttribute('id', first ?? '')
    await page.keyboard.press('Home')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(new RegExp(`${androidPush}$`))
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  test('goes to the first result when Enter comes before the answer', async ({ page }) => {
    await page.goto('/en/sdk/v3/android/')
    await openSearch(page)
    await field(page).fill('push notifications')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(new RegExp(`${androidPush}$`))
  })

  test('closes on Esc and gives the focus back', { tag: '@phone' }, async ({ page }) => {
    await page.goto('/en/')
    await openSearch(page)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Search', exact: true })).toBeFocused()
  })

  test('stays open when a selection is dragged out of the field, and closes on a click beside it', async ({
    page,
  }) => {
    await page.goto('/en/')
    await openSearch(page)
    await field(page).fill('push notifications')
    const box = await field(page).boundingBox()
    const beside = { x: 4, y: 4 }
    await page.mouse.move((box?.x ?? 0) + 100, (box?.y ?? 0) + 10)
    await page.mouse.down()
    await page.mouse.move(beside.x, beside.y, { steps: 4 })
    await page.mouse.up()
    await expect(field(page)).toBeVisible()
    await page.mouse.click(beside.x, beside.y)
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  for (const keys of ['/', 'Control+k', 'Meta+k']) {
    test(`opens with ${keys}`, async ({ page }) => {
      await page.goto('/en/guides/')
      await expect(async () => {
        await page.keyboard.press(keys)
        await expect(field(page)).toBeFocused({ timeout: 1000 })
      }).toPass()
      await expect(field(page)).toHaveValue('')
    })
  }

  test('lets / be switched off', async ({ page }) => {
    await page.goto('/en/')
    await openSearch(page)
    await page.getByRole('checkbox', { name: /single key/ }).uncheck()
    await page.keyboard.press('Escape')
    await page.keyboard.press('/')
    await expect(page.locator('dialog')).toHaveCount(0)
    await page.keyboard.press('Control+k')
    await expect(field(page)).toBeFocused()
  })

  test('says what it tried when nothing is found', async ({ page }) => {
    await page.goto('/en/')
    await openSearch(page)
    await field(page).fill('xyzzyplugh ')
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByText('Nothing found for “xyzzyplugh”.')).toBeVisible()
    await expect(dialog.getByText(/“xyzzyplugh”: looked for .*similar spellings/)).toBeVisible()
    await expect(options(page)).toHaveCount(0)
  })

  test('shows what looks like a text of the interface as it was typed', async ({ page }) => {
    await page.goto('/en/')
    await openSearch(page)
    for (const text of ['{{zzqxv}}', '$t(zzqxv)', '$&zzqxv']) {
      await field(page).fill(text)
      await expect(page.getByRole('dialog').getByText(`Nothing found for “${text}”.`)).toBeVisible()
    }
  })

  test('takes a typing error for what was meant, and says so', async ({ page }) => {
    await page.goto('/en/sdk/v3/android/')
    await openSearch(page)
    await field(page).fill('segmentaton ')
    await expect(page.getByText(/Nothing contains “segmentaton”/)).toBeVisible()
    await expect(options(page).first()).toHaveAttribute('href', /segment/)
  })

  test('offers recent searches when it is opened again', async ({ page }) => {
    await page.goto('/en/sdk/v3/android/')
    await openSearch(page)
    await field(page).fill('push')
    await expect(options(page).first()).toHaveAttribute('href', androidPush)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(new RegExp(`${androidPush}$`))
    await openSearch(page)
    await page.getByRole('listbox').getByRole('option', { name: 'push', exact: true }).click()
    await expect(field(page)).toHaveValue('push')
  })

  test('survives characters that mean something to the engine', async ({ page }) => {
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(error.message))
    await page.goto('/en/sdk/v3/android/')
    await openSearch(page)
    for (const text of ['hello:', 'a:b', '+', '~', '*', 'hello~', 'title:push']) await field(page).fill(text)
    await expect(options(page).first()).toBeVisible()
    expect(errors).toEqual([])
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the field leads to a page of all titles', async ({ page }) => {
    await page.goto('/en/')
    await expect(page.getByRole('button', { name: 'Search', exact: true })).toBeHidden()
    await page.getByRole('banner').getByRole('link', { name: 'All pages' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'All pages' })).toBeVisible()
    const titles = page.getByRole('main').getByRole('link')
    expect(await titles.count()).toBeGreaterThan(800)
    await expect(page.getByRole('main').locator(`a[href="${androidPush}"]`)).toHaveText('Push notifications')
  })
})

test.describe('a search index that cannot be had', () => {
  const indexPath = /^\/search_index\.json$/

  test('is logged as “Failed fetch search index”, and the page works on', async ({ page }) => {
    const site = await startSite({ faults: [{ path: indexPath, status: 500 }] })
    try {
      const logged: string[] = []
      const thrown: string[] = []
      page.on('console', (message) => {
        if (message.type() === 'error') logged.push(message.text())
      })
      page.on('pageerror', (error) => thrown.push(error.message))
      await page.goto(`${site.url}/en/`)
      await expect.poll(() => logged).toContain('Failed fetch search index')
      await expect.poll(() => thrown).toContain('/search_index.json answered 500')
      await openSearch(page)
      await expect(page.getByRole('alert')).toContainText('The search index could not be loaded')
      await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toBeAttached()
    } finally {
      await site.close()
    }
  })

  test('is fetched again when the reader asks for it', async ({ page }) => {
    // Both the load at client start and the first move towards search fail.
    const site = await startSite({ faults: [{ path: indexPath, status: 503, times: 2 }] })
    try {
      const failures: string[] = []
      page.on('console', (message) => {
        if (message.text() === 'Failed fetch search index') failures.push(message.text())
      })
      await page.goto(`${site.url}/en/sdk/v3/android/`)
      await expect.poll(() => failures.length).toBeGreaterThan(0)
      await openSearch(page)
      await field(page).fill('push')
      await expect(async () => {
        const retry = page.getByRole('button', { name: 'Try again' })
        if (await retry.isVisible()) await retry.click()
        await expect(options(page).first()).toHaveAttribute('href', androidPush, { timeout: 2000 })
      }).toPass()
      expect(site.requests.filter((request) => indexPath.test(request)).length).toBeGreaterThan(1)
    } finally {
      await site.close()
    }
  })
})
