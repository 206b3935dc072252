import { alive, remembersPlatform } from '../helpers/alive'
import { click, spareData } from '../helpers/loads'
import { expect, test } from '@playwright/test'

/** What is fetched ahead, the index of search above all, is no matter here, and a good part of what a page takes. */
test.beforeEach(({ page }) => page.addInitScript(spareData))

const push = '/en/sdk/v3/android/implementation/push/'

test('the sidebar shows the section, with the current page marked and in view', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 420 })
  await page.goto('/en/sdk/v3/android/implementation/oauth2/')
  const tree = page.getByRole('navigation', { name: 'Pages of this section' })
  const current = tree.locator('[aria-current="page"]')
  await expect(current).toHaveText('OAuth2')
  await expect(current).toBeInViewport()
  await expect(tree.getByRole('link', { name: 'Troubleshooting' })).toHaveCount(1)
  await expect(tree.getByRole('link', { name: 'Create app' })).toHaveCount(0)
})

test('breadcrumbs lead up, and previous and next lead along', async ({ page }) => {
  await page.goto(push)
  const crumbs = page.getByRole('navigation', { name: 'You are here' })
  await expect(crumbs.getByRole('link')).toHaveText(['SDKs', 'v3', 'Android SDK', 'Implementation'])
  const pager = page.getByRole('navigation', { name: 'Previous and next page' })
  await pager.getByRole('link', { name: /Next/ }).click()
  await expect(page).toHaveURL('/en/sdk/v3/android/implementation/in-app-messages/')
  await pager.getByRole('link', { name: /Previous/ }).click()
  await expect(page).toHaveURL(push)
})

test('an index page lists its children with what they are about', async ({ page }) => {
  await page.goto('/en/sdk/v3/ios/setup/')
  const list = page.getByRole('region', { name: 'In this section' })
  await expect(list.getByRole('link')).toHaveText(['Platform setup', 'Application setup'])
})

test('on-this-page marks the section in view, and folds where there is no room', async ({ page }) => {
  await page.goto(push)
  const list = page.getByRole('navigation', { name: 'On this page' })
  await list.getByRole('link', { name: 'Limits' }).click()
  await expect(page).toHaveURL(`${push}#limits`)
  await expect(list.locator('[aria-current="location"]')).toHaveText('Limits')
  await page.setViewportSize({ width: 1100, height: 800 })
  await expect(list).toBeHidden()
  const folded = page.locator('main details', { hasText: 'On this page' })
  await folded.getByText('On this page').click()
  await expect(folded.getByRole('link', { name: 'Limits' })).toBeVisible()
})

for (const to of [
  '/en/sdk/v3/ios/implementation/push/#send-a-test-push',
  '/en/api/devices/#device',
  '/en/guides/messages/create/#check-that-it-works',
]) {
  test(`a link from another page ends where the section begins, and the way back where it began: ${to}`, async ({
    page,
  }) => {
    await page.goto('/en/guides/messages/placeholders/')
    await alive(page)
    await page.evaluate(() => scrollTo(0, 1500))
    // Until the page has been laid out to its end, its own guesses are given up by each link to a section.
    await page.waitForFunction(() =>
      [...document.querySelectorAll<HTMLElement>('.prose > *')].every(({ style }) => style.contentVisibility),
    )
    await click(page, to)
    const section = page.locator(to.slice(to.indexOf('#')))
    await expect(section).toBeFocused()
    const top = () => section.evaluate((element) => element.getBoundingClientRect().top)
    await expect.poll(top).toBeGreaterThan(0)
    await expect.poll(top).toBeLessThan(120)
    await page.goBack()
    await expect(page).toHaveTitle(/^Placeholders/)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(1500)
  })
}

test('the platform is switched by keyboard, and the topic stays', async ({ page }) => {
  await page.goto(push)
  await alive(page)
  await page.locator('summary', { hasText: 'Platform' }).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(page.locator(':focus')).toHaveText('iOS')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/en/sdk/v3/ios/implementation/push/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Push notifications')
})

test('a switch of the platform keeps the place on the page, and is remembered by search', async ({
  page,
}) => {
  await page.goto(`${push}#check-that-it-works`)
  await expect(page.locator('#check-that-it-works')).toBeInViewport()
  await alive(page)
  await page.locator('summary', { hasText: 'Platform' }).click()
  await page.getByRole('link', { name: 'iOS', exact: true }).click()
  await expect(page).toHaveURL('/en/sdk/v3/ios/implementation/push/#check-that-it-works')
  await remembersPlatform(page, 'ios/v3')
  await page.getByRole('banner').getByRole('link', { name: 'Guides' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard guides')
  await expect(async () => {
    await page.keyboard.press('/')
    await page
      .getByRole('combobox', { name: 'Search the documentation' })
      .fill('push notifications', { timeout: 1000 })
  }).toPass()
  await expect(page.getByRole('listbox').getByRole('option').first()).toHaveAttribute(
    'href',
    '/en/sdk/v3/ios/implementation/push/',
  )
})

test('where the topic is missing, a switch says so: in a status that was there before', async ({ page }) => {
  await page.goto('/en/sdk/v3/android/migration/')
  const status = page.getByRole('main').getByRole('status').first()
  await expect(status).toBeAttached()
  await expect(status).toBeEmpty()
  await expect(async () => {
    await page.locator('summary', { hasText: 'Platform' }).click()
    await expect(page.getByRole('link', { name: /^Ionic Native/ })).toBeVisible({ timeout: 1000 })
  }).toPass()
  // Each status of the pages to come: how it came, and what it said later.
  await page.evaluate(() => {
    const seen: string[] = []
    Object.assign(window, { seen })
    new MutationObserver((records) => {
      for (const { addedNodes, target } of records) {
        for (const node of addedNodes) {
          const status = node instanceof Element && node.querySelector('main > [role=status]')
          if (status) seen.push(`came: ${status.textContent}`)
        }
        if (target instanceof Element && target.matches('main > [role=status]')) seen.push('filled')
      }
    }).observe(document.body, { childList: true, subtree: true })
  })
  await page.getByRole('link', { name: /^Ionic Native/ }).click()
  await expect(page).toHaveURL('/en/sdk/v3/ionic-native/')
  await expect(status).toHaveText('Ionic Native has no page on “Migration”; this is the nearest one.')
  expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen)).toEqual([
    'came: ',
    'filled',
  ])
})

test('the skip link is the first stop, is seen, and leads to the content', async ({ page }) => {
  await page.goto(push)
  await alive(page)
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.locator('#content')).toBeFocused()
})

test('a move to another page is announced', async ({ page }) => {
  await page.goto('/en/guides/')
  await alive(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQs' }).click()
  await expect(page.locator('#gatsby-announcer')).toContainText('Frequently asked questions')
})

test('the family that is open is marked in the header', async ({ page }) => {
  await page.goto(push)
  const main = page.getByRole('navigation', { name: 'Main' }).first()
  await expect(main.locator('[aria-current]')).toHaveText('SDKs')
  await main.getByRole('link', { name: 'Quick wins' }).click()
  await expect(page).toHaveURL('/en/quick-wins/')
})

test('a version that is the only one is told, and is no menu', async ({ page }) => {
  await page.goto('/en/sdk/v3/ionic-native/')
  await alive(page)
  const switchers = page.getByRole('group', { name: 'SDK version and platform' })
  await expect(switchers.getByText('Version')).toBeVisible()
  await expect(switchers.getByText('v3', { exact: true })).toBeVisible()
  const platform = switchers.locator('summary')
  await expect(platform).toHaveText(/Platform.*Ionic Native/)
  await platform.focus()
  await page.keyboard.press('Tab')
  await expect(page.locator(':focus').and(switchers.locator('*'))).toHaveCount(0)
  await switchers.getByText('v3', { exact: true }).click()
  await expect(switchers.getByRole('link')).toHaveCount(0)
})

test('what stands in a line of the footer stands on one line, links and the button alike', async ({
  page,
}) => {
  for (const width of [1440, 768]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/en/guides/')
    await alive(page)
    const tops = await page
      .getByRole('contentinfo')
      .locator('nav > :visible')
      .evaluateAll((all) =>
        all.map((one) => {
          const text = document.createRange()
          text.selectNodeContents(one)
          return Math.round(text.getBoundingClientRect().top)
        }),
      )
    expect(tops.length).toBeGreaterThan(5)
    // Lines are further apart than this.
    const sorted = [...tops].sort((a, b) => a - b)
    const steps = sorted.slice(1).map((top, index) => top - (sorted[index] ?? top))
    expect(steps.filter((step) => step > 1 && step < 20)).toEqual([])
  }
})

test('the menus of the switchers are whole inside the sidebar, however short its tree is', async ({
  page,
}) => {
  // A page whose topic several platforms and a version lack: each of those choices has a note.
  await page.goto('/en/sdk/v2/android/migration/')
  const sidebar = page.getByRole('navigation', { name: 'Pages of this section' })
  for (const name of ['Platform', 'Version']) {
    const menu = sidebar.locator('details', { has: page.locator('summary', { hasText: name }) })
    await expect(async () => {
      if ((await menu.getAttribute('open')) === null) await menu.locator('summary').click()
      await expect(menu.locator('ul')).toBeVisible({ timeout: 1000 })
    }).toPass()
    expect(await menu.locator('small').count(), name).toBeGreaterThan(0)
    const outer = await sidebar.boundingBox()
    const inner = await menu.locator('ul').boundingBox()
    if (!outer || !inner) throw new Error('the menu or the sidebar is not drawn')
    expect(inner.x, name).toBeGreaterThanOrEqual(outer.x)
    expect(inner.x + inner.width, name).toBeLessThanOrEqual(outer.x + outer.width)
    expect(inner.y + inner.height, name).toBeLessThanOrEqual(outer.y + outer.height)
  }
})

test('version and platform stay in sight above a long tree, and cover no page that gets the focus', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const sidebar = page.getByRole('navigation', { name: 'Pages of this section' })
  const switchers = sidebar.getByRole('group', { name: 'SDK version and platform' })
  for (const path of ['react-native/symbols/packages/', 'android/symbols/passtype/']) {
    await page.goto(`/en/sdk/v3/${path}`)
    await alive(page)
    await expect.poll(() => sidebar.evaluate((box) => box.scrollTop)).toBeGreaterThan(100)
    await expect(switchers).toBeInViewport({ ratio: 1 })
    await expect(sidebar.locator('[aria-current="page"]')).toBeInViewport({ ratio: 1 })
    await sidebar.locator('[aria-current="page"]').focus()
    for (let stop = 0; stop < 40; stop++) {
      await page.keyboard.press('Shift+Tab')
      const now = page.locator(':focus')
      if (!(await now.evaluate((one) => one.closest('nav > ul') !== null))) break
      const [link, head] = [await now.boundingBox(), await switchers.boundingBox()]
      expect(link?.y).toBeGreaterThanOrEqual((head?.y ?? 0) + (head?.height ?? 0))
    }
  }
})

test('the boxes of version and platform have one height, and a line for each value', async ({ page }) => {
  for (const path of ['/en/sdk/v3/react-native/migration/', '/en/sdk/v2/html5/']) {
    await page.goto(path)
    const boxes = page
      .getByRole('navigation', { name: 'Pages of this section' })
      .getByRole('group', { name: 'SDK version and platform' })
      .locator('summary, p')
    /** Height of each box, and on how many lines what stands in it begins. */
    const measured = () =>
      boxes.evaluateAll((all) =>
        all.map((box) => {
          const text = document.createRange()
          text.selectNodeContents(box)
          const tops = [...text.getClientRects()].map(({ top }) => Math.round(top))
          return { height: box.getBoundingClientRect().height, lines: new Set(tops).size }
        }),
      )
    for (const width of [1000, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 })
      const [platform, version] = await measured()
      expect(version, `${path} ${width}`).toEqual(platform)
      expect(platform?.lines, `${path} ${width}`).toBe(2)
    }
    // Letters as far apart as readers may have them.
    await page.evaluate(() => {
      document.documentElement.style.letterSpacing = '0.2em'
    })
    const [platform, version] = await measured()
    expect(platform?.lines, path).toBeGreaterThan(2)
    expect(version?.height, path).toBe(platform?.height)
  }
})
