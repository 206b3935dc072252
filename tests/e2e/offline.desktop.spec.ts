import { expect, test } from '@playwright/test'

test('visited pages, and the installed app’s start, open with the network cut', async ({ page, context }) => {
  await page.goto('/en/guides/errors/')
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
  })
  // From here on the worker is in charge, and what is visited stays.
  await page.goto('/en/guides/apps/create-app/')
  await expect.poll(() => page.evaluate(() => Boolean(navigator.serviceWorker.controller))).toBe(true)
  await page.reload()
  await page.waitForLoadState('networkidle')
  await page
    .getByRole('navigation', { name: 'Pages of this section' })
    .getByRole('link', { name: 'App keys' })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('App keys')
  await page.goto('/en/')
  await page.waitForLoadState('networkidle')

  await context.setOffline(true)
  for (const [path, title] of [
    ['/en/guides/apps/create-app/', 'Create an application'],
    ['/en/guides/apps/app-keys/', 'App keys'],
    ['/', 'Beckon documentation'],
  ] as const) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  }
  await expect(page).toHaveURL('/en/')
})

test('the manifest is as specified, and its icons have the sizes it names', async ({ page, request }) => {
  await page.goto('/en/')
  const href = await page.locator('link[rel="manifest"]').getAttribute('href')
  const manifest = (await (await request.get(href ?? '')).json()) as {
    icons: { src: string; sizes: string; purpose?: string }[]
  }
  expect(manifest).toMatchObject({
    short_name: 'Beckon',
    start_url: '/',
    background_color: '#232C2A',
    theme_color: '#232C2A',
    display: 'standalone',
  })
  expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']))
  expect(manifest.icons.some(({ purpose }) => purpose === 'maskable')).toBe(true)
  for (const { src, sizes } of manifest.icons) {
    const size = await page.evaluate(async (url) => {
      const image = new Image()
      image.src = url
      await image.decode()
      return `${image.naturalWidth}x${image.naturalHeight}`
    }, src)
    expect(size).toBe(sizes)
  }
})
