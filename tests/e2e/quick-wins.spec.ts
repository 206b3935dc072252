import { expect, test, type Page } from '@playwright/test'
import { alive } from '../helpers/alive'
import { spareData } from '../helpers/loads'
import { startSite } from '../helpers/site'

/** What is fetched ahead, the index of search above all, is no matter here, and a good part of what a page takes. */
test.beforeEach(({ page }) => page.addInitScript(spareData))

const cards = (page: Page) => page.locator('details[data-goal]:visible')
const card = (page: Page, title: string) => page.locator('details[data-goal]', { hasText: title }).first()
const welcome = (page: Page) => card(page, 'Welcome everyone who installs the app')
const menu = (page: Page, name: 'For' | 'Goal' | 'Capability') =>
  page.getByRole('combobox', { name, exact: true })
const status = (page: Page) => page.getByRole('form', { name: 'Filter use cases' }).getByRole('status')

/** A page of quick wins that answers. */
async function open(page: Page, rest = ''): Promise<void> {
  await page.goto(`/en/quick-wins/${rest}`)
  await alive(page)
}

test('use cases are cards, two in a row and each below its own heading, that open', async ({ page }) => {
  await open(page)
  const places = await cards(page).evaluateAll((all) =>
    all.map((one) => {
      const { left, top } = one.getBoundingClientRect()
      const headings = [...document.querySelectorAll('main h2')].filter(
        (heading) => heading.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING,
      )
      const next = [...document.querySelectorAll('main h2')][headings.length]
      return {
        left,
        isBelow: top > (headings.at(-1)?.getBoundingClientRect().top ?? Infinity),
        isAbove: !next || top < next.getBoundingClientRect().top,
      }
    }),
  )
  expect(places).toHaveLength(30)
  expect(new Set(places.map(({ left }) => left)).size).toBe(2)
  expect(places.filter(({ isBelow, isAbove }) => !isBelow || !isAbove)).toEqual([])

  const lane = welcome(page).getByRole('heading', { name: /^In the dashboard/ })
  await expect(lane).toBeHidden()
  await welcome(page).locator('> summary').click()
  await expect(lane).toBeVisible()
  await expect(welcome(page).getByRole('heading', { name: /^In the app/ })).toBeVisible()
  // Its samples answer as those of any page.
  const topics = card(page, 'Let people choose their topics')
  await topics.locator('> summary').click()
  await topics.getByRole('tab', { name: 'Swift' }).click()
  await expect(topics.getByText('func setTopic')).toBeVisible()
})

test('a card that opens stays under the pointer, and none changes places with another', async ({ page }) => {
  await open(page)
  const places = () =>
    cards(page).evaluateAll((all) =>
      all.map((one) => {
        const { left, top } = one.getBoundingClientRect()
        return [Math.round(top + scrollY), Math.round(left)] as const
      }),
    )
  const before = await places()
  const right = before.findIndex(
    ([, left], index) => index > 3 && left > Math.min(...before.map(([, x]) => x)),
  )
  const summary = cards(page).nth(right).locator('> summary')
  await summary.scrollIntoViewIfNeeded()
  const top = async () => (await summary.boundingBox())?.y
  const at = await top()
  for (const state of ['open', 'closed']) {
    await summary.click()
    await expect(cards(page).nth(right)).toHaveJSProperty('open', state === 'open')
    await expect.poll(top).toBeCloseTo(at ?? 0, 0)
    const now = await places()
    expect(now).toEqual([...now].sort(([top, left], [top2, left2]) => top - top2 || left - left2))
  }
  expect(await places()).toEqual(before)
})

test('closed, the page is no roll', async ({ page }) => {
  await open(page)
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(5000)
})

test.describe('the filter', () => {
  test(
    'says how many each choice leaves, and has none that leaves nothing',
    { tag: '@phone' },
    async ({ page }) => {
      await open(page)
      await expect(status(page)).toBeEmpty()
      await menu(page, 'Goal').selectOption({ value: 'win-back' })
      const left = await cards(page).count()
      expect(left).toBeLessThan(30)
      await expect(status(page)).toHaveText(`${left} use cases`)
      await expect(menu(page, 'Goal').locator('option:checked')).toHaveText(`Win back (${left})`)
      const options = await menu(page, 'Capability')
        .locator('option')
        .evaluateAll((all) =>
          (all as HTMLOptionElement[]).map(({ value, text, disabled }) => ({
            value,
            count: Number(/\((\d+)\)$/.exec(text)?.[1]),
            disabled,
          })),
        )
      expect(options.filter(({ count, disabled }) => disabled !== (count === 0))).toEqual([])
      expect(options.some(({ disabled }) => disabled)).toBe(true)
      // What an option says is what it does.
      for (const { value, count, disabled } of options) {
        if (disabled) continue
        await menu(page, 'Capability').selectOption({ value })
        await expect(cards(page)).toHaveCount(count)
      }
    },
  )

  test('stands in the address, and comes back with it', async ({ page }) => {
    await open(page, '?utm_source=mail')
    await menu(page, 'For').selectOption({ label: await labelOf(page, 'For', 'developer') })
    await menu(page, 'Capability').selectOption({ value: 'push' })
    await expect(page).toHaveURL('/en/quick-wins/?utm_source=mail&for=developer&capability=push')
    const left = await cards(page).count()
    await page.reload()
    await expect(cards(page)).toHaveCount(left)
    await expect(menu(page, 'For')).toHaveValue('developer')
    await page.getByRole('button', { name: 'Show all' }).click()
    await expect(page).toHaveURL('/en/quick-wins/?utm_source=mail')
    await expect(cards(page)).toHaveCount(30)
  })

  test('of an address is there before anything is seen, and nothing jumps', async ({ page }) => {
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const { value } = entry as PerformanceEntry & { value: number }
          ;(window as unknown as { shift: number }).shift =
            ((window as unknown as { shift?: number }).shift ?? 0) + value
        }
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await open(page, '?goal=operate')
    await expect(cards(page)).not.toHaveCount(30)
    await page.waitForLoadState('networkidle')
    expect(await page.evaluate(() => (window as unknown as { shift?: number }).shift ?? 0)).toBeLessThan(
      0.001,
    )
  })

  test('takes what there is not for nothing, and says where nothing is left', async ({ page }) => {
    await open(page, '?goal=nonsense&for=%00')
    await expect(cards(page)).toHaveCount(30)
    await open(page, '?goal=win-back&capability=scannables')
    await expect(status(page)).toHaveText('No use case has all of this.')
    await page.getByRole('button', { name: 'Show all' }).click()
    await expect(cards(page)).toHaveCount(30)
  })

  test('goes with its groups, and gives way to a link', async ({ page }) => {
    await open(page, '?goal=reward')
    await expect(page.getByRole('main').locator('h2:visible', { hasText: 'Onboard people' })).toHaveCount(0)
    const visit = card(page, 'Reward every tenth visit')
    await visit.locator('> summary').click()
    await visit.getByRole('link', { name: 'Greet people near your shop' }).click()
    const greet = card(page, 'Greet people near your shop')
    await expect(greet).toHaveAttribute('open')
    await expect(greet).toBeInViewport()
    await expect(cards(page)).toHaveCount(30)
  })
})

/** The words of an option, whose number changes with content. */
const labelOf = (page: Page, name: 'For', value: string) =>
  menu(page, name).locator(`option[value="${value}"]`).innerText()

test('a reader sees their own lane', async ({ page }) => {
  await open(page, '?for=developer')
  await welcome(page).locator('> summary').click()
  await expect(welcome(page).getByRole('heading', { name: /^In the app/ })).toBeVisible()
  await expect(welcome(page).getByRole('heading', { name: /^In the dashboard/ })).toBeHidden()
  await menu(page, 'For').selectOption({ value: 'marketer' })
  await expect(welcome(page).getByRole('heading', { name: /^In the dashboard/ })).toBeVisible()
  await expect(welcome(page).getByRole('heading', { name: /^In the app/ })).toBeHidden()
})

test('the link of a case says what is seen, and on which platform', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/en/sdk/v3/flutter/')
  await alive(page)
  await open(page, '?for=developer')
  await welcome(page).locator('> summary').click()
  await welcome(page).getByRole('button', { name: 'Copy link' }).click()
  await expect(welcome(page).getByRole('button', { name: 'Copied' })).toBeVisible()
  const address = new URL(await page.evaluate(() => navigator.clipboard.readText()))
  expect(address.search + address.hash).toBe(
    '?for=developer&platform=flutter#welcome-everyone-who-installs-the-app',
  )
  // Somebody who has looked at no platform yet is taken for one of that one.
  await page.evaluate(() => localStorage.clear())
  await page.goto(address.href)
  await expect(welcome(page)).toHaveAttribute('open')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('beckon-platform'))).toMatch(/^flutter\//)
})

test('a reader of iOS has Swift first, until they choose a language', async ({ page }) => {
  const chosen = () => topics.getByRole('tab', { selected: true })
  const topics = card(page, 'Let people choose their topics')
  await open(page)
  await topics.locator('> summary').click()
  await expect(chosen()).toHaveText('Kotlin')
  await page.goto('/en/sdk/v3/ios/')
  await alive(page)
  await open(page)
  await topics.locator('> summary').click()
  await expect(chosen()).toHaveText('Swift')
  await expect(topics.getByText('func setTopic')).toBeVisible()
  await topics.getByRole('tab', { name: 'Kotlin' }).click()
  await page.reload()
  // The card is open again.
  await expect(chosen()).toHaveText('Kotlin')
})

test(
  'a link to a case opens it, also where it is followed on the page',
  { tag: '@phone' },
  async ({ page }) => {
    await open(page, '#ask-for-push-at-a-good-moment')
    const asked = card(page, 'Ask for push at a good moment')
    await expect(asked).toHaveAttribute('open')
    await expect(asked.locator('> summary')).toBeInViewport()
    await page.evaluate(() => (location.hash = '#reward-every-tenth-visit'))
    await expect(card(page, 'Reward every tenth visit')).toHaveAttribute('open')
  },
)

test('what is closed answers as soon as the browser opens it, as its own search does', async ({ page }) => {
  await open(page)
  const topics = card(page, 'Let people choose their topics')
  await topics.evaluate((element: HTMLDetailsElement) => (element.open = true))
  await topics.getByRole('checkbox').first().check()
  await expect(topics.locator('> summary')).toContainText('1 of')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('cards open, and nothing is offered that does not work', async ({ page }) => {
    await page.goto('/en/quick-wins/?goal=reward')
    await expect(cards(page)).toHaveCount(30)
    await expect(menu(page, 'Goal')).toBeHidden()
    await welcome(page).locator('> summary').click()
    await expect(welcome(page).getByText('Turn the connector on')).toBeVisible()
    await expect(welcome(page).getByRole('button', { name: 'Print checklist' })).toBeHidden()
  })
})

test('where the bundles do not come, an address with a filter shows all of it', async ({ page }) => {
  const site = await startSite({ faults: [{ path: /\/(app|framework)-[^/]*\.js$/, status: 404 }] })
  await page.goto(`${site.url}/en/quick-wins/?goal=reward`)
  await expect(cards(page).first()).toBeVisible()
  await site.close()
})
