import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { expect, test } from '@playwright/test'
import { openSearch, searchField as field, searchOptions as options } from '../helpers/search'
import { startSite } from '../helpers/site'

const androidPush = '/en/sdk/v3/android/implementation/push/'

test.describe('a search index that is none', () => {
  const path = /^\/search_index\.json$/
  const faults = {
    'a sign-in page of the network': {
      body: '<!doctype html><title>Sign in</title>',
      headers: { 'content-type': 'text/html' },
    },
    'a file cut short': { body: '{"en":{"index":{"terms":"0push' },
    'one of another build': { body: '{"en":{"index":{"version":"0.1","fields":[]},"store":{"/en/":{}}}}' },
  }
  for (const [what, fault] of Object.entries(faults)) {
    test(`${what}: the dialog says so, and trying again helps once it is right`, async ({ page }) => {
      const site = await startSite({ faults: [{ path, ...fault }] })
      try {
        const errors: string[] = []
        page.on('pageerror', (error) => errors.push(error.message))
        await page.goto(`${site.url}/en/sdk/v3/android/`)
        await openSearch(page)
        await field(page).fill('push')
        await expect(page.getByRole('alert')).toContainText('cannot be read')
        await expect(page.getByRole('button', { name: 'Reload the page' })).toBeVisible()
        site.setFaults([])
        await page.getByRole('button', { name: 'Try again' }).click()
        await expect(field(page)).toBeFocused()
        await expect(options(page).first()).toHaveAttribute('href', androidPush)
        await expect(page.getByRole('alert')).toHaveCount(0)
        expect(errors).toEqual([])
      } finally {
        await site.close()
      }
    })
  }

  test('one of another build that can be read answers, and the dialog says so until there is the right one', async ({
    page,
  }) => {
    const index = JSON.parse(await readFile(resolve('public/search_index.json'), 'utf8')) as {
      en: { index: { build?: string } }
    }
    expect(index.en.index.build).toMatch(/^\w+$/)
    index.en.index.build = 'another'
    const site = await startSite({ faults: [{ path, body: JSON.stringify(index) }] })
    try {
      await page.goto(`${site.url}/en/sdk/v3/android/`)
      await openSearch(page)
      await field(page).fill('push')
      await expect(options(page).first()).toHaveAttribute('href', androidPush)
      await expect(page.getByRole('alert')).toContainText('belongs to another version of this site')
      site.setFaults([])
      await page.getByRole('button', { name: 'Try again' }).click()
      await expect(page.getByRole('alert')).toHaveCount(0)
      await expect(options(page).first()).toHaveAttribute('href', androidPush)
    } finally {
      await site.close()
    }
  })

  test('a page that is loaded anew opens with what was typed', async ({ page }) => {
    const site = await startSite({ faults: [{ path, body: '<html>' }] })
    try {
      await page.goto(`${site.url}/en/sdk/v3/android/`)
      await openSearch(page)
      await field(page).fill('push')
      const reload = page.getByRole('button', { name: 'Reload the page' })
      await expect(reload).toBeVisible()
      site.setFaults([])
      await reload.click()
      await expect(field(page)).toHaveValue('push')
      await expect(options(page).first()).toHaveAttribute('href', androidPush)
    } finally {
      await site.close()
    }
  })
})
