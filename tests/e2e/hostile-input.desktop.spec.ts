import { expect, test, type Page } from '@playwright/test'
import { alive } from '../helpers/alive'
import { spareData } from '../helpers/loads'
import { startSite, type Site } from '../helpers/site'
import { smallIndex } from '../helpers/small-index'
import { storageKeys } from '../../src/shared/storage-keys'

/** Addresses and stored values that nobody meant: no script of theirs runs, nothing is thrown, and the right page is there. */

let site: Site
test.beforeAll(async () => {
  site = await startSite({ faults: [smallIndex()] })
})
test.afterAll(() => site.close())

const notFound = 'There is no page here'
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** To a page that is soon there. */
async function leadsOn(page: Page): Promise<void> {
  await page.getByRole('contentinfo').getByRole('link', { name: 'Reading offline' }).click()
  await expect(heading(page)).toHaveText('Reading offline')
}

/** Errors of the page, and whether a script of the address ran; hosts that were asked. */
function watch(
  page: Page,
  /** What a page may throw that could not be loaded: servers refuse its data as too long. */ expected?: RegExp,
) {
  const thrown: string[] = []
  const hosts = new Set<string>()
  page.on('pageerror', ({ message }) => {
    if (!expected?.test(message)) thrown.push(message)
  })
  page.on('request', (request) => hosts.add(new URL(request.url()).host))
  page.on('dialog', (dialog) => {
    thrown.push(`dialog: ${dialog.message()}`)
    void dialog.dismiss()
  })
  return async () => {
    expect(thrown).toEqual([])
    expect([...hosts].filter((host) => !host.startsWith('localhost'))).toEqual([])
    expect(await page.evaluate(() => 'hostile' in window)).toBe(false)
  }
}

const long = 'p'.repeat(8000)

/** Address → title of the page that is right for it, by what is wrong with them. */
const addresses: Record<string, [address: string, title: string][]> = {
  'that cannot be decoded': [
    ['/en/faqs/#%', 'Frequently asked questions'],
    ['/en/faqs/#50%', 'Frequently asked questions'],
    ['/en/faqs/#%zz', 'Frequently asked questions'],
    ['/en/faqs/#%E0%A4%A', 'Frequently asked questions'],
    ['/en/faqs/?%', 'Frequently asked questions'],
    ['/en/faqs/?x=%E0%A4%A#%', 'Frequently asked questions'],
    ['/en/%/', notFound],
    ['/en/%zz/', notFound],
    ['/en/%E0%A4%A/', notFound],
  ],
  'with reserved letters, encoded as mail programs do': [
    ['/en/guides/a%2Fb/', notFound],
    ['/en/guides/a%26b/', notFound],
    ['/en/x%3Dy/', notFound],
    ['/en/a%3Ab/', notFound],
    ['/en/a%40b/', notFound],
    ['/en/a%2Bb/', notFound],
    ['/en/a%2Cb%3Bc%24/', notFound],
    ['/en/faqs/%3Futm_source%3Dmail', 'Frequently asked questions'],
    ['/en/guides/errors/%23baddevicetoken', 'Errors'],
    ['/guides/errors/%23baddevicetoken', 'Errors'],
    ['/en/nope/%23x', notFound],
  ],
  'that lead up and out': [
    ['/en/..%2f..%2fetc/', notFound],
    ['/en/%5C%5Cevil/', notFound],
    ['/en/guides/%2e%2e/faqs/', 'Frequently asked questions'],
    ['/en//guides//errors/', 'Errors'],
    ['/en//evil.example/', notFound],
    ['/.//evil.example/', notFound],
    ['/%2F%2Fevil.example/', notFound],
    ['/\\evil.example/', notFound],
  ],
  'with letters that mean something to a router, a template or a parser': [
    ['/en/:uri/', notFound],
    ['/en/:path/:path/', notFound],
    ['/en/*/', notFound],
    ['/en/__proto__/constructor/', notFound],
    ['/en/{{constructor.constructor("window.hostile=1")()}}/', notFound],
    ['/en/<script>window.hostile=1</script>/', notFound],
    ['/en/"><img src=x onerror=window.hostile=1>/', notFound],
    ['/en/%3Cimg%20src%3Dx%20onerror%3Dwindow.hostile%3D1%3E/', notFound],
    ['/en/javascript:window.hostile=1/', notFound],
    ['/en/%00/', notFound],
    ['/en/faqs/%00', notFound],
    ['/en/%F0%9F%98%80/%E2%80%AE/', notFound],
    [
      '/en/faqs/?<script>window.hostile=1</script>#<img src=x onerror=window.hostile=1>',
      'Frequently asked questions',
    ],
    ['/en/faqs/?to=javascript:window.hostile=1&url=//evil.example', 'Frequently asked questions'],
  ],
  'of 8 kB': [
    [`/en/faqs/?${long}`, 'Frequently asked questions'],
    [`/en/faqs/#${long}`, 'Frequently asked questions'],
  ],
}

for (const [what, list] of Object.entries(addresses)) {
  test(`addresses ${what} show the page that is right for them, which leads on`, async ({ page }) => {
    // A page each, with what the browser has in its cache from the one before.
    test.setTimeout(30_000 + list.length * 6000)
    const isSound = watch(page)
    await page.addInitScript(spareData)
    for (const [address, title] of list) {
      await test.step(`${address.slice(0, 80)} shows “${title}”`, async () => {
        await page.goto(site.url + address)
        await expect(heading(page)).toHaveText(title)
        await alive(page)
        await expect(heading(page)).toHaveText(title)
        expect(new URL(page.url()).host).toBe(new URL(site.url).host)
        await leadsOn(page)
        await isSound()
      })
    }
  })
}

test('a path of 8 kB shows the not-found page, which leads on', async ({ page }) => {
  const isSound = watch(page, /Not rendering React$/)
  await page.goto(`${site.url}/en/${long}/`)
  await expect(heading(page)).toHaveText(notFound)
  await leadsOn(page)
  await isSound()
})

test('a link with an encoded # or ? leads to what was meant', async ({ page }) => {
  await page.goto(`${site.url}/en/guides/errors/%23baddevicetoken`)
  await expect(page).toHaveURL(`${site.url}/en/guides/errors/#baddevicetoken`)
  await page.goto(`${site.url}/en/faqs/%3Fa%3D1?b=2#c`)
  await expect(page).toHaveURL(`${site.url}/en/faqs/?a%3D1?b=2#c`)
})

test('a page that is open takes any hash: typed, followed and on the way back', async ({ page }) => {
  const isSound = watch(page)
  await page.goto(`${site.url}/en/faqs/`)
  await alive(page)
  for (const hash of ['#%', '#100%', '#%E0%A4%A', '#<b>']) {
    await page.evaluate((to) => (location.hash = to), hash)
    await expect(heading(page)).toHaveText('Frequently asked questions')
  }
  await page.goBack()
  await page.goBack()
  await expect(heading(page)).toHaveText('Frequently asked questions')
  await isSound()
})

for (const to of ['/en/guides/errors/#%', '/en/guides/errors/?%#50%', '/en/guides/errors/?a=1#x']) {
  test(`a link to ${to} leads there without a page load`, async ({ page }) => {
    const isSound = watch(page)
    await page.goto(`${site.url}/en/faqs/`)
    await alive(page)
    await page.evaluate((href) => {
      const link = Object.assign(document.createElement('a'), { href })
      Object.assign(window, { stayed: true })
      document.body.append(link)
      link.click()
    }, to)
    await expect(heading(page)).toHaveText('Errors')
    expect(await page.evaluate(() => 'stayed' in window)).toBe(true)
    await isSound()
  })
}

test('a link that begins with two slashes stays on this site', async ({ page }) => {
  const isSound = watch(page)
  await page.goto(`${site.url}/en/faqs/`)
  await alive(page)
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: `${location.origin}//evil.example/` })
    document.body.append(link)
    link.click()
  })
  await expect(heading(page)).toHaveText(notFound)
  await isSound()
})

const garbage = [
  '',
  'null',
  '{',
  '[]',
  '{"__proto__":{"x":1}}',
  '"><img src=x onerror=window.hostile=1>',
  '\u0000',
  long,
]
/** Every key of the site, and Gatsby's own flag. */
const keys = [...Object.values(storageKeys), 'gatsby-reload-compilation-hash-match']

for (const value of garbage) {
  test(`${JSON.stringify(value.slice(0, 40))} under every stored key changes nothing`, async ({ page }) => {
    const path = '/en/sdk/v3/android/implementation/push/'
    const isSound = watch(page)
    await page.addInitScript(
      ([names, text]) => {
        for (const name of names) {
          localStorage.setItem(name, text)
          sessionStorage.setItem(name, text)
        }
      },
      [keys, value] as const,
    )
    await page.goto(site.url + path)
    await expect(heading(page)).toHaveText('Push notifications')
    await alive(page)
    await page.getByRole('tab').first().click()
    // What asks for more of what is stored: the panel of own values, and search with its recent ones.
    await page.getByRole('button', { name: 'Your values' }).filter({ visible: true }).first().click()
    await expect(page.getByRole('dialog', { name: 'Your values in samples' })).toBeVisible()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    await page.getByRole('combobox', { name: 'Search the documentation' }).fill('inbox')
    await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible()
    await page.keyboard.press('Escape')
    // Pages with a key of their own: ticks of use cases, what stood in a form, packs that are kept.
    for (const [name, title] of [
      ['Quick wins', 'Quick wins'],
      ['Reading offline', 'Reading offline'],
    ] as const) {
      await page.getByRole('link', { name, exact: true }).first().click()
      await expect(heading(page)).toHaveText(title)
    }
    await page.goto(`${site.url}/en/guides/errors/`)
    await alive(page)
    await isSound()
  })
}

test('a stored language that is not available is replaced on a prefixed page as well', async ({ page }) => {
  await page.goto(`${site.url}/en/faqs/`)
  await page.evaluate(() => localStorage.setItem('gatsby-i18next-language', 'nl'))
  await page.reload()
  await alive(page)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('gatsby-i18next-language'))).toBe('en')
})

test('the canonical link is one, and none where there is no page', async ({ page }) => {
  const canonical = () =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLLinkElement>('link[rel="canonical"]')].map(({ href }) => href),
    )
  await page.goto(`${site.url}/en/nope/`)
  await alive(page)
  expect(await canonical()).toEqual([])
  for (const [name, path] of [
    ['Quick wins', '/en/quick-wins/'],
    ['FAQs', '/en/faqs/'],
  ] as const) {
    await page.getByRole('link', { name, exact: true }).first().click()
    await expect.poll(canonical).toEqual([`https://docs.beckon.example${path}`])
  }
  await page.goBack()
  await page.goBack()
  await expect(heading(page)).toHaveText(notFound)
  await expect.poll(canonical).toEqual([])
})
